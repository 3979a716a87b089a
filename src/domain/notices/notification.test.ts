import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { notification } from './notification.ts';

const before = filled(notification, { severity: 'medium' });
const after = (given: Record<string, unknown>) =>
  notification.check({ ...before, ...given }, circumstances({ before }));

test('a reminder that matters is acted on with words, a minor one without', () => {
  expect(after({ status: 'actioned' })).toHaveProperty('action_plan');
  expect(after({ status: 'actioned', action_plan: 'Offered drinks every hour.' })).toEqual({});
  expect(after({ status: 'actioned', severity: 'low' })).toEqual({});
});

test('a reminder can wait four hours and not a minute longer', () => {
  expect(after({ status: 'snoozed', snoozed_until: '2026-03-01T13:00:00.000Z' })).toEqual({});
  expect(after({ status: 'snoozed', snoozed_until: '2026-03-01T13:01:00.000Z' })).toHaveProperty('snoozed_until');
  expect(after({ status: 'snoozed', snoozed_until: '2026-03-01T09:00:00.000Z' })).toHaveProperty('snoozed_until');
});

test('a critical reminder cannot wait', () => {
  expect(after({ status: 'snoozed', severity: 'critical', snoozed_until: '2026-03-01T10:00:00.000Z' })).toHaveProperty(
    'status',
  );
});

test('the owner and everyone told are informed, each once', () => {
  const recipient = (staff: string) => ({ staff, channel: 'in_app', read_at: null, acknowledged_at: null });
  const reminder = filled(notification, { staff: 'ann', recipients: [recipient('ben'), recipient('ann')] });
  expect(notification.derive(reminder, circumstances())).toEqual({ informed: ['ann', 'ben'] });
});
