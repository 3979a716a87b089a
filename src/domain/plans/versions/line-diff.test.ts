import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff, type LineChange } from './line-diff.ts';
import { wordDiff, type DiffPiece } from './word-diff.ts';

/** Words that recur, as in two versions of one text, beside whatever else people type. */
const word = fc.oneof(
  fc.constantFrom('tea', 'hot', 'two', 'staff', '100', 'ml', '–', 'é'),
  fc.string({ unit: 'grapheme' }),
);
const line = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const lines = fc.array(line, { maxLength: 8 });

/** The line as it read before, or as it reads now. */
const textOf = (pieces: readonly DiffPiece[], side: 'removed' | 'added'): string =>
  pieces
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ text }) => text)
    .join('');
/** The lines of the old version as a diff has them, or those of the new one. */
const linesOf = (changes: readonly LineChange[], side: 'removed' | 'added'): readonly string[] =>
  changes.flatMap((change) => {
    if (change.kind === 'changed') return [textOf(change.pieces, side)];
    return change.kind === 'same' || change.kind === side ? [change.text] : [];
  });

test('the diff of two versions holds the old one and the new one, line by line', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const changes = lineDiff(before, after);
      expect([linesOf(changes, 'removed'), linesOf(changes, 'added')]).toEqual([before, after]);
      for (const change of changes)
        if (change.kind === 'changed')
          expect([textOf(change.pieces, 'removed'), textOf(change.pieces, 'added')]).toEqual([
            change.before,
            change.after,
          ]);
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
