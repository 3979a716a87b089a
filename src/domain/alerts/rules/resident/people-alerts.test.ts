import { expect, test } from 'vitest';
import { alertContextAt, whatIsFound } from '#world/records/alerts.ts';
import { rotaAlerts, type HoursFacts, type RotaAlertFacts, type QualifiedShift } from '../house/rota-alerts.ts';
import { staffAlerts, type StaffFacts } from '../house/staff-alerts.ts';

// A Thursday, in winter time, in the middle of the early shift.
const now = '2026-11-19T12:00:00Z';
const at = alertContextAt(now);

const lead: QualifiedShift = {
  shift_type: 'early',
  status: 'published',
  staff: 'joy',
  role_on_shift: 'shift_lead',
  start_at: '2026-11-18T12:00:00Z',
  end_at: '2026-11-29T12:00:00Z',
  may_lead: true,
  first_aider: true,
  medicines_competent: true,
};
const full: RotaAlertFacts = {
  min_staffing: { early: 1, late: 1, waking_night: 1 },
  shifts: [lead],
  people: [],
  running: [],
  last_received_at: '2026-11-19T07:40:00Z',
  residents: 12,
  first_comes_on: null,
};
const found = (code: string, given: Partial<RotaAlertFacts>, moment = now) =>
  whatIsFound(rotaAlerts, code, { ...full, ...given }, alertContextAt(moment));

test('a house that is staffed and has had its handover raises nothing', () => {
  expect(rotaAlerts.flatMap((rule) => rule.find(full, at))).toEqual([]);
});

test('ROTA-1 is critical now, high within a day and medium within a week, and one alert for all gaps', () => {
  const until = (end_at: string, start_at = lead.start_at) =>
    found('ROTA-1', { shifts: [{ ...lead, start_at, end_at }] });
  expect(until('2026-11-19T11:00:00Z')).toMatchObject([{ severity: 'critical', object: null }]);
  expect(until('2026-11-19T22:00:00Z')).toMatchObject([{ severity: 'high' }]);
  expect(until('2026-11-22T07:00:00Z')[0]).toMatchObject({ severity: 'medium' });
  expect(until('2026-11-22T07:00:00Z')).toHaveLength(1);
  expect(until('2026-11-27T22:00:00Z')).toEqual([]);
});

test('a house in which nobody lives is not short of people', () => {
  expect(found('ROTA-1', { shifts: [], residents: 1 })).toMatchObject([{ severity: 'critical' }]);
  expect(found('ROTA-1', { shifts: [], residents: 0 })).toEqual([]);
});

test('a shift in a house in which nobody lives lacks no skill', () => {
  const unskilled = { ...lead, role_on_shift: 'support', may_lead: false, first_aider: false };
  expect(found('ROTA-3', { shifts: [unskilled], residents: 1 })).toMatchObject([{ severity: 'high' }]);
  expect(found('ROTA-3', { shifts: [unskilled], residents: 0 })).toEqual([]);
});

test('a house is short of people from the day on which the first is to move in', () => {
  const opening = (first_comes_on: string) => found('ROTA-1', { shifts: [], residents: 0, first_comes_on });
  expect(opening('2026-11-19')).toMatchObject([{ severity: 'critical' }]);
  expect(opening('2026-11-22')).toMatchObject([{ severity: 'medium' }]);
  expect(opening('2026-12-24')).toEqual([]);
});

const shift = (start_at: string, end_at: string, override_reason: string | null = null) => ({
  shift_type: 'early',
  status: 'published',
  start_at,
  end_at,
  actual_start: null,
  actual_end: null,
  break_minutes: 30,
  sleep_in_disturbances: [],
  override_reason,
});
const hours = (given: Partial<HoursFacts>) =>
  found('ROTA-2', { people: [{ id: 'joy', wtr_opt_out: false, shifts: [], ...given }] });

test('ROTA-2 asks for eleven hours of rest, unless a reason stands with the shift', () => {
  const after = (start_at: string, reason: string | null = null) =>
    hours({
      shifts: [shift('2026-11-19T08:00:00Z', '2026-11-19T20:00:00Z'), shift(start_at, '2026-11-20T15:00:00Z', reason)],
    });
  expect(after('2026-11-20T07:00:00Z')).toEqual([]);
  expect(after('2026-11-20T06:59:00Z')).toMatchObject([
    { severity: 'medium', object: { entity: 'staff', id: 'joy' }, saw: 'Rest of 10 hours before a shift.' },
  ]);
  expect(after('2026-11-20T06:59:00Z', 'Swapped at her own wish')).toEqual([]);
});

