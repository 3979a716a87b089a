import { expect, test } from 'vitest';
import { sources, withoutComments } from './source.ts';

/** A second is long on a quiet machine and short on a busy one. */
const impatient = /\bvi\.waitFor\(|\.waitFor[T]imeout\(/;

test('a test waits for what it wants to see, by `eventually`, `expect.poll` or a label, and never for a while', () => {
  const tests = [...sources('src'), ...sources('test')].filter(({ path }) => /\.test\.tsx?$|^test\//.test(path));
  const waiting = tests.filter(({ text }) => impatient.test(withoutComments(text))).map(({ path }) => path);
  expect(waiting).toEqual(['test/world/eventually.ts']);
});
