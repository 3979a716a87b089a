import { expect, test } from 'vitest';
import { isActive, isOnDuty } from './active-shift.ts';

test.each([
  ['draft', false],
  ['published', true],
  ['accepted', true],
  ['swap_requested', true],
  ['worked', true],
  ['declined', false],
  ['absent', false],
  ['cancelled', false],
])('a %s shift stands: %s', (status, stands) => {
  expect(isActive({ status })).toBe(stands);
  expect(isOnDuty({ status, shift_type: 'early' })).toBe(stands);
});

test('leave, sickness, a day off and a course are no work in the house', () => {
  for (const shift_type of ['annual_leave', 'sick', 'off', 'training'])
    expect(isOnDuty({ status: 'published', shift_type })).toBe(false);
  for (const shift_type of ['early', 'sleep_in', 'on_call', 'office'])
    expect(isOnDuty({ status: 'published', shift_type })).toBe(true);
});
