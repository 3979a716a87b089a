import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SleepState } from '../daily-care/sleep/sleep-hours.ts';
import { addDays, addMinutes, hoursBetween, momentAt } from '../kit/time/time.ts';
import { nightStrips, sleepSummary, type SleepChartRow } from './sleep-chart.ts';

const house = { time_zone: 'Europe/London', sleep_low_hours: 4, late_entry_minutes: 120 };
const at = (day: string, time: string) => momentAt(day, time, house.time_zone);
const slept = (night_of: string, more: Partial<SleepChartRow> = {}): SleepChartRow => ({
  id: night_of,
  occurred_at: at(night_of, '22:00'),
  recorded_at: null,
  by: null,
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  night_of,
  bed_at: at(night_of, '22:00'),
  settled_at: at(night_of, '22:30'),
  woke_at: at(addDays(night_of, 1), '06:30'),
  up_at: at(addDays(night_of, 1), '07:00'),
  wakings: 0,
  quality: 3,
  day_nap_min: 0,
  check_interval_min: 0,
  checks: [],
  status: 'closed',
  ...more,
});
const one = (day: string) => ({ window: { from: day, to: day }, now: at(addDays(day, 2), '12:00'), house });

test('a night is told by its hours, its longest stretch and its checks', () => {
  const checks = ['23:30', '00:30', '01:30', '02:30', '03:30', '04:30', '05:30'].map((time, index) => ({
    checked_at: at(index === 0 ? '2026-06-01' : '2026-06-02', time),
    state: index === 2 ? ('awake_in_bed' as const) : ('asleep' as const),
  }));
  expect(
    sleepSummary([slept('2026-06-01', { check_interval_min: 60, checks, wakings: 1 })], one('2026-06-01')).sentence,
  ).toBe('Slept 7 hours between 22:30 and 06:30, the longest stretch 4. Woke once. 7 checks, 8 due.');
});

test('checks that were written down in the morning are told apart from those written at once', () => {
  const check = (time: string, recorded_at: string | null) => ({
    checked_at: at('2026-06-02', time),
    state: 'asleep' as const,
    recorded_at,
  });
  const night = slept('2026-06-01', {
    check_interval_min: 60,
    checks: [
      check('01:00', at('2026-06-02', '01:02')),
      check('02:00', at('2026-06-02', '07:00')),
      check('03:00', null),
    ],
  });
  expect(sleepSummary([night], one('2026-06-01')).sentence).toContain('1 of them written down late.');
  expect(nightStrips([night], one('2026-06-01'))[0]?.checks.map(({ writtenLateAt }) => writtenLateAt)).toEqual([
    null,
    at('2026-06-02', '07:00'),
    null,
  ]);
});

test('the night the clocks go back has nine hours between the same two times, the other seven', () => {
  expect(sleepSummary([slept('2026-10-24')], one('2026-10-24')).sentence).toBe(
    'Slept 9 hours between 22:30 and 06:30, the longest stretch 9. The clocks went back an hour.',
  );
  expect(sleepSummary([slept('2026-03-28')], one('2026-03-28')).sentence).toBe(
    'Slept 7 hours between 22:30 and 06:30, the longest stretch 7. The clocks went forward an hour.',
  );
});

test('several nights are told by their mean, and a struck-out one is not among them', () => {
  const rows = [
    slept('2026-06-01'),
    slept('2026-06-02', { woke_at: at('2026-06-03', '02:00'), up_at: at('2026-06-03', '02:10') }),
    slept('2026-06-03', { is_deleted: true }),
  ];
  const summary = sleepSummary(rows, {
    window: { from: '2026-06-01', to: '2026-06-07' },
    now: at('2026-06-08', '12:00'),
    house,
  });
  expect(summary.sentence).toBe('Slept 5.8 hours a night on average, 2 of 7 nights recorded.');
  expect(summary.signs).toEqual([{ way: 'down', words: 'Under 4 hours on 1 night' }]);
  expect(summary.small.values).toEqual([8, 3.5, null, null, null, null, null]);
});

test('an open night is drawn up to now and has no figure', () => {
  const open = slept('2026-06-01', {
    woke_at: null,
    up_at: null,
    status: 'open',
    checks: [{ checked_at: at('2026-06-02', '01:00'), state: 'bathroom' }],
  });
  const asked = { ...one('2026-06-01'), now: at('2026-06-02', '02:00') };
  expect(nightStrips([open], asked)[0]?.stretches.map(({ state, to }) => [state, to])).toEqual([
    ['asleep', at('2026-06-02', '01:00')],
    ['bathroom', asked.now],
  ]);
  expect(sleepSummary([open], asked).sentence).toBe('This night is still open. 1 check so far.');
});

const states = fc.constantFrom<SleepState>(
  'asleep',
  'awake_in_bed',
  'awake_distressed',
  'up_in_room',
  'bathroom',
  'declined_check',
);
const nights = fc.constantFrom('2026-10-24', '2026-03-28', '2026-06-01', '2027-10-30', '2027-03-27');

test('the strip covers the night without gap or overlap and adds up to its hours, whichever way the clocks go', () => {
  const checks = fc.array(fc.record({ minute: fc.integer({ min: -90, max: 700 }), state: states }), { maxLength: 20 });
  fc.assert(
    fc.property(nights, checks, fc.constantFrom(0, 30, 120), (night, seen, check_interval_min) => {
      const settled_at = at(night, '22:30');
      const row = slept(night, {
        check_interval_min,
        checks: seen.map(({ minute, state }) => ({ checked_at: addMinutes(settled_at, minute), state })),
      });
      const [strip] = nightStrips([row], one(night));
      const { stretches = [], hours } = strip ?? {};
      stretches.forEach((stretch, index) => index > 0 && expect(stretch.from).toBe(stretches[index - 1]?.to));
      const drawn = (wanted: (state: string) => boolean) =>
        stretches.filter(({ state }) => wanted(state)).reduce((sum, { from, to }) => sum + hoursBetween(from, to), 0);
      expect(drawn(() => true)).toBeCloseTo(hoursBetween(settled_at, at(addDays(night, 1), '06:30')));
      expect(drawn((state) => state === 'asleep')).toBeCloseTo(hours?.sleep_hours ?? -1);
    }),
  );
});
