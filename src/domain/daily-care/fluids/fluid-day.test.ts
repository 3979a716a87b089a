import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes, hoursBetween, momentAt } from '../../kit/time/time.ts';
import {
  fluidDay,
  fluidDayBounds,
  fluidDayOf,
  hoursSinceLastDrink,
  wakingShare,
  type FluidEntry,
} from './fluid-day.ts';

const house = { fluid_day_start: '07:00', time_zone: 'Europe/London' };
const clock = (time: string, day = '2026-07-01') => momentAt(day, time, house.time_zone);
const entry = (occurred_at: string, amount_ml: number | null, more: Partial<FluidEntry> = {}): FluidEntry => ({
  occurred_at,
  amount_ml,
  direction: 'intake',
  is_deleted: false,
  ...more,
});
const at = { ...house, day: '2026-07-01', now: clock('14:30'), target_ml: 1600 };

test('a drink before seven belongs to the day before', () => {
  expect(fluidDayOf(clock('06:59'), house)).toBe('2026-06-30');
  expect(fluidDayOf(clock('07:00'), house)).toBe('2026-07-01');
});

test('totals, share of target and balance of a day', () => {
  const entries = [
    entry(clock('08:00'), 200),
    entry(clock('10:00'), 600),
    entry(clock('11:00'), 0),
    entry(clock('12:00'), 300, { direction: 'output' }),
  ];
  expect(fluidDay(entries, at)).toEqual({
    intake_ml: 800,
    output_ml: 300,
    balance_ml: 500,
    offers: 3,
    pct_of_target: 50,
    expected_ml: 800,
    hours_since_last_drink: 4.5,
  });
});

test('a struck-out entry leaves every total', () => {
  const day = fluidDay([entry(clock('08:00'), 200), entry(clock('14:00'), 900, { is_deleted: true })], at);
  expect(day).toMatchObject({ intake_ml: 200, offers: 1, hours_since_last_drink: 6.5 });
});

test('urine seen but not measured takes nothing from the balance', () => {
  expect(
    fluidDay([entry(clock('08:00'), 200), entry(clock('09:00'), null, { direction: 'output' })], at).balance_ml,
  ).toBe(200);
});

test("last night's drinks are not today's, but still tell how long ago someone drank", () => {
  expect(fluidDay([entry(clock('05:30'), 150)], at)).toMatchObject({ intake_ml: 0, hours_since_last_drink: 9 });
});

test('without a target nothing is expected', () => {
  expect(fluidDay([], { ...at, target_ml: null })).toMatchObject({
    pct_of_target: null,
    expected_ml: null,
    hours_since_last_drink: null,
  });
});

test('a declined offer is no drink', () => {
  expect(hoursSinceLastDrink([entry(clock('08:00'), 100), entry(clock('12:00'), 0)], clock('14:00'))).toBe(6);
});

test('a target of nothing has no share, and the smallest target has one', () => {
  const share = (target_ml: number) => fluidDay([entry(clock('08:00'), 2)], { ...at, target_ml }).pct_of_target;
  expect([share(-1), share(0), share(1)]).toEqual([null, null, 200]);
});

test('a sip of one millilitre is a drink, an amount nobody knows is none', () => {
  const sips = [entry(clock('08:00'), 1), entry(clock('12:00'), null)];
  expect(hoursSinceLastDrink(sips, clock('14:00'))).toBe(6);
});

test('a drink of this very moment is the last one, one that lies ahead is not', () => {
  expect(hoursSinceLastDrink([entry(clock('14:00'), 100)], clock('14:00'))).toBe(0);
  const ahead = new Date(Date.parse(clock('14:00')) + 1).toISOString();
  expect(hoursSinceLastDrink([entry(ahead, 100)], clock('14:00'))).toBeNull();
});

test('the waking day runs from seven to ten at night', () => {
  expect(wakingShare('2026-07-01', clock('06:00'), house.time_zone)).toBe(0);
  expect(wakingShare('2026-07-01', clock('14:30'), house.time_zone)).toBe(0.5);
  expect(wakingShare('2026-07-01', clock('03:00', '2026-07-02'), house.time_zone)).toBe(1);
});

test('the day of a clock change is an hour longer or shorter', () => {
  const autumn = fluidDayBounds('2026-10-24', house);
  const spring = fluidDayBounds('2026-03-28', house);
  expect(hoursBetween(autumn.from, autumn.to)).toBe(25);
  expect(hoursBetween(spring.from, spring.to)).toBe(23);
});

test('every moment lies inside the bounds of exactly its own fluid day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }), (seconds) => {
      const moment = new Date(seconds * 1000).toISOString();
      const { from, to } = fluidDayBounds(fluidDayOf(moment, house), house);
      expect(from <= moment && moment < to).toBe(true);
    }),
  );
});

const anyEntry = fc.record({
  occurred_at: fc
    .integer({ min: 0, max: 4 * 24 * 60 })
    .map((minute) => addMinutes(clock('07:00', '2026-10-23'), minute)),
  amount_ml: fc.option(fc.nat(1000)),
  direction: fc.constantFrom('intake' as const, 'output' as const),
  is_deleted: fc.boolean(),
});
const totals = (entries: FluidEntry[]) =>
  fluidDay(entries, { ...at, day: '2026-10-24', now: clock('23:00', '2026-10-26') });

test('struck-out entries count nowhere, and the order of writing changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), (entries) => {
      const found = totals(entries);
      expect(totals(entries.filter(({ is_deleted }) => !is_deleted))).toEqual(found);
      expect(totals(entries.toReversed())).toEqual(found);
      expect(found.balance_ml).toBe(found.intake_ml - found.output_ml);
    }),
  );
});

test('a drink that is corrected moves the total by exactly the correction', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), fc.nat(1000), fc.nat(1000), (others, wrong, right) => {
      const drink = (amount_ml: number) => entry(clock('10:00', '2026-10-24'), amount_ml);
      expect(totals([...others, drink(right)]).intake_ml - totals([...others, drink(wrong)]).intake_ml).toBe(
        right - wrong,
      );
    }),
  );
});

test('over days in a row, across a clock change, every millilitre is counted once', () => {
  fc.assert(
    fc.property(fc.array(anyEntry), (entries) => {
      const perDay = ['2026-10-22', '2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'].map(
        (day) => fluidDay(entries, { ...at, day }).intake_ml,
      );
      const whole = entries
        .filter(({ is_deleted, direction }) => !is_deleted && direction === 'intake')
        .reduce((sum, { amount_ml }) => sum + (amount_ml ?? 0), 0);
      expect(perDay.reduce((sum, one) => sum + one, 0)).toBe(whole);
    }),
  );
});
