import { describe, expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { care } from './care.ts';

const calm = {
  risk_to_self: 0,
  risk_to_others: 0,
  risk_from_others: 0,
  self_neglect: 0,
  leaving_unsafely: 0,
  change_since_last: 'same',
};
const complaints = (given: Record<string, unknown>) => care.check(filled(care, { ...calm, ...given }), circumstances());

describe('a mental state', () => {
  test.each(['risk_to_self', 'risk_to_others', 'risk_from_others', 'self_neglect', 'leaving_unsafely'])(
    'with a high %s says what was done, who was told and when',
    (risk) => {
      expect(complaints({ [risk]: 2 })).toEqual({});
      expect(Object.keys(complaints({ [risk]: 3 }))).toEqual(['action_taken', 'escalated_to', 'escalated_at']);
    },
  );

  test('that is much worse is passed on', () => {
    expect(complaints({ change_since_last: 'slightly_worse' })).toEqual({});
    expect(complaints({ change_since_last: 'much_worse' })).toHaveProperty('escalated_to');
    const response = {
      action_taken: 'Stayed with him.',
      escalated_to: ['crisis_team'],
      escalated_at: '2026-03-01T08:55:00Z',
    };
    expect(complaints({ change_since_last: 'much_worse', ...response })).toEqual({});
  });

  test('shows the highest of its risks', () => {
    expect(care.derive(filled(care, { ...calm, self_neglect: 2, risk_to_self: 1 }), circumstances())).toMatchObject({
      highest_risk: 2,
    });
  });
});
