import { expect, test } from 'vitest';
import { wordsFor } from './notify-device.ts';

test('a locked screen learns how much waits and where, and nothing else', () => {
  expect(wordsFor(1, 'Rose House')).toBe('Rose House: something needs you now.');
  expect(wordsFor(3, 'Rose House')).toBe('Rose House: 3 things need you now.');
});
