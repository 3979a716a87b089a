import { expect, test } from 'vitest';
import { judgingHint, judgingWord } from './judging-words.ts';

test('a word that judges is found, however it is written, with words to put in its place', () => {
  expect(judgingWord('Was Attention-Seeking after lunch.')).toEqual({
    word: 'Attention-Seeking',
    instead: 'asked for company',
  });
  expect(judgingWord('He refused his bath.')).toEqual({ word: 'refused', instead: 'chose not to' });
  expect(judgingHint({ word: 'refused', instead: 'chose not to' })).toBe(
    '“refused” judges. Say what you saw or heard instead, perhaps: chose not to.',
  );
});

test('a note that tells what happened has none', () => {
  expect(judgingWord('He said “not today” and went back to his room.')).toBeNull();
  expect(judgingWord('Refuse was collected; the difficulty with the lift is mended.')).toBeNull();
});