test('ROTA-2 averages the week over seventeen weeks', () => {
  const weeks = Array.from({ length: 17 }, (_, week) =>
    shift(
      new Date(Date.parse(now) - (week * 7 + 5) * 86_400_000).toISOString(),
      new Date(Date.parse(now) - (week * 7 + 3) * 86_400_000 + 3_600_000).toISOString(),
    ),
  );
  expect(hours({ shifts: weeks })).toMatchObject([{ saw: '49 hours a week on average.' }]);
  expect(hours({ shifts: weeks, wtr_opt_out: true })).toEqual([]);
});

test('ROTA-4 says who has not come, high after an hour, and nothing of who has', () => {
  const late = (start_at: string, actual_start: string | null = null) =>
    found('ROTA-4', {
      running: [{ id: 's', called: 'Joy Osei', start_at, end_at: '2026-11-19T15:00:00Z', actual_start, seen_at: null }],
    });
  expect(late('2026-11-19T11:25:00Z')).toMatchObject([
    { severity: 'medium', object: { entity: 'rota', id: 's' }, saw: 'Joy Osei: the shift began at 11:25.' },
  ]);
  expect(late('2026-11-19T07:30:00Z')).toMatchObject([{ severity: 'high' }]);
  expect(late('2026-11-19T07:30:00Z', '2026-11-19T08:10:00Z')).toEqual([]);
  expect(late('2026-11-19T11:35:00Z')).toEqual([]);
});

test('ROTA-3 names what nobody on a shift can do', () => {
  expect(found('ROTA-3', { shifts: [{ ...lead, first_aider: false }] })[0]).toMatchObject({
    severity: 'high',
    saw: expect.stringContaining('without a first aider'),
  });
  expect(
    found('ROTA-3', {
      shifts: [
        { ...lead, first_aider: false },
        { ...lead, staff: 'ann', role_on_shift: 'support', may_lead: false, medicines_competent: false },
      ],
    }),
  ).toEqual([]);
});

test('HAND-1 gives an hour after the shift began', () => {
  const earlier = '2026-11-18T21:50:00Z';
  expect(found('HAND-1', { last_received_at: earlier }, '2026-11-19T08:29:00Z')).toEqual([]);
  expect(found('HAND-1', { last_received_at: earlier }, '2026-11-19T08:30:00Z')).toMatchObject([
    { severity: 'medium', saw: 'The shift began at 07:30.' },
  ]);
  expect(found('HAND-1', { last_received_at: '2026-11-19T07:20:00Z' }, '2026-11-19T08:30:00Z')).toEqual([]);
  expect(found('HAND-1', { last_received_at: earlier, residents: 0 }, '2026-11-19T08:30:00Z')).toEqual([]);
});

const person: StaffFacts = {
  id: 'joy',
  start_date: '2024-01-01',
  is_active: true,
  status: 'active',
  role: 'cook',
  medicines_competent: false,
  restraint_trained: null,
  has_exception: false,
  right_to_work_type: 'uk_irish',
  rtw_expiry: null,
  dbs_checked_on: '2024-01-01',
  dbs_update_service: false,
  professional_body: 'none',
  registration_expiry: null,
  training: [],
  supervision_due: '2026-12-01',
  is_guest: false,
  access_expires_at: null,
  last_login: '2026-11-18T08:00:00Z',
  created_at: '2024-01-01T08:00:00Z',
  failed_sign_ins: 0,
  new_device_at: [],
};
const floor = (['fire', 'moving_handling', 'safeguarding_adults'] as const).map((course) => ({
  course,
  expires_on: '2027-06-01',
}));
/** With the courses everyone needs, besides those given. */
const trained = ({ training = [], ...given }: Partial<StaffFacts>): StaffFacts => ({
  ...person,
  ...given,
  training: [...training, ...floor.filter(({ course }) => !training.some((own) => own.course === course))],
});
const known = (code: string, given: Partial<StaffFacts>) => whatIsFound(staffAlerts, code, [trained(given)], at);
const severity = (code: string, given: Partial<StaffFacts>) => known(code, given)[0]?.severity;

test('a file that is in order raises nothing', () => {
  expect(staffAlerts.flatMap((rule) => rule.find([trained({})], at))).toEqual([]);
});

