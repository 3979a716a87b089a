import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes, momentAt } from '../kit/time/time.ts';
import { hourGrid, incidentCounts, incidentSummary, type IncidentChartRow } from './incident-chart.ts';

const house = { time_zone: 'Europe/London', falls_count: 2, falls_days: 28 };
const places = { room: 'Own room', bathroom: 'Bathroom', garden: 'Garden' };
const asked = {
  window: { from: '2026-08-18', to: '2026-11-15' },
  now: momentAt('2026-11-15', '18:00', house.time_zone),
  house,
  places,
};
const happened = (occurred_at: string, more: Partial<IncidentChartRow> = {}): IncidentChartRow => ({
  id: occurred_at,
  occurred_at,
  recorded_at: null,
  by: null,
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  incident_type: 'fall',
  location: 'bathroom',
  severity: 'low',
  status: 'submitted',
  ...more,
});
const on = (day: string, time: string) => momentAt(day, time, house.time_zone);

test('the grid counts by the hour on the house’s clock and the place', () => {
  const grid = hourGrid(
    [
      happened(on('2026-09-01', '17:10')),
      happened(on('2026-11-01', '17:50')),
      happened(on('2026-11-02', '03:00'), { location: 'room' }),
    ],
    asked,
  );
  expect(
    grid.map(({ label, cells }) => [
      label,
      cells.findIndex(({ mark }) => mark !== ''),
      cells.map(({ mark }) => mark).join(''),
    ]),
  ).toEqual([
    ['Own room', 3, '1'],
    ['Bathroom', 17, '2'],
  ]);
});

test('the sentence says how many, of what, where and when', () => {
  const rows = [
    happened(on('2026-11-01', '17:10')),
    happened(on('2026-11-10', '17:40')),
    happened(on('2026-11-12', '09:00'), { incident_type: 'near_miss', location: 'garden' }),
    happened(on('2026-11-13', '09:00'), { is_deleted: true }),
  ];
  expect(incidentSummary(rows, asked)).toMatchObject({
    sentence: '3 incidents, most often fall (2). Most often here: bathroom (2). Most often in the hour from 17:00 (2).',
    signs: [{ way: 'up', words: '2 falls in 28 days' }],
  });
  expect(incidentSummary([], asked).sentence).toBe('No incident was reported in this time.');
});

test('weeks and hours each count every incident that stands exactly once, clock changes or not', () => {
  const some = fc.array(
    fc.record({
      minute: fc.integer({ min: 0, max: 90 * 24 * 60 - 61 }),
      struck: fc.boolean(),
      place: fc.constantFrom('room', 'bathroom', 'garden'),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(some, (given) => {
      const start = on(asked.window.from, '00:00');
      const rows = given.map(({ minute, struck, place }) =>
        happened(addMinutes(start, minute), { is_deleted: struck, location: place }),
      );
      const notStruckOut = given.filter(({ struck }) => !struck).length;
      expect(incidentCounts(rows, asked).reduce((sum, { count }) => sum + count, 0)).toBe(notStruckOut);
      expect(
        hourGrid(rows, asked)
          .flatMap(({ cells }) => cells)
          .reduce((sum, { mark }) => sum + Number(mark), 0),
      ).toBe(notStruckOut);
    }),
  );
});
