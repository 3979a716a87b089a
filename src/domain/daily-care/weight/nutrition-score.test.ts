import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nutritionScore, type NutritionSigns } from './nutrition-score.ts';

const signs = (more: Partial<NutritionSigns>): NutritionSigns => ({
  bmi: 24,
  loss_pct: 0,
  loss_is_planned: false,
  acute_disease_effect: false,
  ...more,
});

test.each([
  [20.1, 0],
  [20, 1],
  [18.5, 1],
  [18.4, 2],
])('a BMI of %d scores %d', (bmi, points) => {
  expect(nutritionScore(signs({ bmi })).bmi_points).toBe(points);
});

test.each([
  [4.9, 0],
  [5, 1],
  [10, 1],
  [10.1, 2],
])('an unplanned loss of %d per cent scores %d', (loss_pct, points) => {
  expect(nutritionScore(signs({ loss_pct })).loss_points).toBe(points);
});

test('nought is low, one is medium, two and more is high', () => {
  expect(nutritionScore(signs({})).risk).toBe('low');
  expect(nutritionScore(signs({ bmi: 19 })).risk).toBe('medium');
  expect(nutritionScore(signs({ bmi: 19, loss_pct: 6 })).risk).toBe('high');
  expect(nutritionScore(signs({ acute_disease_effect: true })).risk).toBe('high');
});

test('a planned loss scores nothing', () => {
  expect(nutritionScore(signs({ loss_pct: 12, loss_is_planned: true })).total).toBe(0);
});

test('without a height or an earlier weight, low risk is not claimed', () => {
  expect(nutritionScore(signs({ bmi: null }))).toMatchObject({ is_complete: false, risk: null });
  expect(nutritionScore(signs({ loss_pct: null }))).toMatchObject({ is_complete: false, risk: null });
});

test('a raised score stands even when something is missing', () => {
  expect(nutritionScore(signs({ bmi: null, loss_pct: 11 }))).toMatchObject({ is_complete: false, risk: 'high' });
});

test('the total is the sum of its steps and never above six', () => {
  const some = fc.record({
    bmi: fc.option(fc.double({ min: 10, max: 60, noNaN: true })),
    loss_pct: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
    loss_is_planned: fc.boolean(),
    acute_disease_effect: fc.boolean(),
  });
  fc.assert(
    fc.property(some, (found) => {
      const score = nutritionScore(found);
      expect(score.total).toBe(score.bmi_points + score.loss_points + score.acute_points);
      expect(score.total).toBeLessThanOrEqual(6);
    }),
  );
});
