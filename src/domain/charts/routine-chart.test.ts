import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, momentAt } from '../kit/time/time.ts';
import { independence, routineRows, routineSummary, type RoutineChartRow } from './routine-chart.ts';

const labels = { wash: 'Wash', hair: 'Hair', shave: 'Shave' };
const window = { from: '2026-06-01', to: '2026-06-07' };
const asked = { window, labels };
const done = (support_level: string) => ({ result: 'completed', support_level });
const sheet = (
  routine_date: string,
  tasks: Record<string, unknown>,
  more: Partial<RoutineChartRow> = {},
): RoutineChartRow => ({
  id: routine_date,
  occurred_at: momentAt(routine_date, '09:00', 'Europe/London'),
  recorded_at: null,
  by: null,
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  routine_date,
  tasks_shown: ['wash', 'hair'],
  completion_pct: 100,
  independence_pct: 50,
  declined_tasks: [],
  status: 'complete',
  ...tasks,
  ...more,
});

test('a task’s square says how much help it took; a task the plan does not show has no row', () => {
  const rows = routineRows(
    [sheet('2026-06-02', { wash: done('prompted'), hair: { result: 'declined', support_level: null } })],
    asked,
  );
  expect(rows.map(({ label }) => label)).toEqual(['Wash', 'Hair']);
  expect(rows.map(({ cells }) => [cells[1]?.mark, cells[1]?.words])).toEqual([
    ['P', 'Prompted'],
    ['×', 'Chose not to'],
  ]);
  expect(rows[0]?.cells[0]).toEqual({ level: null, mark: '', words: 'Not recorded' });
});

test('a week’s square is the share done alone or with a prompt', () => {
  const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'];
  const rows = routineRows(
    days.map((day, index) => sheet(day, { wash: done(index === 0 ? 'assisted_one' : 'independent') })),
    { labels, window: { from: '2026-03-10', to: '2026-06-07' } },
  );
  expect(rows[0]?.cells.at(-1)?.mark).toBe('75');
});

test('the sentence compares with the weeks before and says what was declined', () => {
  const before = ['2026-05-20', '2026-05-21'].map((day) =>
    sheet(day, { wash: done('independent'), hair: done('independent') }),
  );
  const rows = [
    ...before,
    sheet('2026-06-02', { wash: done('prompted'), hair: done('assisted_one') }),
    sheet(
      '2026-06-03',
      { wash: null, hair: { result: 'declined', support_level: null } },
      { declined_tasks: ['hair'] },
    ),
  ];
  expect(routineSummary(rows, asked)).toMatchObject({
    sentence:
      'Alone or with a prompt in 50 % of what was done. 100 % in the 28 days before. Sheets for 2 of 7 days. Chose not to once: hair.',
    signs: [{ way: 'down', words: 'Does 50 points less alone than before' }],
  });
});

test('independence is a share of what was done, and struck-out sheets have no part in it', () => {
  const levels = fc.constantFrom(
    'independent',
    'prompted',
    'supervised',
    'assisted_one',
    'assisted_two',
    'full_support',
  );
  const days = fc.uniqueArray(
    fc.record({ place: fc.integer({ min: 0, max: 6 }), level: levels, struck: fc.boolean() }),
    { selector: ({ place }) => place },
  );
  fc.assert(
    fc.property(days, (given) => {
      const found = independence(
        given.map(({ place, level, struck }) =>
          sheet(addDays(window.from, place), { wash: done(level) }, { is_deleted: struck }),
        ),
        window,
      );
      const notStruckOut = given.filter(({ struck }) => !struck);
      const alone = notStruckOut.filter(({ level }) => level === 'independent' || level === 'prompted').length;
      if (notStruckOut.length === 0) expect(found).toBeNull();
      else expect(found).toBeCloseTo((100 * alone) / notStruckOut.length);
    }),
  );
});
