import { describe, expect, test } from 'vitest';
import { circumstances, filled, sundayMorning } from '#world/records/filled.ts';
import { evaluation } from './evaluation.ts';
import { isBeforePlan } from '../plan/plan-dates.ts';
import { fixedComplaints } from '../../kit/vocabulary/fixed.ts';

const written = (given: Record<string, unknown> = {}) =>
  filled(evaluation, {
    evaluation_date: '2026-03-01',
    period_from: '2026-02-01',
    period_to: '2026-02-28',
    next_review_date: '2026-04-01',
    ...given,
  });
const complaints = (given: Record<string, unknown>) => evaluation.check(written(given), circumstances());

describe('an evaluation', () => {
  test('is dated today or earlier', () => {
    expect(complaints({ evaluation_date: '2026-03-01' })).toEqual({});
    expect(complaints({ evaluation_date: '2026-03-02' })).toHaveProperty('evaluation_date');
  });

  test('follows the house’s calendar, not the one in Greenwich', () => {
    const summer = circumstances({ now: '2026-06-30T23:30:00.000Z' });
    expect(
      evaluation.check(written({ evaluation_date: '2026-07-01', next_review_date: '2026-08-01' }), summer),
    ).toEqual({});
    expect(
      evaluation.check(written({ evaluation_date: '2026-07-02', next_review_date: '2026-08-01' }), summer),
    ).toHaveProperty('evaluation_date');
  });

  test('looks at one day or more', () => {
    expect(complaints({ period_from: '2026-02-28', period_to: '2026-02-28' })).toEqual({});
    expect(complaints({ period_from: '2026-03-01', period_to: '2026-02-28' })).toHaveProperty('period_to');
  });

  test('is followed by a later review', () => {
    expect(complaints({ next_review_date: '2026-03-02' })).toEqual({});
    expect(complaints({ next_review_date: '2026-03-01' })).toHaveProperty('next_review_date');
  });

  test('is not made before its plan began', () => {
    expect(isBeforePlan('2026-03-01', '2026-03-01')).toBe(false);
    expect(isBeforePlan('2026-02-28', '2026-03-01')).toBe(true);
  });

  test('stays as it is once approved', () => {
    const approved = written({ status: 'approved', what_worked: 'Music' });
    expect(fixedComplaints(evaluation, { ...approved, what_worked: 'Walks' }, approved)).toEqual({
      what_worked: expect.stringContaining('write a new evaluation'),
    });
    expect(fixedComplaints(evaluation, written({ what_worked: 'Walks' }), written({ what_worked: 'Music' }))).toEqual(
      {},
    );
  });

  test('names who wrote it and who approved it', () => {
    expect(evaluation.derive(written(), circumstances({ actor: 'ann' }))).toEqual({ evaluated_by: 'ann' });
    expect(
      evaluation.derive(
        written({ status: 'approved' }),
        circumstances({ actor: 'mia', before: written({ status: 'submitted' }) }),
      ),
    ).toEqual({ approved_by: 'mia', approved_at: sundayMorning });
  });
});
