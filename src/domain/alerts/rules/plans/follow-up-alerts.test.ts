import { expect, test } from 'vitest';
import { addHours } from '../../../kit/time/time.ts';
import { followUpAlerts, type FollowUpFacts } from './follow-up-alerts.ts';

const now = '2026-03-01T09:00:00.000Z';
const one: FollowUpFacts = {
  id: 'one',
  resident: 'hale',
  trigger: 'fall',
  looks_at: 'risk',
  risk_category: 'falls',
  plan_domain: null,
  assessment_category: null,
  debrief_with: null,
  refer_to: null,
  owner: null,
  owner_role: 'shift_lead',
  due_at: now,
};
const seen = (given: Partial<FollowUpFacts>) =>
  followUpAlerts.flatMap(({ code, find }) =>
    // Only the clock is looked at.
    find({ follow_ups: [{ ...one, ...given }] }, { now } as Parameters<typeof find>[1]).map(
      ({ severity, saw }) => `${code} ${severity} ${saw}`,
    ),
  );

test('a follow-up warns whoever sees to it once it is overdue, and the manager a day later', () => {
  expect(seen({ due_at: addHours(now, 1) })).toEqual([]);
  expect(seen({ due_at: addHours(now, -1) })).toEqual(['FUP-1 medium Fall. Risk assessment: falls: 1 hour overdue.']);
  expect(seen({ due_at: addHours(now, -2) })).toEqual(['FUP-1 medium Fall. Risk assessment: falls: 2 hours overdue.']);
  expect(seen({ due_at: addHours(now, -72) })).toEqual(['FUP-2 high Fall. Risk assessment: falls: 3 days overdue.']);
});

test('what is the manager’s own warns the manager at once', () => {
  expect(seen({ owner_role: 'manager', due_at: addHours(now, -1) })[0]).toMatch(/^FUP-2/);
});
