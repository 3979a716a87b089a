import { describe, expect, test } from 'vitest';
import { moveBetween } from '#domain/kit/vocabulary/states.ts';
import { circumstances, filled, sundayMorning } from '#world/records/filled.ts';
import { assessmentResult } from './assessment-result.ts';

const begun = filled(assessmentResult, { assessment: 'pain-1' });

describe('an assessment of a resident', () => {
  test('stays with the version of the form it was begun with', () => {
    expect(assessmentResult.check({ ...begun, assessment: 'pain-2' }, circumstances({ before: begun }))).toHaveProperty(
      'assessment',
    );
    expect(assessmentResult.check(begun, circumstances({ before: begun }))).toEqual({});
  });

  test('is not made in the future', () => {
    const at = (assessed_at: string) => assessmentResult.check({ ...begun, assessed_at }, circumstances());
    expect(at(sundayMorning)).toEqual({});
    expect(at('2026-03-01T09:05:00.000Z')).toEqual({});
    expect(at('2026-03-01T09:06:00.000Z')).toHaveProperty('assessed_at');
  });

  test('names who made it, once', () => {
    expect(assessmentResult.derive(begun, circumstances({ actor: 'ann' }))).toEqual({ assessed_by: 'ann' });
    expect(assessmentResult.derive(begun, circumstances({ actor: 'ben', before: begun }))).toEqual({});
  });

  test('is countersigned by someone else, and void only with a reason', () => {
    const states = assessmentResult.states ?? { start: '', moves: [] };
    expect(moveBetween(states, 'complete', 'countersigned')?.notBy).toEqual(['created_by']);
    expect(moveBetween(states, 'countersigned', 'void')?.needs).toEqual(['void_reason']);
    expect(moveBetween(states, 'in_progress', 'countersigned')).toBeUndefined();
  });
});
