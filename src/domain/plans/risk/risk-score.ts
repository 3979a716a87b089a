import { midSentence } from '../../kit/words/mid-sentence.ts';
import type { Frequency } from '../../kit/time/frequency.ts';

export const riskBands = { low: 'Low', moderate: 'Moderate', high: 'High', extreme: 'Extreme' } as const;
export type RiskBand = keyof typeof riskBands;

/** From 1 to 5, as people say it. */
export const likelihoods = ['Rare', 'Unlikely', 'Possible', 'Likely', 'Almost certain'] as const;
export const harms = ['Negligible', 'Minor', 'Moderate', 'Major', 'Catastrophic'] as const;

/** A place on the 5 × 5 matrix. */
export interface RiskPlace {
  readonly likelihood: number;
  readonly severity: number;
}

/** `Possible × major: 12, high`. */
export function riskPlaceWords({ likelihood, severity }: RiskPlace): string {
  const score = riskScore(likelihood, severity);
  const [often, bad] = [likelihoods[likelihood - 1] ?? '', harms[severity - 1] ?? ''];
  return `${often} × ${midSentence(bad)}: ${score}, ${midSentence(riskBands[riskBand(score)])}`;
}

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
