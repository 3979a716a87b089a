import type { Frequency } from '../../kit/vocabulary/frequency.ts';

export type RiskBand = 'low' | 'moderate' | 'high' | 'extreme';

/** Likelihood times severity, each from 1 to 5. */
export const riskScore = (likelihood: number, severity: number): number => likelihood * severity;

/** The bands of the 5 × 5 matrix common in the NHS; a provider's own policy may differ. */
export function riskBand(score: number): RiskBand {
  if (score <= 3) return 'low';
  if (score <= 6) return 'moderate';
  return score <= 12 ? 'high' : 'extreme';
}

/** How often a risk is looked at again, by what remains of it; our own choice. */
export const riskReviewEvery: { [B in RiskBand]: Frequency } = {
  low: 'six_monthly',
  moderate: 'quarterly',
  high: 'monthly',
  extreme: 'weekly',
};
