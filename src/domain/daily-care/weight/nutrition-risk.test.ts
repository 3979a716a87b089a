import { expect, test } from 'vitest';
import { nutritionRose, type ScoredWeight } from './nutrition-risk.ts';

const weighed = (occurred_at: string, weight_kg: number, more: Partial<ScoredWeight> = {}): ScoredWeight => ({
  occurred_at,
  weight_kg,
  outcome: 'measured',
  is_deleted: false,
  height_cm: null,
  loss_is_planned: false,
  acute_disease_effect: false,
  ...more,
});
const march = (kg: number, more?: Partial<ScoredWeight>) => weighed('2026-03-01T09:00:00Z', kg, more);
const february = weighed('2026-02-01T09:00:00Z', 60);
const january = weighed('2026-01-01T09:00:00Z', 60);

test('a weight that lost its twentieth stands in a graver band than the one before', () => {
  expect(nutritionRose([march(56), february, january], 165)).toEqual(['low', 'medium']);
  expect(nutritionRose([march(59), february, january], 165)).toBeNull();
});

test('a loss that was planned raises nothing, nor does a first weight', () => {
  expect(nutritionRose([march(56, { loss_is_planned: true }), february, january], 165)).toBeNull();
  expect(nutritionRose([march(40)], 165)).toBeNull();
});
