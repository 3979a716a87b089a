import { expect, test } from 'vitest';
import { alertContextAt, whatIsFound } from '#world/records/alerts.ts';
import { bodyAlerts, type MarkFacts } from '../care/body-alerts.ts';
import { incidentAlerts, type CheckFacts, type IncidentFacts, type LookedAgain } from './incident-alerts.ts';

const at = alertContextAt('2026-11-19T12:00:00Z');
const settled: IncidentFacts = {
  id: 'i1',
  resident: 'tom',
  recorded_by: 'joy',
  incident_type: 'fall',
  severity: 'no_harm',
  status: 'under_review',
  occurred_at: '2026-11-18T12:00:00Z',
  created_at: '2026-11-18T12:00:00Z',
  head_strike: 'no',
  conscious_throughout: true,
  new_pain_or_deformity: false,
  mobility_changed: null,
  doctor_asked: false,
  on_anticoagulant: false,
  emergency_called: false,
  safeguarding_decision: 'not_needed',
  cqc_notifiable: 'no',
  cqc_sent_at: null,
  riddor_status: 'no',
  riddor_due_on: null,
  riddor_reference: null,
  duty_of_candour: 'no',
  candour_told_at: null,
  candour_written_at: null,
  restraint_used: false,
  resident_debrief_at: null,
  staff_debrief_at: null,
  family_told: true,
  actions_overdue: 0,
  shift_ended: true,
};
const found = (code: string, given: Partial<IncidentFacts>) =>
  whatIsFound(incidentAlerts, code, { incidents: [{ ...settled, ...given }], checks: [], reviews: [] }, at);
const ago = (hours: number) => new Date(Date.parse('2026-11-19T12:00:00Z') - hours * 3_600_000).toISOString();

test('an incident that is seen to raises nothing', () => {
  expect(incidentAlerts.flatMap((rule) => rule.find({ incidents: [settled], checks: [], reviews: [] }, at))).toEqual(
    [],
  );
});

test('INC-1 and INC-2 wait for the review of what did harm', () => {
  expect(found('INC-1', { severity: 'moderate', status: 'submitted' })).toMatchObject([
    { severity: 'high', object: { entity: 'incident', id: 'i1' } },
  ]);
  expect(found('INC-1', { severity: 'moderate' })).toEqual([]);
  expect(found('INC-2', { severity: 'death', status: 'submitted' })).toMatchObject([{ severity: 'critical' }]);
  expect(found('INC-2', { severity: 'severe' })).toEqual([]);
});

test('INC-3 says to call 999 for a head that may be struck on blood thinners, until somebody has', () => {
  const struck = { head_strike: 'unknown', on_anticoagulant: true } as const;
  expect(found('INC-3', struck)).toMatchObject([{ severity: 'critical' }]);
  expect(found('INC-3', { ...struck, on_anticoagulant: false })).toEqual([]);
  expect(found('INC-3', { conscious_throughout: false })).toHaveLength(1);
  expect(found('INC-3', { ...struck, emergency_called: true })).toEqual([]);
  expect(found('INC-3', { ...struck, occurred_at: ago(200) })).toHaveLength(1);
  expect(found('INC-3', { ...struck, status: 'closed' })).toEqual([]);
});

test('INC-13 calls the lead at once for a head that may be struck, new pain or a doctor who was asked, until the review has begun', () => {
  const fall = { status: 'submitted', head_strike: 'unknown', doctor_asked: true } as const;
  expect(found('INC-13', fall)).toMatchObject([
    { severity: 'high', saw: 'The head may have been struck: nobody knows. A doctor was told.' },
  ]);
  expect(found('INC-13', { ...fall, status: 'draft', head_strike: 'yes' })).toHaveLength(1);
  expect(found('INC-13', { ...fall, head_strike: 'no' })).toMatchObject([{ severity: 'medium' }]);
  expect(found('INC-13', { ...fall, head_strike: 'no', doctor_asked: false })).toEqual([]);
  expect(found('INC-13', { ...fall, status: 'under_review' })).toEqual([]);
  expect(found('INC-13', { ...fall, on_anticoagulant: true }), 'INC-3 tells everyone').toEqual([]);
  expect(found('INC-13', { ...fall, severity: 'moderate' }), 'INC-1 tells the lead').toEqual([]);
});

