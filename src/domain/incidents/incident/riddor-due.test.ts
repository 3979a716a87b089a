import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../kit/time/time.ts';
import { riddorDue, type RiddorCategory } from './riddor-due.ts';

test('more than seven days off work is reported within 15 days of the accident', () => {
  expect(riddorDue('over_7_days', '2026-02-20')).toEqual({ due_on: '2026-03-07', at_once: false });
});

test.each([
  ['death', true],
  ['specified_injury', true],
  ['non_worker_to_hospital', false],
  ['disease', false],
  ['dangerous_occurrence', false],
] as const)('%s is reported within 10 days (at once: %s)', (category, at_once) => {
  expect(riddorDue(category, '2026-02-20')).toEqual({ due_on: '2026-03-02', at_once });
});

test('on any day of any year a report has ten or fifteen whole days, clock changes and leap days or not', () => {
  const category = fc.constantFrom<RiddorCategory>(
    'death',
    'specified_injury',
    'over_7_days',
    'non_worker_to_hospital',
    'disease',
    'dangerous_occurrence',
  );
  fc.assert(
    fc.property(category, fc.integer({ min: 0, max: 20_000 }), (kind, days) => {
      const accident = addDays('2000-01-01', days);
      expect(daysBetween(accident, riddorDue(kind, accident).due_on)).toBe(kind === 'over_7_days' ? 15 : 10);
    }),
  );
});
