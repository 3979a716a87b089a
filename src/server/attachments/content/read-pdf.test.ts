import { expect, test } from 'vitest';
import { readingOf } from './read-pdf.ts';

test('what the reader of a PDF found, or why it refuses, is taken as it says', () => {
  const found = { pages: 2, text: 'Dear Mr Hale', picture: null };
  expect(readingOf(JSON.stringify(found))).toEqual(found);
  expect(readingOf('{"refused":"locked"}')).toEqual({ refused: 'locked' });
});

test.each([
  ['nothing', ''],
  ['half a sentence', '{"pages":2,"te'],
  ['no object', '"locked"'],
  ['pages that are no number', '{"pages":"2","text":"","picture":null}'],
  ['part of a page', '{"pages":1.5,"text":"","picture":null}'],
  ['no words', '{"pages":2,"picture":null}'],
  ['a picture that is none', '{"pages":2,"text":"","picture":{"length":1e12}}'],
  ['more words than are kept', JSON.stringify({ pages: 2, text: 'a'.repeat(100_001), picture: null })],
  ['a reason that nobody knows', '{"refused":"constructor"}'],
])('a reader that says %s found a damaged file', (_, said) => {
  expect(readingOf(said)).toEqual({ refused: 'damaged' });
});
