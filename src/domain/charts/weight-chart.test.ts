import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHours } from '../kit/time/time.ts';
import {
  healthyWeight,
  latestWeight,
  weightFigures,
  weightLines,
  weightSummary,
  type WeightChartQuery,
  type WeightChartRow,
} from './weight-chart.ts';

const today = '2026-06-30T09:00:00Z';
const house = { time_zone: 'Europe/London', weight_loss_pct_1m: 5, weight_loss_pct_3m: 7.5, weight_loss_pct_6m: 10 };
const person = { height_cm: 170, target_weight_min_kg: null, target_weight_max_kg: null };
const asked: WeightChartQuery = { window: { from: '2026-04-02', to: '2026-06-30' }, house, person };
const weighed = (days_back: number, weight_kg: number | null, more: Partial<WeightChartRow> = {}): WeightChartRow => ({
  id: `${days_back}`,
  occurred_at: addHours(today, -24 * days_back),
  recorded_at: null,
  by: null,
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  outcome: 'measured',
  weight_kg,
  method: 'chair',
  height_cm: null,
  oedema_or_cast: false,
  loss_is_planned: false,
  acute_disease_effect: false,
  ...more,
});

test('the sentence gives the newest weight, its BMI, the change in three months and the nutrition score', () => {
  expect(weightSummary([weighed(91, 62), weighed(30, 60), weighed(0, 58)], asked).sentence).toBe(
    '58.0 kg on 30 June, BMI 20.1. Down 6.5 % in 3 months. Nutrition score 1, medium risk.',
  );
  expect(weightSummary([], asked).sentence).toBe('No weight was recorded in this time.');
  expect(weightSummary([weighed(120, 62)], asked).sentence).toMatch(
    /^62\.0 kg on 2 March, BMI 21\.5\. None in the time shown\. No weight to compare with\./,
  );
});

test('a loss beyond the house’s limit is pointed out for each span', () => {
  const summary = weightSummary([weighed(180, 66), weighed(90, 63), weighed(30, 61), weighed(0, 57)], asked);
  expect(summary.signs.map((sign) => sign.words)).toEqual([
    'Lost 6.6 % in 1 month',
    'Lost 9.5 % in 3 months',
    'Lost 13.6 % in 6 months',
    'Below the healthy band',
    'High nutrition risk',
  ]);
});

test('a month without a weight leaves the line open', () => {
  const lines = weightLines([weighed(80, 62), weighed(60, 61), weighed(10, 60), weighed(0, 60)], asked);
  expect(lines.map((line) => line.length)).toEqual([2, 2]);
});

test('the healthy band is the plan’s own, else it follows from the height, else there is none', () => {
  expect(healthyWeight(person)).toEqual({ low: 57.8, high: 72.3 });
  expect(healthyWeight({ ...person, target_weight_min_kg: 60, target_weight_max_kg: 65 })).toEqual({
    low: 60,
    high: 65,
  });
  expect(healthyWeight({ ...person, height_cm: null })).toBeNull();
});

test('a weight with swelling is to be read with care', () => {
  expect(weightSummary([weighed(0, 58, { oedema_or_cast: true })], asked).sentence).toContain('read with care');
});

const kilograms = fc.integer({ min: 300, max: 1500 }).map((tenths) => tenths / 10);
const history = fc.uniqueArray(fc.record({ back: fc.integer({ min: 1, max: 250 }), kg: kilograms }), {
  selector: ({ back }) => back,
  maxLength: 20,
});
const spans = [
  ['pct_change_1m', 30, 10],
  ['pct_change_3m', 90, 21],
  ['pct_change_6m', 180, 30],
] as const;

test('each change is reckoned from a weight inside its window, and there is none without one', () => {
  fc.assert(
    fc.property(history, kilograms, (earlier, kg) => {
      const latest = latestWeight([...earlier.map((one) => weighed(one.back, one.kg)), weighed(0, kg)], asked);
      for (const [name, days, within] of spans) {
        const candidates = earlier
          .filter(({ back }) => Math.abs(back - days) <= within)
          .map((one) => (100 * (kg - one.kg)) / one.kg);
        const found = latest?.[name] ?? null;
        if (found === null) expect(candidates).toEqual([]);
        else expect(candidates.some((pct) => Math.abs(pct - found) < 1e-6)).toBe(true);
      }
    }),
  );
});

test('struck-out, declined and later weights change nothing that is said', () => {
  fc.assert(
    fc.property(history, kilograms, kilograms, (earlier, kg, other) => {
      const rows = [...earlier.map((one) => weighed(one.back, one.kg)), weighed(0, kg)];
      const noise = [
        weighed(0.5, other, { is_deleted: true }),
        weighed(31, null, { outcome: 'declined' }),
        weighed(-5, other),
      ];
      expect(weightSummary([...rows, ...noise], asked)).toEqual(weightSummary(rows, asked));
    }),
  );
});

test('each weight says what it meant when it was taken, and a struck-out one means nothing', () => {
  const rows = [weighed(91, 62), weighed(30, 60), weighed(10, 90, { is_deleted: true }), weighed(0, 58)];
  const meant = weightFigures(rows, asked);
  expect([meant.get('91')?.change_kg, meant.get('30')?.change_kg, meant.get('0')?.change_kg]).toEqual([null, -2, -2]);
  expect(meant.get('0')).toMatchObject({
    pct_change_3m: latestWeight(rows, asked)?.pct_change_3m,
    nutrition: latestWeight(rows, asked)?.nutrition,
  });
  expect(meant.has('10')).toBe(false);
});
