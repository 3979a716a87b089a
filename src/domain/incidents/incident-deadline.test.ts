import { expect, test } from 'vitest';
import { incidentDeadline, type IncidentStanding } from './incident-deadline.ts';

const standing = (more: Partial<IncidentStanding> = {}): IncidentStanding => ({
  status: 'under_review', occurred_at: '2026-11-13T22:00:00Z', safeguarding_decision: 'not_needed', cqc_notifiable: 'no', riddor_status: 'no', riddor_due_on: null,
  riddor_sent_at: null, duty_of_candour: 'no', ...more,
});
const next = (more: Partial<IncidentStanding>) => incidentDeadline(standing(more), 'Europe/London');

test('the most pressing thing comes first', () => {
  expect(next({ status: 'submitted', riddor_status: 'pending', safeguarding_decision: 'pending' })).toEqual({ words: 'Decide about safeguarding', by: '2026-11-14T10:00:00.000Z' });
  expect(next({ status: 'submitted' })).toEqual({ words: 'Review', by: '2026-11-16T22:00:00.000Z' });
});

test('a report that must go out is due on its day until it is sent', () => {
  expect(next({ riddor_status: 'yes', riddor_due_on: '2026-11-23' })).toEqual({ words: 'Report under RIDDOR', by: '2026-11-23T23:59:00.000Z' });
  expect(next({ riddor_status: 'yes', riddor_due_on: '2026-11-23', riddor_sent_at: '2026-11-14T09:00:00Z' })).toBeNull();
});

test('a draft waits for its writer, a closed incident for nobody', () => {
  expect(next({ status: 'draft', riddor_status: 'pending' })).toEqual({ words: 'Send the report', by: null });
  expect(next({ status: 'closed', riddor_status: 'pending' })).toBeNull();
});
