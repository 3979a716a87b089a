import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { compareMoments } from '../../kit/time/time.ts';
import { incidentDeadline, type DeadlineFacts } from './incident-deadline.ts';

const facts = (more: Partial<DeadlineFacts> = {}): DeadlineFacts => ({
  status: 'under_review',
  occurred_at: '2026-11-13T20:00:00Z',
  recorded_at: '2026-11-13T22:00:00Z',
  safeguarding_decision: 'not_needed',
  cqc_notifiable: 'no',
  riddor_status: 'no',
  riddor_due_on: null,
  riddor_sent_at: null,
  duty_of_candour: 'no',
  ...more,
});
const next = (more: Partial<DeadlineFacts>, settings = defaultSettings) =>
  incidentDeadline(facts(more), { zone: 'Europe/London', settings });

test('the most pressing thing comes first', () => {
  expect(next({ status: 'submitted', riddor_status: 'pending', safeguarding_decision: 'pending' })).toEqual({
    words: 'Decide about safeguarding',
    by: '2026-11-14T10:00:00.000Z',
  });
  expect(next({ status: 'submitted' })).toEqual({ words: 'Review', by: '2026-11-16T22:00:00.000Z' });
});

test('the house says how long it gives itself, from the report on', () => {
  const hasty = { ...defaultSettings, notify_hours: 8, incident_review_hours: 24 };
  expect(next({ cqc_notifiable: 'pending' }, hasty)).toEqual({
    words: 'Decide about the regulator',
    by: '2026-11-14T02:00:00.000Z',
  });
  expect(next({ status: 'submitted' }, hasty)).toEqual({ words: 'Review', by: '2026-11-14T22:00:00.000Z' });
});

test('a report that must go out is due on its day until it is sent', () => {
  expect(next({ riddor_status: 'yes', riddor_due_on: '2026-11-23' })).toEqual({
    words: 'Report under RIDDOR',
    by: '2026-11-23T23:59:00.000Z',
  });
  expect(
    next({ riddor_status: 'yes', riddor_due_on: '2026-11-23', riddor_sent_at: '2026-11-14T09:00:00Z' }),
  ).toBeNull();
});

test('a draft waits for its writer, a closed incident for nobody', () => {
  expect(next({ status: 'draft', riddor_status: 'pending' })).toEqual({ words: 'Send the report', by: null });
  expect(next({ status: 'closed', riddor_status: 'pending' })).toBeNull();
});

test('nothing that waits is due before what is told, and deciding never brings a deadline nearer', () => {
  const decision = fc.constantFrom('pending', 'no');
  fc.assert(
    fc.property(
      fc.constantFrom('submitted', 'under_review', 'actions_open', 'reopened'),
      decision,
      decision,
      decision,
      decision,
      (status, safeguarding_decision, cqc_notifiable, riddor_status, duty_of_candour) => {
        const given = { status, safeguarding_decision, cqc_notifiable, riddor_status, duty_of_candour };
        const due = next(given)?.by ?? null;
        for (const settled of [
          { safeguarding_decision: 'no' },
          { cqc_notifiable: 'no' },
          { riddor_status: 'no' },
          { duty_of_candour: 'no' },
        ]) {
          const after = next({ ...given, ...settled })?.by ?? null;
          if (due === null) expect(after).toBeNull();
          else expect(after === null || compareMoments(due, after) <= 0).toBe(true);
        }
      },
    ),
  );
});
