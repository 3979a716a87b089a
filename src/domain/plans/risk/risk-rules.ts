import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import { dayWords } from '../../kit/time/day-words.ts';
import { nextDate, type Frequency } from '../../kit/time/frequency.ts';
import { isDay, localDay, type Day } from '../../kit/time/time.ts';
import { riskBand, riskReviewEvery, riskScore, type RiskBand } from './risk-score.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

interface Rated {
  readonly likelihood: number;
  readonly severity: number;
  readonly residual_likelihood: number;
  readonly residual_severity: number;
}

interface Dated extends Rated {
  readonly residual_reason: string | null;
  readonly start_date: Day;
  readonly end_date: Day | null;
  readonly review_date: Day;
  readonly review_every: Frequency;
}

interface Scores {
  readonly score: number;
  readonly band: RiskBand;
  readonly residual_score: number;
  readonly residual_band: RiskBand;
}

/** What the risk is worth before and after its controls. */
export function riskScores(risk: Rated): Scores {
  const score = riskScore(risk.likelihood, risk.severity);
  const residual_score = riskScore(risk.residual_likelihood, risk.residual_severity);
  return { score, band: riskBand(score), residual_score, residual_band: riskBand(residual_score) };
}

/** By when what remains of the risk is to be looked at again. */
export const latestReview = (band: RiskBand, from: Day): Day => nextDate(from, riskReviewEvery[band]);

type Draft = { readonly [K in keyof Rated | 'start_date']?: Dated[K] | null };

/** How often what remains is looked at follows from its band, and so does the first time. */
export function suggestedRiskReview({ residual_likelihood, residual_severity, start_date }: Draft): {
  review_every?: Frequency;
  review_date?: Day;
} {
  if (!residual_likelihood || !residual_severity) return {};
  const band = riskBand(riskScore(residual_likelihood, residual_severity));
  return {
    review_every: riskReviewEvery[band],
    ...(start_date && isDay(start_date) ? { review_date: latestReview(band, start_date) } : {}),
  };
}

/** What two people approve. */
export const isExtreme = ({
  band,
  residual_band,
}: {
  readonly band: string | null;
  readonly residual_band: string | null;
}): boolean => band === 'extreme' || residual_band === 'extreme';

export function riskComplaints(risk: Dated) {
  const { score, residual_score } = riskScores(risk);
  return {
    ...(residual_score > score && risk.residual_reason === null
      ? { residual_reason: 'Say why the risk is greater with the controls than without.' }
      : {}),
    ...(risk.review_date <= risk.start_date ? { review_date: 'Next review must be after the start.' } : {}),
    ...(risk.end_date !== null && risk.end_date < risk.start_date
      ? { end_date: 'End must not be before the start.' }
      : {}),
  };
}

export function riskWarnings(risk: Dated, { now, zone }: Circumstances) {
  const today = localDay(now, zone);
  const band = riskScores(risk).residual_band;
  const latest = latestReview(band, risk.start_date > today ? risk.start_date : today);
  const isRare = nextDate(today, risk.review_every) > nextDate(today, riskReviewEvery[band]);
  return warningsOf({
    ...(isRare
      ? { review_every: ['review_rare_for_band', `What remains is ${band}. Is it reviewed often enough?`] }
      : {}),
    ...(risk.review_date > latest
      ? { review_date: ['review_late_for_band', `What remains is ${band}: review it by ${dayWords(latest)}?`] }
      : {}),
  });
}
