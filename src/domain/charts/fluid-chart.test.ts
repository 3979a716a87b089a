import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMinutes, momentAt } from '../kit/time/time.ts';
import { fluidDayBounds } from '../daily-care/fluids/fluid-day.ts';
import {
  fluidBars,
  fluidRun,
  fluidSummary,
  runningTotals,
  type FluidChartQuery,
  type FluidChartRow,
} from './fluid-chart.ts';

const house = { fluid_day_start: '07:00', time_zone: 'Europe/London' };
const at = (day: string, time: string) => momentAt(day, time, house.time_zone);
let made = 0;
const drink = (occurred_at: string, amount_ml: number | null, more: Partial<FluidChartRow> = {}): FluidChartRow => ({
  id: String(made++),
  occurred_at,
  recorded_at: occurred_at,
  by: 'Ann Lee',
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  direction: 'intake',
  amount_ml,
  offered_ml: amount_ml,
  fluid_type: 'tea',
  output_type: null,
  route: 'oral',
  outcome: 'all',
  ...more,
});
const today = '2026-11-19';
const asked = (more: Partial<FluidChartQuery> = {}): FluidChartQuery => ({
  window: { from: today, to: today },
  now: at(today, '14:00'),
  house,
  target_ml: 1500,
  limit_ml: null,
  ...more,
});
const week = { from: '2026-11-13', to: today };

test('the day so far is told against the pace and the offers', () => {
  const rows = [drink(at(today, '08:00'), 560), drink(at(today, '10:00'), 0), drink(at(today, '13:00'), 200)];
  expect(fluidSummary(rows, asked()).sentence).toBe(
    '760 of 1,500 ml so far. On pace: 700 expected by 14:00. Offered 3 times.',
  );
  expect(fluidSummary(rows.slice(0, 2), asked()).sentence).toBe(
    '560 of 1,500 ml so far. Behind: 700 expected by 14:00. Offered twice.',
  );
});

test('a ceiling without a target is told by what is left, never by a pace', () => {
  const limited = { target_ml: null, limit_ml: 1500 };
  const rows = [drink(at(today, '08:00'), 1340)];
  expect(fluidSummary(rows, asked(limited)).sentence).toBe('1,340 ml, 160 ml left of at most 1,500 ml. Offered once.');
  expect(fluidRun(rows, today, asked(limited))).toMatchObject({ pace: [], expected_ml: null });
  const days = [drink(at('2026-11-17', '08:00'), 1600), drink(at('2026-11-18', '08:00'), 400)];
  expect(fluidSummary(days, asked({ ...limited, window: week })).sentence).toMatch(
    /^Over the limit on 1 of 2 days\. 1,000 ml a day/,
  );
  expect(fluidSummary(days, asked({ ...limited, window: week })).small.target).toBe(1500);
});

test('after the waking day what is missing is missing', () => {
  expect(fluidSummary([drink(at(today, '08:00'), 560)], asked({ now: at('2026-11-20', '02:00') })).sentence).toBe(
    '560 of 1,500 ml so far. 940 ml below target. Offered once.',
  );
});

test('a day that is over is told against its target', () => {
  const rows = [drink(at('2026-11-18', '08:00'), 1200)];
  const day = { from: '2026-11-18', to: '2026-11-18' };
  expect(fluidSummary(rows, asked({ window: day })).sentence).toBe(
    '1,200 of 1,500 ml, 300 ml below target. Offered once.',
  );
  expect(fluidSummary([], asked({ window: day })).sentence).toBe('No drink was recorded on this day.');
});

test('a week tells how often the target was missed, without today and without days nobody recorded', () => {
  const rows = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'].map((day) => drink(at(day, '09:00'), 1000));
  const summary = fluidSummary(
    [...rows, drink(at('2026-11-18', '09:00'), 1600), drink(at(today, '08:00'), 100)],
    asked({ window: week }),
  );
  expect(summary.sentence).toBe(
    'Below target on 4 of 5 days. 1,120 ml a day on average, offered once a day. Nothing recorded on 1 day.',
  );
  expect(summary.small.values).toEqual([null, 1000, 1000, 1000, 1000, 1600, 100]);
});

test('days below target in a row are pointed out, and so is more than a limit allows', () => {
  const low = ['2026-11-17', '2026-11-18'].map((day) => drink(at(day, '09:00'), 1000));
  expect(fluidSummary(low, asked({ window: week })).signs).toEqual([
    { way: 'down', words: 'Below target 2 days running' },
  ]);
  expect(fluidSummary([drink(at(today, '09:00'), 1300)], asked({ window: week, limit_ml: 1200 })).signs).toEqual([
    { way: 'up', words: 'Over the limit of 1,200 ml on 1 day' },
  ]);
});

