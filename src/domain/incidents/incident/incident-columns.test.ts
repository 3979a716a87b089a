import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { bodyMapColumns } from '../body-map/body-map-columns.ts';
import { incidentColumns } from './incident-columns.ts';

const around = circumstances({ now: '2026-03-11T00:30:00.000Z' });
const row = (more = {}) =>
  ({
    id: '01900000-0000-7000-8000-0000003f9a2c',
    occurred_at: '2026-03-01T23:30:00.000Z',
    status: 'submitted',
    signed_off_at: null,
    safeguarding_decision: 'pending',
    cqc_notifiable: 'no',
    riddor_status: 'no',
    duty_of_candour: 'no',
    ...more,
  }) as const;

test('an incident is called by the end of its id', () => expect(incidentColumns.ref(row())).toBe('INC-3F9A2C'));

test('its age is counted in days of the house, and stops when it is signed off', () => {
  expect(incidentColumns.age_days(row(), around)).toBe(10);
  expect(incidentColumns.age_days(row({ status: 'closed', signed_off_at: '2026-03-03T10:00:00.000Z' }), around)).toBe(
    2,
  );
  expect(incidentColumns.age_days(row({ status: 'reopened', signed_off_at: '2026-03-03T10:00:00.000Z' }), around)).toBe(
    10,
  );
});

test('whoever outside must be told is named, and what is undecided is counted with its reason', () => {
  expect(incidentColumns.external(row({ cqc_notifiable: 'yes', duty_of_candour: 'pending' }))).toEqual([
    { tone: 'info', words: 'Regulator' },
    { tone: 'watch', words: '2 to decide', why: 'To be decided: Safeguarding, Candour.' },
  ]);
  expect(incidentColumns.external(row({ safeguarding_decision: 'not_needed' }))).toEqual([]);
  expect(incidentColumns.external(row({ status: 'draft' }))).toEqual([]);
});

test('a mark is as large as it was measured', () => {
  expect(
    [
      [30, 12],
      [30, null],
      [null, null],
    ].map(([length_mm = null, width_mm = null]) => bodyMapColumns.size({ length_mm, width_mm })),
  ).toEqual(['30 × 12 mm', '30 mm', null]);
});