test('INC-4 grows after twelve hours and a day, and is critical only where harm or the law says so', () => {
  const pending = (given: Partial<IncidentFacts>) =>
    [11.9, 12, 23.9, 24].map(
      (hours) => found('INC-4', { safeguarding_decision: 'pending', created_at: ago(hours), ...given })[0]?.severity,
    );
  expect(pending({})).toEqual([undefined, 'medium', 'medium', 'high']);
  for (const grave of [
    { severity: 'moderate' },
    { incident_type: 'safeguarding' },
    { incident_type: 'death' },
    { cqc_notifiable: 'yes' },
  ] as const)
    expect(pending(grave)).toEqual([undefined, 'high', 'high', 'critical']);
  expect(found('INC-4', { cqc_notifiable: 'yes', created_at: ago(30) })).toMatchObject([
    { saw: 'Open for 30 hours: telling the regulator.' },
  ]);
  expect(found('INC-4', { cqc_notifiable: 'yes', cqc_sent_at: ago(2), created_at: ago(30) })).toEqual([]);
});

test('INC-5 grows as a RIDDOR report comes due', () => {
  const due = (riddor_due_on: string) => found('INC-5', { riddor_status: 'yes', riddor_due_on })[0]?.severity;
  expect(['2026-11-23', '2026-11-22', '2026-11-19', '2026-11-18'].map(due)).toEqual([
    undefined,
    'high',
    'high',
    'critical',
  ]);
  expect(found('INC-5', { riddor_status: 'yes', riddor_due_on: '2026-11-18', riddor_reference: 'R1' })).toEqual([]);
  expect(found('INC-5', { riddor_status: 'pending', created_at: ago(25) })).toMatchObject([{ severity: 'medium' }]);
});

test('INC-6 counts working days to the letter', () => {
  const candour = { duty_of_candour: 'yes', candour_told_at: ago(20) } as const;
  expect(found('INC-6', { duty_of_candour: 'yes', occurred_at: ago(25) })).toMatchObject([{ severity: 'high' }]);
  expect(found('INC-6', { ...candour, occurred_at: '2026-11-06T09:00:00Z' })).toEqual([]);
  expect(found('INC-6', { ...candour, occurred_at: '2026-11-05T09:00:00Z' })).toMatchObject([
    { severity: 'critical', saw: '10 working days have passed and no letter was sent.' },
  ]);
  expect(found('INC-6', { ...candour, occurred_at: '2026-11-05T09:00:00Z', candour_written_at: ago(1) })).toEqual([]);
});

test('INC-7 reminds the writer of a draft when the shift is over', () => {
  expect(found('INC-7', { status: 'draft' })).toMatchObject([{ owner: 'joy' }]);
  expect(found('INC-7', { status: 'draft', shift_ended: false })).toEqual([]);
});

test('INC-8 waits 72 hours for the review, and for actions until they are done', () => {
  expect(found('INC-8', { status: 'submitted', created_at: ago(73) })).toHaveLength(1);
  expect(found('INC-8', { status: 'submitted', created_at: ago(72) })).toEqual([]);
  expect(found('INC-8', { actions_overdue: 2 })).toMatchObject([{ saw: 'Actions overdue: 2.' }]);
});

test('INC-9 sees two falls in 28 days, or three of a kind in seven, unless risk and plan were reviewed since', () => {
  const looked = (kind: LookedAgain['kind'], of: string, at = ago(1)): LookedAgain => ({
    resident: 'tom',
    kind,
    of,
    at,
  });
  const book = (incidents: readonly Partial<IncidentFacts>[], reviews: readonly LookedAgain[] = []) =>
    whatIsFound(
      incidentAlerts,
      'INC-9',
      { incidents: incidents.map((given, place) => ({ ...settled, id: `i${place}`, ...given })), checks: [], reviews },
      at,
    );
  expect(book([{}, { occurred_at: ago(27 * 24) }])).toMatchObject([
    { object: { id: 'i0' }, saw: '2 falls in 28 days.' },
  ]);
  expect(book([{}, { occurred_at: ago(29 * 24) }])).toEqual([]);
  const falls = [{}, { occurred_at: ago(100) }];
  expect(book(falls, [looked('risk', 'falls'), looked('plan', 'mobility_falls')])).toEqual([]);
  expect(book(falls, [looked('risk', 'falls')])).toHaveLength(1);
  expect(book(falls, [looked('risk', 'nutrition'), looked('plan', 'mobility_falls')])).toHaveLength(1);
  expect(book(falls, [looked('risk', 'falls', ago(30)), looked('plan', 'mobility_falls')])).toHaveLength(1);
  const upset = { incident_type: 'behaviour_of_concern' } as const;
  expect(book([upset, { ...upset, occurred_at: ago(50) }, { ...upset, occurred_at: ago(160) }])).toHaveLength(1);
  expect(book([upset, { ...upset, occurred_at: ago(50) }])).toEqual([]);
});

