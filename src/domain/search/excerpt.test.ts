import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const marked = (text: string, words: readonly string[]) => {
  const { text: piece, hits } = excerptOf(text, words);
  return hits.map(([from, to]) => piece.slice(from, to));
};

test('a short text is shown whole, with every hit', () => {
  expect(excerptOf('Walked in the garden.\nLoved the walk.', ['walk'])).toEqual({
    text: 'Walked in the garden. Loved the walk.',
    hits: [
      [0, 6],
      [32, 36],
    ],
  });
});

test('a long text is shown around its first hit, cut between words', () => {
  const text = `${'Nothing of note happened here. '.repeat(20)}Mrs O’Brien fell by the door. ${'And again nothing. '.repeat(20)}`;
  const { text: piece } = excerptOf(text, ['obrien']);
  expect(piece).toMatch(/^…\w/);
  expect(piece).toMatch(/\w.?…$/);
  expect(piece).toContain('Mrs O’Brien fell');
  expect(piece.length).toBeLessThan(170);
  expect(marked(text, ['obrien'])).toEqual(['O’Brien']);
});

test('accents are forgiven in the text too', () => {
  expect(marked('Café with Ó Súilleabháin', ['cafe', 'suill'])).toEqual(['Café', 'Súilleabháin']);
});

test('a text without a hit begins at its beginning', () => {
  expect(excerptOf('a '.repeat(200), ['zebra']).hits).toEqual([]);
});

test('every hit lies inside the piece and begins as what was looked for', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 80 }), fc.lorem({ maxCount: 1 }), (text, word) => {
      const { text: piece, hits } = excerptOf(text, [word]);
      for (const [from, to] of hits)
        expect(
          piece
            .slice(from, to)
            .toLowerCase()
            .startsWith(word.slice(0, to - from).toLowerCase()),
        ).toBe(true);
    }),
  );
});
