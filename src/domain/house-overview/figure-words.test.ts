import { expect, test } from 'vitest';
import { figureWords } from './figure-words.ts';

const words = (name: Parameters<typeof figureWords>[0], value: number | null, of: number | null = null) =>
  figureWords(name, { value, of });

test('every figure is read in its own measure', () => {
  expect(words('gaps', 3)).toBe('3');
  expect(words('care_recorded', 93.6)).toBe('94 %');
  expect(words('record_age', 12.4)).toBe('12 min');
  expect(words('record_age', 65)).toBe('1 h 05');
  expect(words('hours_filled', 612, 640.5)).toBe('612 of 640.5 h');
  expect(words('hours_filled', 612)).toBe('612 h');
  expect(words('petty_cash_top_up', 40)).toBe('£40.00');
  expect(words('falls_rate', 5.952)).toBe('6');
});

test('where nothing can be worked out, no figure is made up', () => {
  expect(words('falls_rate', null)).toBe('No figure');
});