test('INC-10 and INC-12 give a restraint three days and the family one', () => {
  expect(found('INC-10', { restraint_used: true, occurred_at: ago(73) })).toHaveLength(1);
  expect(found('INC-10', { restraint_used: true, occurred_at: ago(71) })).toEqual([]);
  expect(found('INC-12', { family_told: false, occurred_at: ago(25) })).toHaveLength(1);
  expect(found('INC-12', { family_told: false, occurred_at: ago(23) })).toEqual([]);
});

test('INC-11 is raised a quarter of an hour after a check was due, and at once where somebody is worse', () => {
  const check = (given: Partial<CheckFacts>) =>
    whatIsFound(
      incidentAlerts,
      'INC-11',
      {
        incidents: [],
        checks: [
          { id: 'c1', resident: 'tom', due_at: '2026-11-19T11:45:00Z', status: 'scheduled', condition: null, ...given },
        ],
        reviews: [],
      },
      at,
    );
  expect(check({})).toMatchObject([{ severity: 'high', saw: 'Overdue by 15 minutes.' }]);
  expect(check({ due_at: '2026-11-19T11:46:00Z' })).toEqual([]);
  expect(check({ status: 'completed' })).toEqual([]);
  expect(check({ status: 'completed', condition: 'worse' })).toMatchObject([{ severity: 'critical' }]);
});

const mark: MarkFacts = {
  id: 'm1',
  resident: 'tom',
  mark_type: 'bruise',
  pressure_category: null,
  cause: 'known_accident',
  next_review_on: '2026-11-19',
  last_healing: null,
  reviews: 0,
  is_decided: false,
  is_regulator_decided: false,
  is_confirmed: false,
  is_healed: false,
};
const seen = (code: string, given: Partial<MarkFacts>) => whatIsFound(bodyAlerts, code, [{ ...mark, ...given }], at);

test('BODY-1 asks for the safeguarding decision about an unexplained mark', () => {
  expect(seen('BODY-1', { cause: 'unexplained' })).toHaveLength(1);
  expect(seen('BODY-1', { cause: 'unexplained', is_decided: true })).toEqual([]);
  expect(seen('BODY-1', {})).toEqual([]);
});

test('BODY-2 grows with the category and ends when somebody who may judge it has looked, and the regulator is decided', () => {
  const grade = (pressure_category: MarkFacts['pressure_category'], given: Partial<MarkFacts> = {}) =>
    seen('BODY-2', { mark_type: 'pressure_damage', pressure_category, ...given })[0]?.severity;
  expect((['1', '2', '3', '4', 'unstageable'] as const).map((category) => grade(category))).toEqual([
    'medium',
    'high',
    'critical',
    'critical',
    'critical',
  ]);
  expect(grade('2', { reviews: 1 })).toBe('high');
  expect(grade('2', { is_confirmed: true })).toBeUndefined();
  expect(grade('3', { is_confirmed: true })).toBe('critical');
  expect(grade('3', { is_confirmed: true, is_regulator_decided: true })).toBeUndefined();
});

test('BODY-3 is raised the day after a look was due, or when it was worse', () => {
  expect(seen('BODY-3', {})).toEqual([]);
  expect(seen('BODY-3', { next_review_on: '2026-11-18' })).toMatchObject([
    { severity: 'medium', saw: 'Overdue by 1 day.' },
  ]);
  expect(seen('BODY-3', { last_healing: 'worse' })).toMatchObject([{ severity: 'high' }]);
});
