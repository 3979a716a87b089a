import { describe, expect, test } from 'vitest';
import { missing } from '../../kit/vocabulary/parse.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { accidentScheduler } from './accident-scheduler.ts';

const check = (given: Record<string, unknown>) =>
  filled(accidentScheduler, { check_kind: 'observation', due_at: '2026-03-01T10:00:00Z', ...given });

describe('a follow-up check', () => {
  test('is someone’s: a person’s or a role’s', () => {
    expect(accidentScheduler.check(check({}), circumstances())).toHaveProperty('assigned_to');
    expect(accidentScheduler.check(check({ assigned_to: 'joy' }), circumstances())).toEqual({});
    expect(accidentScheduler.check(check({ assigned_role: 'team' }), circumstances())).toEqual({});
  });

  test('says how the resident is once it is done', () => {
    expect(missing(accidentScheduler.fields, check({ status: 'completed' }))).toHaveProperty('condition');
    expect(missing(accidentScheduler.fields, check({ status: 'due' }))).not.toHaveProperty('condition');
  });

  test('is skipped only with a reason', () => {
    expect(missing(accidentScheduler.fields, check({ status: 'skipped' }))).toHaveProperty('skip_reason');
  });
});
