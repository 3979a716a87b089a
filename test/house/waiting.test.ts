import { expect, test } from 'vitest';
import { sources, withoutComments } from './source.ts';

const tests = [...sources('src'), ...sources('test')].filter(({ path }) => /\.test\.tsx?$|^test\//.test(path));
const testsWith = (pattern: RegExp) =>
  tests.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);

test('a test waits for what it wants to see, by `eventually`, `expect.poll` or a label', () => {
  // A second is long on a quiet machine and short on a busy one.
  const impatient = /\bvi\.waitFor\(|\.waitFor[T]imeout\(/;
  expect(testsWith(impatient)).toEqual(['test/world/eventually.ts']);
});

test('how many there are is waited for: what finds all is content with the first', () => {
  expect(testsWith(/\bexpect\(\s*await [^;]*?\.findAllBy[^;]*?\)\.toHaveLength\((?!1\))/)).toEqual([]);
});

test('no test waits for a while', () => {
  // A promise that a timer keeps, as in `new Promise((resolve) => setTimeout(resolve, 50))`.
  const asleep =
    /\bPromise(?:<\w+>)?\(\s*\(?(\w+)\)?\s*=>[\s{]*(?:void\s+)?setTimeout\((?:\(\)\s*=>\s*(?:void\s+)?)?\1\b/;
  const sleeping = new RegExp(`${asleep.source}|timers/${'promises'}|pg_${'sleep'}\\b`);
  expect(testsWith(sleeping)).toEqual([
    // A storage that takes its time, by timers that are not real.
    'src/web/kit/state/persist.test.ts',
  ]);
});
