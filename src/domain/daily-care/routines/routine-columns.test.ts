import { expect, test } from 'vitest';
import { careColumns } from '../mood/care-columns.ts';
import { afternoonColumns, morningColumns } from './routine-columns.ts';

const tasks = (shown: number) => Array.from({ length: shown }, (_, at) => `task ${at}`);

test('every share in whole per cent leads back to the tasks that were answered', () => {
  for (let shown = 1; shown < 30; shown += 1) {
    for (let answered = 0; answered <= shown; answered += 1) {
      const completion_pct = Math.round((100 * answered) / shown);
      expect(morningColumns.done({ tasks_shown: tasks(shown), completion_pct, breakfast: null })).toBe(
        `${answered} of ${shown}`,
      );
    }
  }
});

test('a sheet that shows nothing has nothing to do', () =>
  expect(morningColumns.done({ tasks_shown: [], completion_pct: null, breakfast: null })).toBeNull());

test('meals are told in words, those that were recorded', () => {
  const sheet = { tasks_shown: [], completion_pct: null };
  expect(morningColumns.meals({ ...sheet, breakfast: 'three_quarters' })).toBe('Breakfast: three quarters');
  expect(afternoonColumns.meals({ ...sheet, lunch: 'all', tea_or_supper: 'none' })).toBe('Lunch: all, Supper: none');
  expect(afternoonColumns.meals({ ...sheet, lunch: null, tea_or_supper: null })).toBeNull();
});

test('warning signs are counted', () =>
  expect(
    [[], ['Pacing', 'Not sleeping']].map((warning_signs_seen) => careColumns.warning_signs({ warning_signs_seen })),
  ).toEqual([0, 2]));
