import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { fixedComplaints } from '../kit/vocabulary/fixed.ts';
import { handoverResident } from './handover-resident.ts';
import { handover } from './handover.ts';

const page = (given: Record<string, unknown>) =>
  filled(handover, { given_by: 'ann', from_shift: 'early', to_shift: 'late', ...given });

test('who gives a handover cannot receive it', () => {
  expect(handover.check(page({ received_by: ['ben'] }), circumstances())).toEqual({});
  expect(handover.check(page({ received_by: ['ben', 'ann'] }), circumstances())).toHaveProperty('received_by');
});

test('a handover goes from one shift to another', () => {
  expect(handover.check(page({ to_shift: 'early' }), circumstances())).toHaveProperty('to_shift');
});

test('a received handover stays as it was and can only be added to', () => {
  const before = page({ status: 'received', received_by: ['ben'], house_issues: 'Boiler man came.' });
  const after = (given: Record<string, unknown>) => fixedComplaints(handover, { ...before, ...given }, before);
  expect(after({ house_issues: 'Nothing.' })).toHaveProperty('house_issues');
  expect(after({ addenda: [{ text: 'The boiler failed again.', by: 'ben', at: null }] })).toEqual({});
});

test('the tasks of a received handover are ticked off, not rewritten', () => {
  const task = { text: 'Ring the GP.', assigned_to: null, due_at: null, done_at: null };
  const before = page({ status: 'received', received_by: ['ben'], tasks: [task] });
  const after = (tasks: readonly object[], by: 'change' | 'call') =>
    fixedComplaints(handover, { ...before, tasks }, before, by);
  expect(after([], 'change')).toHaveProperty('tasks');
  expect(after([{ ...task, done_at: '2026-03-01T10:00:00Z' }], 'call')).toEqual({});
});

test('what is added carries the name of who added it, and stays', () => {
  const line = { text: 'The boiler failed again.', by: 'ann', at: null };
  const [signed] = handover.derive(page({ addenda: [line] }), circumstances({ actor: 'ben' }))[
    'addenda'
  ] as readonly object[];
  expect(signed).toMatchObject({ by: 'ben', at: expect.any(String) });
  const before = page({ status: 'received', received_by: ['ben'], addenda: [signed] });
  expect(handover.check({ ...before, addenda: [] }, circumstances({ before }))).toHaveProperty('addenda');
});

test('a question about a resident carries the name of who asks', () => {
  const asked = filled(handoverResident, { questions: [{ text: 'Has the GP rung?', by: 'ann', task: null }] });
  expect(handoverResident.derive(asked, circumstances({ actor: 'ben' }))['questions']).toMatchObject([{ by: 'ben' }]);
});

test('a given handover can still be put right', () => {
  const before = page({ status: 'given' });
  expect(fixedComplaints(handover, { ...before, house_issues: 'Boiler man came.' }, before)).toEqual({});
});

test('a resident’s line stays as it was received, and can still be ticked as seen', () => {
  const before = filled(handoverResident, { remark: 'Slept badly.', hash: 'a1b2' });
  for (const by of ['change', 'call'] as const)
    expect(fixedComplaints(handoverResident, { ...before, remark: 'Slept well.' }, before, by)).toHaveProperty(
      'remark',
    );
  expect(fixedComplaints(handoverResident, { ...before, acknowledged_by: ['ben'] }, before, 'call')).toEqual({});
});

test('who has seen a received line and what was asked about it cannot be rewritten', () => {
  const before = filled(handoverResident, {
    hash: 'a1b2',
    acknowledged_by: ['ben'],
    questions: [{ text: 'Has the GP rung?', by: 'ben', task: null }],
  });
  const after = (given: Record<string, unknown>) => fixedComplaints(handoverResident, { ...before, ...given }, before);
  expect(after({ acknowledged_by: [] })).toHaveProperty('acknowledged_by');
  expect(after({ questions: [] })).toHaveProperty('questions');
});
