import { expect, test } from 'vitest';
import { readingWords, readsTemperature, resultOfReading } from './readings.ts';

test.each([
  ['fridge', 5, 'pass'],
  ['fridge', 5.1, 'advisory'],
  ['fridge', 8.1, 'fail'],
  ['freezer', -18, 'pass'],
  ['freezer', -16, 'advisory'],
  ['freezer', -14.9, 'fail'],
  ['hot_water', 50, 'pass'],
  ['hot_water', 49.9, 'fail'],
  ['cold_water', 20, 'pass'],
  ['cold_water', 20.1, 'fail'],
  ['tmv', 44, 'advisory'],
  ['tmv', 44.1, 'fail'],
] as const)('%s at %d °C: %s', (kind, reading, result) => {
  expect(resultOfReading(kind, reading)).toBe(result);
});

test('what is not measured says nothing by a temperature', () => {
  expect(readsTemperature('bell_test')).toBe(false);
  expect(resultOfReading('bell_test', 20)).toBeNull();
  expect(resultOfReading('fridge', null)).toBeNull();
  expect(readingWords('fridge')).toBe('at most 5 °C');
});
