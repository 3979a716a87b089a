import { expect, test } from 'vitest';
import { judgingWord } from './judging-words.ts';

test('a word that judges is found, however it is written', () => {
  expect(judgingWord('Was Attention-Seeking after lunch.')).toBe('Attention-Seeking');
  expect(judgingWord('He refused his bath.')).toBe('refused');
});

test('a note that tells what happened has none', () => {
  expect(judgingWord('He said “not today” and went back to his room.')).toBeNull();
  expect(judgingWord('Refuse was collected; the difficulty with the lift is mended.')).toBeNull();
});
