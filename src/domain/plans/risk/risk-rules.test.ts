import { describe, expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { latestReview, riskComplaints, riskScores, riskWarnings } from './risk-rules.ts';

const risk = {
  likelihood: 3,
  severity: 4,
  residual_likelihood: 2,
  residual_severity: 3,
  residual_reason: null,
  start_date: '2026-03-01',
  end_date: null,
  review_date: '2026-04-01',
  review_every: 'weekly' as const,
};

describe('a risk', () => {
  test('is scored before and after its controls', () => {
    expect(riskScores(risk)).toEqual({ score: 12, band: 'high', residual_score: 6, residual_band: 'moderate' });
  });

  test('greater with its controls than without needs a reason', () => {
    const before = { ...risk, likelihood: 2, severity: 3 };
    expect(riskComplaints({ ...before, residual_likelihood: 3, residual_severity: 2 })).toEqual({});
    expect(riskComplaints({ ...before, residual_likelihood: 2, residual_severity: 4 })).toHaveProperty(
      'residual_reason',
    );
    expect(
      riskComplaints({
        ...before,
        residual_likelihood: 2,
        residual_severity: 4,
        residual_reason: 'She now goes out alone',
      }),
    ).toEqual({});
  });

  test('is reviewed after it starts and ends no earlier', () => {
    expect(riskComplaints({ ...risk, review_date: '2026-03-02', end_date: '2026-03-01' })).toEqual({});
    expect(riskComplaints({ ...risk, review_date: '2026-03-01' })).toHaveProperty('review_date');
    expect(riskComplaints({ ...risk, end_date: '2026-02-28' })).toHaveProperty('end_date');
  });

  test('is reviewed the sooner the more of it remains', () => {
    expect((['low', 'moderate', 'high', 'extreme'] as const).map((band) => latestReview(band, '2026-03-01'))).toEqual([
      '2026-09-01',
      '2026-06-01',
      '2026-04-01',
      '2026-03-08',
    ]);
  });

  test('asks whether a later review is meant', () => {
    expect(riskWarnings({ ...risk, review_date: '2026-06-01' }, circumstances())).toEqual({});
    expect(riskWarnings({ ...risk, review_date: '2026-06-02' }, circumstances())).toHaveProperty('review_date');
    const extreme = { ...risk, residual_likelihood: 5, residual_severity: 3 };
    expect(riskWarnings({ ...extreme, review_date: '2026-03-08' }, circumstances())).toEqual({});
    expect(riskWarnings({ ...extreme, review_date: '2026-03-09' }, circumstances())).toHaveProperty('review_date');
  });

  test('asks whether it is reviewed often enough for what remains', () => {
    expect(riskWarnings({ ...risk, review_date: '2026-03-08', review_every: 'quarterly' }, circumstances())).toEqual(
      {},
    );
    expect(
      riskWarnings({ ...risk, review_date: '2026-03-08', review_every: 'six_monthly' }, circumstances()),
    ).toHaveProperty('review_every');
    expect(
      riskWarnings(
        { ...risk, residual_likelihood: 5, residual_severity: 3, review_date: '2026-03-08', review_every: 'monthly' },
        circumstances(),
      ),
    ).toHaveProperty('review_every');
  });

  test('that starts later is reviewed counting from its start', () => {
    expect(riskWarnings({ ...risk, start_date: '2026-04-01', review_date: '2026-07-01' }, circumstances())).toEqual({});
    expect(
      riskWarnings({ ...risk, start_date: '2026-04-01', review_date: '2026-07-02' }, circumstances()),
    ).toHaveProperty('review_date');
  });
});
