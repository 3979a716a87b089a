import { describe, expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { mood } from './mood.ts';

const complaints = (given: Record<string, unknown>) =>
  mood.check(filled(mood, { mood_score: 2, period: 'evening', ...given }), circumstances());

describe('thoughts of self-harm', () => {
  test.each(['active', 'with_plan'])('that are %s say what was done and who was told', (self_harm_thoughts) => {
    expect(complaints({ self_harm_thoughts })).toHaveProperty('action_taken');
    expect(complaints({ self_harm_thoughts })).toHaveProperty('escalated_to');
    expect(complaints({ self_harm_thoughts, action_taken: 'Sat by her.', escalated_to: ['shift_lead'] })).toEqual({});
  });

  test('are answered in at least ten characters', () => {
    const escalated = { self_harm_thoughts: 'active', escalated_to: ['on_call'] };
    expect(complaints({ ...escalated, action_taken: '123456789' })).toHaveProperty('action_taken');
    expect(complaints({ ...escalated, action_taken: '1234567890' })).toEqual({});
  });

  test.each(['not_asked', 'denied', 'passive'])('that are %s may stand alone', (self_harm_thoughts) => {
    expect(complaints({ self_harm_thoughts })).toEqual({});
  });
});
