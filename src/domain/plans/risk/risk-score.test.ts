import fc from 'fast-check';
import { expect, test } from 'vitest';
import { riskBand, riskReviewEvery, riskScore, type RiskBand } from './risk-score.ts';

const oneToFive = fc.integer({ min: 1, max: 5 });
const order: RiskBand[] = ['low', 'moderate', 'high', 'extreme'];

test.each([
  [1, 3, 'low'],
  [2, 2, 'moderate'],
  [2, 3, 'moderate'],
  [2, 4, 'high'],
  [3, 4, 'high'],
  [3, 5, 'extreme'],
  [5, 5, 'extreme'],
] as const)('likelihood %d and severity %d is %s', (likelihood, severity, band) => {
  expect(riskBand(riskScore(likelihood, severity))).toBe(band);
});

test('what remains extreme is looked at every week, what remains low twice a year', () => {
  expect(riskReviewEvery.extreme).toBe('weekly');
  expect(riskReviewEvery.low).toBe('six_monthly');
});

test('a likelier risk is never in a lower band', () => {
  fc.assert(
    fc.property(oneToFive, oneToFive, oneToFive, (a, b, severity) => {
      const rank = (likelihood: number) => order.indexOf(riskBand(riskScore(likelihood, severity)));
      expect(rank(Math.max(a, b))).toBeGreaterThanOrEqual(rank(Math.min(a, b)));
    }),
  );
});
