import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiff, lineDiff, textOf } from './line-diff.ts';
import { wordDiff } from './word-diff.ts';

/** Words that recur, as in two versions of one text, beside whatever else people type. */
const word = fc.oneof(
  fc.constantFrom('tea', 'hot', 'two', 'staff', '100', 'ml', '–', 'é'),
  fc.string({ unit: 'grapheme' }),
);
const line = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const lines = fc.array(line, { maxLength: 8 });

test('the diff of two versions, applied to the old one, gives the new one', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      expect(applyDiff(before, lineDiff(before, after))).toEqual(after);
    }),
  );
});

test('what stayed and went is the old text, what stayed and came the new one', () => {
  fc.assert(
    fc.property(line, line, (before, after) => {
      const pieces = wordDiff(before, after);
      expect([textOf(pieces, 'removed'), textOf(pieces, 'added')]).toEqual([before, after]);
    }),
  );
});

test('a text compared with itself has no marks', () => {
  fc.assert(
    fc.property(lines, (same) => {
      expect(lineDiff(same, same).every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});

test('one word changed is one word marked', () => {
  expect(wordDiff('Level 1 drinks, sitting up.', 'Level 2 drinks, sitting up.')).toEqual([
    { kind: 'same', text: 'Level ' },
    { kind: 'removed', text: '1' },
    { kind: 'added', text: '2' },
    { kind: 'same', text: ' drinks, sitting up.' },
  ]);
});

test('a step that was reworded is one step, and a new one beside it is another', () => {
  const changes = lineDiff(
    ['Thicken every drink to level 1.', 'Sit with her.'],
    ['Thicken every drink to level 2.', 'Yellow beaker.', 'Sit with her.'],
  );
  expect(changes.map(({ kind }) => kind)).toEqual(['changed', 'added', 'same']);
});

test('a diff is refused on lines that it was not made of', () => {
  expect(() => applyDiff(['other'], lineDiff(['tea'], ['coffee']))).toThrow('other lines');
});