test('STF-1 counts down to the end of a right to work', () => {
  expect(
    ['2027-01-19', '2027-01-18', '2026-11-27', '2026-11-26', '2026-11-18'].map((rtw_expiry) =>
      severity('STF-1', { right_to_work_type: 'time_limited', rtw_expiry }),
    ),
  ).toEqual([undefined, 'medium', 'medium', 'high', 'critical']);
  expect(severity('STF-1', { rtw_expiry: '2026-11-18' })).toBeUndefined();
});

test('STF-2 asks for a new DBS check after three years, unless the update service watches', () => {
  expect(severity('STF-2', { dbs_checked_on: '2023-11-19' })).toBeUndefined();
  expect(severity('STF-2', { dbs_checked_on: '2023-11-18' })).toBe('medium');
  expect(severity('STF-2', { dbs_checked_on: '2023-11-18', dbs_update_service: true })).toBeUndefined();
});

test('STF-3 puts all courses of one person in one alert, as grave as the gravest', () => {
  const fire = (expires_on: string) => ({ course: 'fire', expires_on }) as const;
  expect(['2026-12-20', '2026-12-19', '2026-11-18'].map((day) => severity('STF-3', { training: [fire(day)] }))).toEqual(
    [undefined, 'low', 'medium'],
  );
  expect(
    known('STF-3', { training: [fire('2026-12-01'), { course: 'medicines', expires_on: '2026-11-18' }] }),
  ).toMatchObject([
    { severity: 'high', owner: 'joy', saw: 'Medicines was due 1 day ago. Fire safety is due in 12 days.' },
  ]);
});

test('nothing on file where the job or the law asks for something is told, and not taken for order', () => {
  expect(whatIsFound(staffAlerts, 'STF-3', [person], at)).toMatchObject([
    {
      severity: 'medium',
      saw: 'Fire safety: nothing is on file. Moving and handling: nothing is on file. Safeguarding adults: nothing is on file.',
    },
  ]);
  expect(whatIsFound(staffAlerts, 'STF-3', [{ ...person, status: 'onboarding' }], at)).toMatchObject([
    { severity: 'low' },
  ]);
  expect(severity('STF-3', { medicines_competent: true })).toBe('high');
  expect([
    severity('STF-1', { right_to_work_type: null }),
    severity('STF-1', { right_to_work_type: 'not_checked' }),
    severity('STF-1', { right_to_work_type: null, has_exception: true }),
  ]).toEqual(['high', 'high', undefined]);
  expect([
    severity('STF-2', { dbs_checked_on: null }),
    severity('STF-2', { dbs_checked_on: null, status: 'onboarding' }),
  ]).toEqual(['high', undefined]);
  expect(severity('STF-4', { professional_body: 'nmc', registration_expiry: null })).toBe('medium');
});

test('STF-4 and STF-5 look at the register and at supervision', () => {
  expect(
    ['2026-12-20', '2026-12-19', '2026-11-18'].map((registration_expiry) =>
      severity('STF-4', { professional_body: 'nmc', registration_expiry }),
    ),
  ).toEqual([undefined, 'medium', 'critical']);
  expect(severity('STF-4', { registration_expiry: '2026-11-18' })).toBeUndefined();
  expect(severity('STF-5', { supervision_due: '2026-11-19' })).toBeUndefined();
  expect(severity('STF-5', { supervision_due: '2026-11-18' })).toBe('low');
  expect(severity('STF-5', { supervision_due: null, start_date: '2026-11-01' })).toBeUndefined();
});

test('ACC-1 sees five failures, or a new device at night', () => {
  expect(severity('ACC-1', { failed_sign_ins: 4 })).toBeUndefined();
  expect(severity('ACC-1', { failed_sign_ins: 5 })).toBe('medium');
  expect(
    ['2026-11-18T22:59:00Z', '2026-11-18T23:00:00Z', '2026-11-19T04:59:00Z', '2026-11-19T05:00:00Z'].map((moment) =>
      severity('ACC-1', { new_device_at: [moment] }),
    ),
  ).toEqual([undefined, 'medium', 'medium', undefined]);
});

test('ACC-2 tells of an access that ends, and of an account nobody uses', () => {
  expect(severity('ACC-2', { is_guest: true, access_expires_at: '2026-11-20T12:00:00Z' })).toBe('info');
  expect(severity('ACC-2', { is_guest: true, access_expires_at: '2026-11-20T12:01:00Z' })).toBeUndefined();
  expect(severity('ACC-2', { last_login: '2026-09-20T08:00:00Z' })).toBeUndefined();
  expect(severity('ACC-2', { last_login: '2026-09-19T08:00:00Z' })).toBe('info');
});