test('the balance is not reckoned where something was passed that nobody measured', () => {
  const out = (amount_ml: number | null) => drink(at(today, '11:00'), amount_ml, { direction: 'output' });
  const run = (...more: FluidChartRow[]) => fluidRun([drink(at(today, '08:00'), 500), ...more], today, asked());
  expect(run().balance_ml).toBeNull();
  expect(run(out(300))).toMatchObject({ balance_ml: 200, out: { measured_ml: 300, unmeasured: 0 } });
  expect(run(out(300), out(null))).toMatchObject({ balance_ml: null, out: { measured_ml: 300, unmeasured: 1 } });
});

test('the pace runs from nothing at the start of the day to the target at its end, on the hour, clock changes too', () => {
  const day = (date: string) => fluidRun([], date, asked()).pace;
  expect([day(today).length, day('2026-10-24').length, day('2026-03-28').length]).toEqual([25, 26, 24]);
  expect([day(today)[0]?.expected_ml, day(today).at(-1)?.expected_ml]).toEqual([0, 1500]);
});

const minutes = fc.integer({ min: 0, max: 7 * 24 * 60 - 1 });
const someDrinks = fc.array(
  fc.record({ minute: minutes, ml: fc.integer({ min: 0, max: 500 }), struck: fc.boolean() }),
  { maxLength: 40 },
);
const rowsOf = (drinks: readonly { minute: number; ml: number; struck: boolean }[]) => {
  const { from } = fluidDayBounds(week.from, house);
  return drinks.map(({ minute, ml, struck }) => drink(addMinutes(from, minute), ml, { is_deleted: struck }));
};
const total = (rows: readonly FluidChartRow[]) =>
  fluidBars(rows, asked({ window: week })).reduce((sum, bar) => sum + (bar.total_ml ?? 0), 0);

test('the bars add up to every drink that stands, however many are struck out', () => {
  fc.assert(
    fc.property(someDrinks, (drinks) => {
      expect(total(rowsOf(drinks))).toBe(drinks.filter(({ struck }) => !struck).reduce((sum, { ml }) => sum + ml, 0));
    }),
  );
});

test('striking a drink out and writing it again elsewhere in the day changes no total', () => {
  fc.assert(
    fc.property(someDrinks, fc.integer({ min: 0, max: 500 }), (drinks, ml) => {
      const rows = rowsOf(drinks);
      const [first, again] = ['09:00', '21:00'].map((time) => drink(at('2026-11-16', time), ml));
      if (!first || !again) throw new Error('two drinks');
      expect(total([...rows, { ...first, is_deleted: true }, again])).toBe(total([...rows, first]));
    }),
  );
});

test('editing an amount moves its day by exactly the difference', () => {
  fc.assert(
    fc.property(
      someDrinks,
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 500 }),
      (drinks, before, after) => {
        const rows = rowsOf(drinks);
        const entry = drink(at('2026-11-16', '09:00'), before);
        expect(total([...rows, { ...entry, amount_ml: after }]) - total([...rows, entry])).toBe(after - before);
      },
    ),
  );
});

test('the running total ends at the day’s bar, and never falls', () => {
  fc.assert(
    fc.property(someDrinks, fc.integer({ min: 0, max: 6 }), (drinks, place) => {
      const day = addDays(week.from, place);
      const rows = rowsOf(drinks);
      const { steps, total_ml } = fluidRun(rows, day, asked());
      const bar = fluidBars(rows, asked({ window: week }))[place];
      expect(steps.at(-1)?.total_ml ?? 0).toBe(total_ml);
      expect(bar?.total_ml ?? 0).toBe(total_ml);
      expect(steps.every((step, index) => step.total_ml >= (steps[index - 1]?.total_ml ?? 0))).toBe(true);
    }),
  );
});

test('each drink says what the day came to with it: struck-out drinks, output and yesterday left out', () => {
  const rows = [
    drink(at(today, '10:00'), 200),
    drink(at(today, '08:00'), 150),
    drink(at(today, '09:00'), 500, { is_deleted: true }),
    drink(at(today, '09:30'), 300, { direction: 'output' }),
    drink(at(today, '06:00'), 400),
  ];
  const totals = runningTotals(rows, house);
  expect(rows.map(({ id }) => totals.get(id))).toEqual([350, 150, undefined, undefined, 400]);
});

test('the last total of a day is all that was drunk in it', () => {
  const drinks = fc.array(
    fc.record({ minute: fc.integer({ min: 0, max: 1439 }), ml: fc.integer({ min: 0, max: 500 }) }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(drinks, (given) => {
      const { from } = fluidDayBounds(today, house);
      const rows = given.map(({ minute, ml }) => drink(addMinutes(from, minute), ml));
      expect(Math.max(...runningTotals(rows, house).values())).toBe(given.reduce((sum, { ml }) => sum + ml, 0));
    }),
  );
});
