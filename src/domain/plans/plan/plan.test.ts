import { describe, expect, test } from 'vitest';
import { moveBetween } from '#domain/kit/vocabulary/states.ts';
import { circumstances, filled, sundayMorning } from '#world/records/filled.ts';
import { sample } from '#world/records/sample.ts';
import { plan } from './plan.ts';

const eating = (given: Record<string, unknown> = {}) =>
  filled(plan, { ...sample(plan), start_date: '2026-03-01', review_date: '2026-04-01', ...given });

describe('a support plan', () => {
  test('is reviewed after it starts', () => {
    expect(plan.check(eating({ review_date: '2026-03-02' }), circumstances())).toEqual({});
    expect(plan.check(eating({ review_date: '2026-03-01' }), circumstances())).toEqual({
      review_date: 'Next review must be after the plan starts.',
    });
  });

  test('in a home for older people is reviewed within 31 days', () => {
    const older = circumstances({ service: 'older_people' });
    const goals = [{ goal: 'Eat with others', measure: 'Twice a week' }];
    expect(plan.warn(eating({ goals, review_date: '2026-04-01' }), older)).toEqual({});
    expect(plan.warn(eating({ goals, review_date: '2026-04-02' }), older)).toHaveProperty('review_date');
    expect(plan.warn(eating({ goals, review_date: '2026-04-02' }), circumstances())).toEqual({});
  });

  test('asks how each goal will be known', () => {
    expect(
      plan.warn(
        eating({
          goals: [
            { goal: 'Eat', measure: 'Daily' },
            { goal: 'Drink', measure: null },
          ],
        }),
        circumstances(),
      ),
    ).toHaveProperty('goals');
  });

  test('carries the name of who approved it', () => {
    const active = eating({ status: 'active' });
    expect(
      plan.derive(active, circumstances({ actor: 'mia', before: eating({ status: 'awaiting_approval' }) })),
    ).toEqual({ approved_by: 'mia', approved_at: sundayMorning });
    expect(plan.derive(active, circumstances({ actor: 'ben', before: active }))).toEqual({});
  });

  test('is approved by a manager who did not write it', () => {
    const states = plan.states ?? { start: '', moves: [] };
    expect(moveBetween(states, 'awaiting_approval', 'active')).toMatchObject({
      right: 'approve',
      by: 'approve',
      notBy: ['created_by'],
    });
    expect(moveBetween(states, 'draft', 'active')).toBeUndefined();
    expect(
      Object.entries(plan.access)
        .filter(([, acts]) => (acts as readonly string[]).includes('approve'))
        .map(([role]) => role),
    ).toEqual(['manager']);
  });
});
