import { expect, test } from 'vitest';
import { sources, withoutComments } from './source.ts';

const tests = [...sources('src'), ...sources('test'), ...sources('scripts')].filter(({ path }) =>
  /\.test\.tsx?$|^test\//.test(path),
);
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
  // The limit that a runner sets for a whole test is no wait.
  const timed = new RegExp(`(?<!\\btest\\.)\\bset${'Timeout'}\\(|timers/${'promises'}|pg_${'sleep'}\\b`);
  expect(testsWith(timed).toSorted()).toEqual([
    // A storage that takes its time, by timers that are not real.
    'src/web/kit/state/persist.test.ts',
    // A page that never opens and a message that never comes: each ends its wait with words.
    'test/world/browser/journey.ts',
    'test/world/server/listening.ts',
    // A slow line is what it is for.
    'test/world/server/tcp-proxy.ts',
  ]);
});
