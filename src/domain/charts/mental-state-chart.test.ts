import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, momentAt } from '../kit/time/time.ts';
import { mentalStateRows, mentalStateSummary, type MentalStateChartRow } from './mental-state-chart.ts';

const house = { time_zone: 'Europe/London' };
const asked = {
  window: { from: '2026-06-01', to: '2026-06-07' },
  now: momentAt('2026-06-07', '18:00', house.time_zone),
  house,
  relapse_indicators: ['Stops eating', 'Up all night'],
};
const seen = (day: string, more: Partial<MentalStateChartRow> = {}): MentalStateChartRow => ({
  id: day,
  occurred_at: momentAt(day, '10:00', house.time_zone),
  recorded_at: null,
  by: null,
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  risk_to_self: 0,
  risk_to_others: 0,
  risk_from_others: 0,
  self_neglect: 0,
  leaving_unsafely: 0,
  warning_signs_seen: [],
  change_since_last: 'same',
  escalated_to: [],
  ...more,
});

test('every sign the resident’s record knows has a lane, seen or not, and so has one it does not know', () => {
  const rows = mentalStateRows(
    [seen('2026-06-02', { warning_signs_seen: ['Stops eating', 'Gives things away'] })],
    asked,
  );
  expect(rows.map(({ label }) => label)).toEqual([
    'Change',
    'Risk to self',
    'Risk to others',
    'Risk from others',
    'Self-neglect',
    'Leaving unsafely',
    'Stops eating',
    'Up all night',
    'Gives things away',
  ]);
  expect(rows.find(({ label }) => label === 'Stops eating')?.cells.map(({ mark }) => mark)).toEqual([
    '',
    '●',
    '',
    '',
    '',
    '',
    '',
  ]);
  expect(rows.find(({ label }) => label === 'Up all night')?.cells.map(({ level }) => level)).toEqual([
    null,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('of several entries on a day the gravest counts, and a struck-out one not at all', () => {
  const rows = mentalStateRows(
    [
      seen('2026-06-02', { self_neglect: 1 }),
      seen('2026-06-02', { self_neglect: 2, change_since_last: 'slightly_worse' }),
      seen('2026-06-02', { self_neglect: 3, is_deleted: true }),
    ],
    asked,
  );
  expect(rows.find(({ label }) => label === 'Self-neglect')?.cells[1]).toEqual({
    level: 2 / 3,
    mark: '2',
    words: 'raised',
  });
  expect(rows[0]?.cells[1]?.words).toBe('slightly worse');
});

test('the sentence gives the early signs and the highest risk', () => {
  const rows = [
    seen('2026-06-02', { self_neglect: 2, warning_signs_seen: ['Stops eating'], change_since_last: 'slightly_worse' }),
    seen('2026-06-05'),
  ];
  expect(mentalStateSummary(rows, asked).sentence).toBe(
    'Early signs in 1 of 2 entries. Highest risk raised: self-neglect, last on 2 June. Worse than the time before in 1 entry.',
  );
  expect(mentalStateSummary([], asked).sentence).toBe('No mental state was recorded in this time.');
});

test('two different early signs within 72 hours are pointed out, the same one twice is not', () => {
  const twice = ['2026-06-06', '2026-06-07'].map((day) => seen(day, { warning_signs_seen: ['Stops eating'] }));
  expect(mentalStateSummary(twice, asked).signs).toEqual([]);
  expect(
    mentalStateSummary([...twice, seen('2026-06-06', { warning_signs_seen: ['Up all night'] })], asked).signs,
  ).toEqual([{ way: 'up', words: '2 early signs within 72 hours' }]);
});

test('whatever was struck out changes no lane, and no lane is milder than the gravest entry of its day', () => {
  const day = fc.integer({ min: 0, max: 6 });
  const entry = fc.tuple(day, fc.integer({ min: 0, max: 3 }), fc.boolean()).map(([on, risk_to_self, is_deleted]) => ({
    on,
    row: seen(addDays(asked.window.from, on), { risk_to_self, is_deleted }),
  }));
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const notStruckOut = entries.filter(({ row }) => !row.is_deleted);
      const rows = mentalStateRows(
        entries.map(({ row }) => row),
        asked,
      );
      expect(rows).toEqual(
        mentalStateRows(
          notStruckOut.map(({ row }) => row),
          asked,
        ),
      );
      const lane = rows.find(({ label }) => label === 'Risk to self')?.cells ?? [];
      for (const [on, cell] of lane.entries()) {
        const risks = notStruckOut.filter((one) => one.on === on).map(({ row }) => row.risk_to_self);
        expect(cell.level).toBe(risks.length === 0 ? null : Math.max(...risks) / 3);
      }
    }),
  );
});
