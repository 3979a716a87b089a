import { expect, test } from 'vitest';
import { riddorDue } from './riddor-due.ts';

test('more than seven days off work is reported within 15 days of the accident', () => {
  expect(riddorDue('over_7_days', '2026-02-20')).toEqual({ due_on: '2026-03-07', at_once: false });
});

test.each([
  ['death', true], ['specified_injury', true], ['non_worker_to_hospital', false], ['disease', false], ['dangerous_occurrence', false],
] as const)('%s is reported within 10 days (at once: %s)', (category, at_once) => {
  expect(riddorDue(category, '2026-02-20')).toEqual({ due_on: '2026-03-02', at_once });
});
