import { expect, test } from 'vitest';
import { poundWords } from './pound-words.ts';

test('pounds always have their pence, and thousands stand apart', () =>
  expect([poundWords(3), poundWords(0.5), poundWords(1467.4)]).toEqual(['£3.00', '£0.50', '£1,467.40']));
