import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { weightColumns, type WeightFound } from './weight-columns.ts';

const around = circumstances();
const row = (more = {}) =>
  ({
    occurred_at: '2026-03-01T08:00:00.000Z',
    outcome: 'measured',
    weight_kg: 54,
    height_cm: null,
    oedema_or_cast: false,
    loss_is_planned: false,
    acute_disease_effect: false,
    is_deleted: false,
    ...more,
  }) as const;
const at = (occurred_at: string, weight_kg: number) =>
  ({ occurred_at, weight_kg, outcome: 'measured', is_deleted: false }) as const;
const found = (more: Partial<WeightFound> = {}): WeightFound => ({ height_cm: 160, earlier: [], ...more });
const columnsOf = (one: ReturnType<typeof row>, known = found()) =>
  Object.fromEntries(Object.entries(weightColumns).map(([name, of]) => [name, of(one, around, known)]));

test('a weight is told with what it means against those before it', () => {
  const earlier = [
    at('2025-10-01T08:00:00.000Z', 60),
    at('2025-12-01T08:00:00.000Z', 58),
    at('2026-02-22T08:00:00.000Z', 54.4),
  ];
  expect(columnsOf(row(), found({ earlier }))).toEqual({
    bmi: 21.1,
    change_kg: -0.4,
    pct_change_3m: -6.9,
    nutrition: [{ tone: 'watch', words: '1, medium risk' }],
  });
});

test('the height of the weighing comes before the one in the file', () =>
  expect(weightColumns.bmi(row({ height_cm: 170 }), around, found())).toBe(18.7));

test('without a weight to compare with there is no change, and low risk is not claimed', () => {
  expect(columnsOf(row())).toEqual({ bmi: 21.1, change_kg: null, pct_change_3m: null, nutrition: null });
});

test('without a height there is no BMI, and an illness still raises the score', () => {
  expect(columnsOf(row({ acute_disease_effect: true }), found({ height_cm: null }))).toMatchObject({
    bmi: null,
    nutrition: [{ tone: 'danger', words: '2, high risk' }],
  });
});

test.each([
  ['struck out', { is_deleted: true }],
  ['not taken', { outcome: 'declined', weight_kg: null }],
])('a weight that was %s means nothing', (_, more) => {
  expect(columnsOf(row(more as object), found({ earlier: [at('2026-02-01T08:00:00.000Z', 60)] }))).toEqual({
    bmi: null,
    change_kg: null,
    pct_change_3m: null,
    nutrition: null,
  });
});
