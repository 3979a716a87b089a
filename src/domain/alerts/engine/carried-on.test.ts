import { expect, test } from 'vitest';
import { carriedOn, type OpenAlert } from './carried-on.ts';
import type { FoundAlert } from './reconcile.ts';

const hour = { now: '2026-11-19T12:00:00Z', shift_began: '2026-11-19T07:00:00Z' };
const found = (given: Partial<FoundAlert> = {}): FoundAlert => ({
  code: 'FL-2',
  resident: 'peggy',
  object: null,
  severity: 'medium',
  saw: 'Yesterday 800 ml.',
  answeredByPlan: true,
  occasions: ['2026-11-18'],
  ...given,
});
const alert = (given: Partial<OpenAlert> = {}): OpenAlert => ({
  id: 'a1',
  rule_code: 'FL-2',
  resident: 'peggy',
  linked_object: null,
  severity: 'medium',
  message: 'Yesterday 800 ml.',
  status: 'active',
  cleared_by: null,
  occasions: ['2026-11-18'],
  gone_at: null,
  raised_at: '2026-11-19T07:30:00Z',
  waiting_since: '2026-11-19T07:30:00Z',
  snoozed_until: null,
  escalation_level: 0,
  ...given,
});
const anew = { status: 'active', waiting_since: hour.now, escalation_level: 0 };

test('where nothing is new nothing changes', () => {
  expect(carriedOn(alert(), found(), hour)).toEqual({ sets: {}, to: [] });
});

test('an action plan for one dry day does not silence the next', () => {
  const next = found({ saw: 'Yesterday 700 ml.', occasions: ['2026-11-19'] });
  expect(carriedOn(alert({ status: 'actioned' }), next, hour).sets).toEqual({
    severity: 'medium',
    message: 'Yesterday 700 ml.',
    occasions: ['2026-11-19'],
    ...anew,
  });
  expect(carriedOn(alert({ status: 'acknowledged' }), next, hour).sets).not.toHaveProperty('status');
  expect(carriedOn(alert({ status: 'actioned' }), found({ saw: 'Yesterday 810 ml.' }), hour).sets).not.toHaveProperty(
    'status',
  );
});

test('what only a person may end stays in sight after a plan', () => {
  expect(carriedOn(alert({ status: 'actioned' }), found({ needsClearing: true }), hour).sets).toEqual({
    status: 'acknowledged',
  });
  expect(carriedOn(alert({ status: 'acknowledged' }), found({ needsClearing: true }), hour).sets).toEqual({});
});

test('what has become less is no reason to ask again', () => {
  expect(
    carriedOn(alert({ status: 'actioned', occasions: ['friday', 'saturday'] }), found({ occasions: ['friday'] }), hour)
      .sets,
  ).toEqual({ severity: 'medium', message: 'Yesterday 800 ml.', occasions: ['friday'] });
});

test('what was put off comes back in its time and not before', () => {
  const snoozed = (snoozed_until: string) => carriedOn(alert({ status: 'snoozed', snoozed_until }), found(), hour).sets;
  expect(snoozed('2026-11-19T12:00:01Z')).toEqual({});
  expect(snoozed('2026-11-19T12:00:00Z')).toEqual(anew);
});

test('what grows graver waits from that moment, though it was seen', () => {
  expect(
    carriedOn(alert({ status: 'acknowledged', escalation_level: 1 }), found({ severity: 'critical' }), hour).sets,
  ).toMatchObject({ severity: 'critical', ...anew });
});

test('what nobody has seen is passed on, each step once', () => {
  const waiting = alert({ severity: 'high', waiting_since: '2026-11-19T11:00:00Z' });
  expect(carriedOn(waiting, found({ severity: 'high' }), hour)).toEqual({
    sets: { escalation_level: 1 },
    to: ['manager'],
  });
  expect(carriedOn({ ...waiting, escalation_level: 1 }, found({ severity: 'high' }), hour)).toEqual({
    sets: {},
    to: ['manager'],
  });
});
