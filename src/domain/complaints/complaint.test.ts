import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { complaint } from './complaint.ts';
import { runningClock } from './complaint-clocks.ts';

const thursday = '2026-03-05T09:00:00Z';
const received = filled(complaint, {
  received_at: thursday,
  status: 'received',
  is_anonymous: false,
  from_type: 'family',
  from_name: 'Joan Hale',
  concerns: [],
  investigator: null,
  acknowledged_at: null,
  answered_at: null,
});

test('the clocks of a complaint begin with the day it is received, and each next one with its step', () => {
  expect(complaint.derive(received, circumstances({ before: null }))).toMatchObject({
    acknowledge_by: '2026-03-10',
    answer_by: '2026-04-02',
  });
  const acknowledged = { ...received, status: 'acknowledged', acknowledged_at: '2026-03-06T09:00:00Z' };
  expect(complaint.derive(acknowledged, circumstances({ before: received, actor: 'mia' }))).toMatchObject({
    investigate_by: '2026-03-11',
    acknowledged_by: 'mia',
  });
});

test('a later setting of the house does not move what was promised', () => {
  expect(complaint.derive(received, circumstances({ before: received }))).not.toHaveProperty('answer_by');
});

test('the clock that runs says what is waited for and how many days are left', () => {
  const promised = { acknowledge_by: '2026-03-10', investigate_by: null, answer_by: '2026-04-02', learn_by: null };
  expect(runningClock({ ...promised, status: 'received' }, '2026-03-12')).toEqual({
    by: '2026-03-10',
    what: 'Acknowledge it',
    left: -2,
  });
  expect(runningClock({ ...promised, status: 'investigating' }, '2026-03-12')).toMatchObject({ left: 21 });
  expect(runningClock({ ...promised, status: 'closed' }, '2026-03-12')).toBeNull();
});

test('nobody whom it concerns looks into it, and it is acknowledged and answered after it was received', () => {
  const wrong = (more: object) =>
    complaint.check({ ...received, ...more }, circumstances({ now: '2026-03-20T09:00:00Z', before: received }));
  expect(wrong({ concerns: ['ann'], investigator: 'ann' })).toHaveProperty('investigator');
  expect(wrong({ concerns: ['ann'], investigator: 'sam' })).toEqual({});
  expect(wrong({ acknowledged_at: '2026-03-01T09:00:00Z' })).toHaveProperty('acknowledged_at');
  expect(wrong({ answered_at: '2026-03-21T09:00:00Z' })).toHaveProperty('answered_at');
});

test('who complains is known, unless they stay unnamed', () => {
  const without = { ...received, from_name: ' ' };
  expect(complaint.check(without, circumstances({ before: null, now: thursday }))).toHaveProperty('from_name');
  expect(complaint.check({ ...without, is_anonymous: true }, circumstances({ before: null, now: thursday }))).toEqual(
    {},
  );
  expect(complaint.derive({ ...received, from_type: 'anonymous' }, circumstances())).toMatchObject({
    is_anonymous: true,
    from_name: null,
    from_address: null,
  });
});
