import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMinutes, hoursBetween, momentAt } from '../../kit/time/time.ts';
import { sleepHours, type Night, type SleepState } from './sleep-hours.ts';

const london = 'Europe/London';
const night = (more: Partial<Night>): Night => ({
  settled_at: '2026-01-10T22:00:00Z',
  woke_at: '2026-01-11T06:00:00Z',
  check_interval_min: 60,
  checks: [],
  ...more,
});
const check = (time: string, state: SleepState) => ({
  checked_at: `2026-01-${time > '12' ? '10' : '11'}T${time}:00Z`,
  state,
});

test('each state lasts until the next check', () => {
  const checks = [
    check('23:00', 'asleep'),
    check('00:00', 'awake_in_bed'),
    check('01:00', 'asleep'),
    check('02:00', 'asleep'),
    check('03:00', 'asleep'),
    check('04:00', 'asleep'),
    check('05:00', 'asleep'),
  ];
  expect(sleepHours(night({ checks }))).toEqual({
    sleep_hours: 7,
    awake_hours: 1,
    unknown_hours: 0,
    longest_stretch_hours: 5,
  });
});

test('a gap longer than two intervals is unknown, exactly two is not', () => {
  const checks = [check('00:00', 'asleep'), check('02:01', 'asleep'), check('04:00', 'asleep')];
  expect(sleepHours(night({ checks }))?.unknown_hours).toBeCloseTo(121 / 60);
});

test('after a declined check nothing is known until the next one', () => {
  const checks = [check('00:00', 'declined_check'), check('02:00', 'asleep'), check('04:00', 'asleep')];
  expect(sleepHours(night({ checks }))).toMatchObject({ sleep_hours: 6, unknown_hours: 2 });
});

test('without checks the stated time awake is taken off', () => {
  expect(sleepHours(night({ awake_min: 90 }))).toMatchObject({ sleep_hours: 6.5, awake_hours: 1.5, unknown_hours: 0 });
});

test('where no interval is agreed a single check leaves no gap', () => {
  expect(sleepHours(night({ check_interval_min: 0, checks: [check('02:00', 'asleep')] }))?.sleep_hours).toBe(8);
});

test('checks before settling and after waking add nothing', () => {
  const checks = [
    check('21:30', 'up_in_room'),
    check('00:00', 'asleep'),
    check('02:00', 'asleep'),
    check('04:00', 'asleep'),
    check('07:00', 'up_in_room'),
  ];
  expect(sleepHours(night({ checks, check_interval_min: 120 }))).toMatchObject({ sleep_hours: 8, awake_hours: 0 });
});

test('the night the clocks go back is an hour longer, the other an hour shorter', () => {
  const from = (day: string, next: string) =>
    sleepHours(night({ settled_at: momentAt(day, '22:00', london), woke_at: momentAt(next, '06:00', london) }));
  expect(from('2026-10-24', '2026-10-25')?.sleep_hours).toBe(9);
  expect(from('2026-03-28', '2026-03-29')?.sleep_hours).toBe(7);
});

test("the repeated hour's checks each stand once, in order", () => {
  const checks = ['2026-10-25T01:30:00Z', '2026-10-25T00:30:00Z'].map((checked_at, index) => ({
    checked_at,
    state: index ? ('awake_in_bed' as const) : ('asleep' as const),
  }));
  const found = sleepHours(night({ settled_at: '2026-10-24T23:30:00Z', woke_at: '2026-10-25T02:30:00Z', checks }));
  expect(found).toEqual({ sleep_hours: 2, awake_hours: 1, unknown_hours: 0, longest_stretch_hours: 1 });
});

test('an open night has no figure', () => {
  expect(sleepHours(night({ woke_at: null }))).toBeNull();
});

test('asleep, awake and unknown always add up to the night', () => {
  const states = fc.constantFrom<SleepState>('asleep', 'awake_in_bed', 'declined_check', 'bathroom');
  const checks = fc.array(fc.record({ minute: fc.integer({ min: -60, max: 600 }), state: states }));
  fc.assert(
    fc.property(checks, fc.constantFrom(0, 15, 60, 240), (seen, check_interval_min) => {
      const whole = night({ check_interval_min });
      const settled = whole.settled_at ?? '';
      const found = sleepHours({
        ...whole,
        checks: seen.map(({ minute, state }) => ({ checked_at: addMinutes(settled, minute), state })),
      });
      const sum = (found?.sleep_hours ?? 0) + (found?.awake_hours ?? 0) + (found?.unknown_hours ?? 0);
      expect(sum).toBeCloseTo(hoursBetween(settled, whole.woke_at ?? ''));
    }),
  );
});

test('in whatever night, slept through is the time that passed and not the difference of two clocks', () => {
  const evenings = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(
      fc.oneof(evenings, fc.constantFrom('2026-03-28', '2026-10-24', '2027-03-27', '2027-10-30')),
      fc.integer({ min: 20, max: 23 }),
      fc.integer({ min: 4, max: 9 }),
      (day, bed, up) => {
        const settled_at = momentAt(day, `${bed}:00`, london);
        const woke_at = momentAt(addDays(day, 1), `0${up}:00`, london);
        const found = sleepHours(night({ settled_at, woke_at }))?.sleep_hours;
        expect(found).toBe(hoursBetween(settled_at, woke_at));
        const onTheClock = 24 - bed + up;
        const shift = (Date.parse(woke_at) - Date.parse(settled_at)) / 3_600_000 - onTheClock;
        expect([-1, 0, 1]).toContain(shift);
      },
    ),
  );
});

test('the order in which checks are written down changes nothing', () => {
  const checks = fc.uniqueArray(
    fc.record({
      minute: fc.integer({ min: 0, max: 480 }),
      state: fc.constantFrom<SleepState>('asleep', 'awake_in_bed', 'declined_check'),
    }),
    { selector: ({ minute }) => minute },
  );
  fc.assert(
    fc.property(checks, (seen) => {
      const checks = seen.map(({ minute, state }) => ({
        checked_at: addMinutes('2026-10-24T21:00:00Z', minute),
        state,
      }));
      const across = { settled_at: '2026-10-24T21:00:00Z', woke_at: '2026-10-25T06:00:00Z' };
      const found = sleepHours(night({ ...across, checks }));
      expect(sleepHours(night({ ...across, checks: checks.toReversed() }))).toEqual(found);
      expect(found?.longest_stretch_hours).toBeLessThanOrEqual((found?.sleep_hours ?? 0) + 1e-9);
    }),
  );
});
