import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, momentAt } from '../kit/time/time.ts';
import { bathRows, bathSummary, lastWash, type BathChartRow } from './bath-chart.ts';

const house = { time_zone: 'Europe/London', wash_gap_days: 7 };
const asked = {
  window: { from: '2026-06-01', to: '2026-06-14' },
  now: momentAt('2026-06-14', '18:00', house.time_zone),
  house,
};
const washed = (
  day: string,
  bath_type: BathChartRow['bath_type'],
  outcome: BathChartRow['outcome'] = 'completed',
  more: Partial<BathChartRow> = {},
): BathChartRow => ({
  id: day,
  occurred_at: momentAt(day, '10:00', house.time_zone),
  recorded_at: null,
  by: null,
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  bath_type,
  outcome,
  water_temperature: 38,
  support_level: 'prompted',
  skin_concern: false,
  ...more,
});

test('the days since the last full wash leave out strip washes, those declined and those struck out', () => {
  const rows = [
    washed('2026-06-05', 'shower'),
    washed('2026-06-10', 'strip_wash'),
    washed('2026-06-11', 'bath', 'declined'),
    washed('2026-06-12', 'bath', 'completed', { is_deleted: true }),
  ];
  expect(lastWash(rows, asked)).toEqual({ day: '2026-06-05', days: 9, kind: 'shower' });
  expect(bathSummary(rows, asked)).toMatchObject({
    sentence: 'Last full wash 9 days ago: shower, 5 June. 1 full wash in the time shown. Chose not to once.',
    signs: [{ way: 'up', words: '9 days without a full wash' }],
  });
});

test('a wash before the time shown still tells how long ago it was', () => {
  expect(lastWash([washed('2026-05-30', 'bed_bath')], asked)?.days).toBe(15);
});

test('each kind that was had is a lane, and choosing not to is one too', () => {
  const rows = bathRows(
    [
      washed('2026-06-02', 'shower'),
      washed('2026-06-02', 'shower', 'partly'),
      washed('2026-06-03', 'bath', 'declined'),
    ],
    asked,
  );
  expect(rows.map(({ label }) => label)).toEqual(['Shower', 'Chose not to']);
  expect([rows[0]?.cells[1]?.mark, rows[1]?.cells[2]?.mark]).toEqual(['2', '×']);
});

test('however washes are written, struck out or put in another order, the last full one is the newest that stands', () => {
  const day = fc.integer({ min: 0, max: 13 }).map((days) => addDays(asked.window.from, days));
  const kind = fc.constantFrom<BathChartRow['bath_type']>('bath', 'shower', 'bed_bath', 'strip_wash');
  const row = fc
    .tuple(day, kind, fc.constantFrom('completed', 'partly', 'declined'), fc.boolean())
    .map(([on, type, outcome, is_deleted]) => washed(on, type, outcome, { is_deleted }));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const had = rows
        .filter(
          ({ is_deleted, outcome, bath_type }) => !is_deleted && outcome !== 'declined' && bath_type !== 'strip_wash',
        )
        .map(({ id }) => id)
        .toSorted();
      expect(lastWash(rows, asked)?.day).toBe(had.at(-1));
      expect(lastWash(rows.toReversed(), asked)?.day).toBe(had.at(-1));
      expect(bathSummary(rows, asked).sentence).toContain(`${had.length} full wash`);
    }),
  );
});
