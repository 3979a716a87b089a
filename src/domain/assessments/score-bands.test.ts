import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, bandProblems, totalScore } from './score-bands.ts';

const bands = [
  { from: 0, to: 4, label: 'None' },
  { from: 5, to: 9, label: 'Mild' },
  { from: 10, to: 27, label: 'More' },
];
const range = { min_score: 0, max_score: 27 };

test('a form adds its scores, weighs them or takes the highest', () => {
  const answers = [{ score: 2, weight: 3 }, { score: 1 }, { score: null }];
  expect(totalScore('sum', answers)).toBe(3);
  expect(totalScore('weighted', answers)).toBe(7);
  expect(totalScore('max_item', answers)).toBe(2);
});

test('a form without scoring, or without answers, has no total', () => {
  expect(totalScore('none', [{ score: 2 }])).toBeNull();
  expect(totalScore('sum', [{ score: null }])).toBeNull();
});

test.each([
  [0, 'None'],
  [4, 'None'],
  [4.5, 'None'],
  [5, 'Mild'],
  [27, 'More'],
])('%d falls in the band %s', (total, label) => {
  expect(bandOf(total, bands)?.label).toBe(label);
});

test('a total outside every band has none', () => {
  expect(bandOf(28, bands)).toBeNull();
  expect(bandOf(-1, bands)).toBeNull();
  expect(bandOf(1, [])).toBeNull();
});

test('bands that cover the whole range once are right, in any order', () => {
  expect(bandProblems(bands.toReversed(), range)).toEqual([]);
});

test('a gap, an overlap, an uncovered end and a reversed band are named', () => {
  const label = '';
  expect(
    bandProblems(
      [
        { from: 1, to: 4, label },
        { from: 7, to: 12, label },
        { from: 12, to: 20, label },
      ],
      range,
    ),
  ).toEqual([
    { kind: 'gap', from: 0, to: 0 },
    { kind: 'gap', from: 5, to: 6 },
    { kind: 'overlap', from: 12, to: 12 },
    { kind: 'gap', from: 21, to: 27 },
  ]);
  expect(bandProblems([{ from: 9, to: 2, label }], range)).toEqual([{ kind: 'reversed', from: 9, to: 2 }]);
  expect(bandProblems([], range)).toEqual([{ kind: 'gap', from: 0, to: 27 }]);
});

test('bands that reach beyond the range, on either side, are no problem', () => {
  const wide = [
    { from: -9, to: -1, label: '' },
    { from: 0, to: 27, label: '' },
    { from: 30, to: 40, label: '' },
  ];
  expect(bandProblems(wide, range)).toEqual([]);
});

test('where no problem is named every score has exactly one band', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 27 }), { maxLength: 5 });
  fc.assert(
    fc.property(cuts, fc.integer({ min: 0, max: 27 }), (tops, total) => {
      const starts = [0, ...tops.toSorted((a, b) => a - b)];
      const made = starts.map((from, index) => ({ from, to: (starts[index + 1] ?? 28) - 1, label: `${from}` }));
      expect(bandProblems(made, range)).toEqual([]);
      expect(made.filter((band) => band.from <= total && total <= band.to)).toEqual([bandOf(total, made)]);
    }),
  );
});
