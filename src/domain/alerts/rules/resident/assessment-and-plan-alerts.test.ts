import { expect, test } from 'vitest';
import { alertContextAt, whatIsFound } from '#world/records/alerts.ts';
import { fullSet } from '../../../plans/plan/plan-wanted.ts';
import { assessmentAlerts, type ResultFacts } from './assessment-alerts.ts';
import { residentAlerts, type LeavingFacts, type LegalFacts } from './resident-alerts.ts';
import { planAlerts, type ArrivalFacts, type PlanAlertFacts, type RiskFacts } from '../plans/plan-alerts.ts';

const at = alertContextAt('2026-11-19T12:00:00Z');
const result: ResultFacts = {
  id: 'r1',
  resident: 'tom',
  form: 'FALLS',
  assessed_at: '2026-11-19T11:00:00Z',
  total: 2,
  total_before: null,
  band: 'Low',
  band_severity: 'info',
  is_top_band: false,
  next_due: '2027-02-19',
  has_plan: false,
  highest_answer: 1,
  ninth_answer: null,
  risk_reviewed_since: false,
  is_open: false,
  calls: [],
};
const assessed = (code: string, given: Partial<ResultFacts>) =>
  whatIsFound(assessmentAlerts, code, [{ ...result, ...given }], at);

test('ASM-1 asks for a plan where the result is in the top band or a high one', () => {
  expect(assessed('ASM-1', {})).toEqual([]);
  expect(assessed('ASM-1', { band: 'High', band_severity: 'high' })).toMatchObject([
    { severity: 'high', saw: 'The result is “High” and no plan names it.' },
  ]);
  expect(assessed('ASM-1', { band_severity: 'medium', is_top_band: true })).toMatchObject([{ severity: 'medium' }]);
  expect(assessed('ASM-1', { band_severity: 'medium' })).toEqual([]);
  expect(assessed('ASM-1', { band_severity: 'high', has_plan: true })).toEqual([]);
});

test('ASM-1 tells of a single answer that calls for somebody, before the form is complete', () => {
  const calls = [{ severity: 'high' as const, message: 'Ask now.' }];
  const open = { is_open: true, total: null, band: null, band_severity: null, calls };
  expect(assessed('ASM-1', open)).toMatchObject([{ severity: 'high', saw: 'Ask now.' }]);
  expect(assessed('ASM-1', { ...open, calls: [] })).toEqual([]);
  expect(assessed('ASM-1', { calls, band: 'Top', band_severity: 'medium', is_top_band: true })).toMatchObject([
    { severity: 'high', saw: 'Ask now. The result is “Top” and no plan names it.' },
  ]);
  expect(assessed('ASM-1', { form: 'PHQ-9', ...open })).toHaveLength(1);
  expect(assessed('ASM-1', { form: 'PHQ-9', calls })).toEqual([]);
  expect(assessed('ASM-1', { calls, has_plan: true })).toEqual([]);
});

test('ASM-2 reminds a week ahead and is medium from the day after', () => {
  const due = (next_due: string | null) => assessed('ASM-2', { next_due })[0]?.severity;
  expect(['2026-11-27', '2026-11-26', '2026-11-19', '2026-11-18', null].map(due)).toEqual([
    undefined,
    'low',
    'low',
    'medium',
    undefined,
  ]);
});

test('ASM-3 follows the steps of the early warning score', () => {
  const score = (total: number, highest_answer = 1) =>
    assessed('ASM-3', { form: 'NEWS2', total, highest_answer })[0]?.severity;
  expect([score(0, 0), score(1), score(4), score(3, 3), score(5), score(6), score(7)]).toEqual([
    undefined,
    'low',
    'low',
    'high',
    'high',
    'high',
    'critical',
  ]);
  expect(assessed('ASM-3', { total: 9 })).toEqual([]);
});

test('ASM-4 sees the ninth question before the score', () => {
  const screen = (given: Partial<ResultFacts>) => assessed('ASM-4', { form: 'PHQ-9', ...given })[0]?.severity;
  expect([
    screen({ total: 14 }),
    screen({ total: 15 }),
    screen({ total: 4, ninth_answer: 1 }),
    screen({ total: 4, ninth_answer: 1, risk_reviewed_since: true }),
  ]).toEqual([undefined, 'medium', 'high', undefined]);
});

test('ASM-5 waits for a lower score of pain', () => {
  const pain = (given: Partial<ResultFacts>) => assessed('ASM-5', { form: 'ABBEY', ...given });
  expect(pain({ total: 7 })).toEqual([]);
  expect(pain({ total: 8 })).toMatchObject([
    { saw: 'The score is 8, and an hour later it has not been scored again.' },
  ]);
  expect(pain({ total: 8, total_before: 8 })).toHaveLength(1);
  expect(pain({ total: 8, total_before: 9 })).toEqual([]);
});

const book: PlanAlertFacts = { plans: [], risks: [], arrivals: [], unread: [] };
const planned = (code: string, given: Partial<PlanAlertFacts>) =>
  whatIsFound(planAlerts, code, { ...book, ...given }, at);

test('PLAN-1 grows from a week ahead to a fortnight overdue', () => {
  const due = (review_date: string) =>
    planned('PLAN-1', { plans: [{ id: 'p1', resident: 'tom', review_date }] })[0]?.severity;
  expect(['2026-11-27', '2026-11-26', '2026-11-18', '2026-11-05', '2026-11-04'].map(due)).toEqual([
    undefined,
    'low',
    'medium',
    'medium',
    'high',
  ]);
});

test('PLAN-2 gives a day for the first plan and a week for the full set', () => {
  const arrived = (given: Partial<ArrivalFacts>) =>
    planned('PLAN-2', {
      arrivals: [
        { resident: 'tom', admission_date: '2026-11-18', covered: [], begun: 0, is_reviewed: false, ...given },
      ],
    });
  expect(arrived({})).toEqual([]);
  expect(arrived({ admission_date: '2026-11-17' })).toMatchObject([{ severity: 'high', saw: 'No plan is active.' }]);
  const begun = fullSet.filter((domain) => domain !== 'communication');
  expect(arrived({ admission_date: '2026-11-12', covered: begun, begun: 2 })).toEqual([]);
  expect(arrived({ admission_date: '2026-11-11', covered: begun, begun: 2 })).toMatchObject([
    { severity: 'high', saw: 'No active plan yet for communication. Plans not yet active: 2.' },
  ]);
  expect(arrived({ admission_date: '2026-11-11', covered: fullSet, begun: 1 })).toMatchObject([
    { saw: 'Plans not yet active: 1.' },
  ]);
  expect(arrived({ admission_date: '2026-11-11', covered: [...fullSet, 'sleep'] })).toEqual([]);
});

test('PLAN-2 is not raised after six weeks, but what was raised stays until it is done', () => {
  const arrived = (admission_date: string, stands: boolean) =>
    whatIsFound(
      planAlerts,
      'PLAN-2',
      { ...book, arrivals: [{ resident: 'tom', admission_date, covered: ['skin'], begun: 0, is_reviewed: true }] },
      alertContextAt(at.now, stands),
    );
  expect(arrived('2026-10-08', false)).toHaveLength(1);
  expect(arrived('2026-10-07', false)).toEqual([]);
  expect(arrived('2026-10-07', true)).toHaveLength(1);
});

test('PLAN-2 asks for the first review after four weeks, louder after six, until one is approved', () => {
  const arrived = (admission_date: string, is_reviewed = false) =>
    whatIsFound(
      planAlerts,
      'PLAN-2',
      { ...book, arrivals: [{ resident: 'tom', admission_date, covered: fullSet, begun: 0, is_reviewed }] },
      alertContextAt(at.now, true),
    );
  expect(arrived('2026-10-23')).toEqual([]);
  expect(arrived('2026-10-22')).toMatchObject([
    { severity: 'low', saw: 'The first review is to be done by 3 Dec 2026.' },
  ]);
  expect(arrived('2026-10-07')).toMatchObject([{ severity: 'high' }]);
  expect(arrived('2026-10-07', true)).toEqual([]);
});

test('PLAN-3 is one alert for each person on shift, with everything they have not read', () => {
  expect(
    planned('PLAN-3', {
      unread: [
        { staff: 'joy', titles: ['Falls', 'Eating well'] },
        { staff: 'ann', titles: [] },
      ],
    }),
  ).toMatchObject([{ owner: 'joy', object: { entity: 'staff', id: 'joy' }, saw: 'Not yet read: Falls, Eating well.' }]);
});

test('RISK-1 and RISK-2 look at what remains and when it was last looked at', () => {
  const evaluated = (code: string, given: Partial<RiskFacts>) =>
    planned(code, {
      risks: [
        {
          id: 'k1',
          resident: 'tom',
          review_date: '2026-12-31',
          residual_band: 'high',
          residual_score: 12,
          is_approved_twice: false,
          ...given,
        },
      ],
    });
  expect(evaluated('RISK-1', {})).toEqual([]);
  expect(evaluated('RISK-1', { residual_band: 'extreme', residual_score: 15 })).toMatchObject([
    { severity: 'high', saw: 'What remains scores 15.' },
  ]);
  expect(evaluated('RISK-1', { residual_band: 'extreme', is_approved_twice: true })).toEqual([]);
  expect(
    ['2026-11-27', '2026-11-26', '2026-11-18'].map((review_date) => evaluated('RISK-2', { review_date })[0]?.severity),
  ).toEqual([undefined, 'low', 'high']);
});

const legal: LegalFacts = {
  resident: 'tom',
  dols_status: 'not_required',
  dols_expiry: null,
  dnacpr_review: null,
  mha_status: 'none',
  mha_review_date: null,
  attorneys_without_proof: 0,
  proof_ends: null,
};
const bound = (code: string, given: Partial<LegalFacts>) =>
  whatIsFound(residentAlerts, code, { residents: [{ ...legal, ...given }], leavings: [] }, at);

test('LEG-1 counts down to the end of an authorisation', () => {
  const ends = (dols_expiry: string) => bound('LEG-1', { dols_status: 'standard', dols_expiry })[0]?.severity;
  expect(['2026-12-18', '2026-12-17', '2026-11-27', '2026-11-26', '2026-11-18'].map(ends)).toEqual([
    undefined,
    'medium',
    'medium',
    'high',
    'high',
  ]);
  expect(
    ['2026-12-04', '2026-12-03'].map(
      (dols_expiry) => bound('LEG-1', { dols_status: 'standard', dols_expiry })[0]?.occasions,
    ),
  ).toEqual([['28 days'], ['14 days']]);
  expect(bound('LEG-1', { dols_status: 'standard' }), 'an end that is not on file').toMatchObject([
    { severity: 'high' },
  ]);
  expect(bound('LEG-1', { dols_expiry: '2026-11-18' })).toEqual([]);
  expect(bound('LEG-1', { dols_status: 'expired' })).toMatchObject([{ severity: 'high' }]);
});

test('LEG-2 puts everything about one person in one alert', () => {
  expect(bound('LEG-2', { dnacpr_review: '2026-12-20' })).toEqual([]);
  expect(bound('LEG-2', { dnacpr_review: '2026-12-19', attorneys_without_proof: 1 })).toMatchObject([
    { severity: 'medium', saw: 'The DNACPR review is due in 30 days. Attorneys without proof: 1.' },
  ]);
  expect(bound('LEG-2', { mha_status: 'informal', mha_review_date: '2026-11-20' })).toEqual([]);
  expect(bound('LEG-2', { mha_status: 'cto', mha_review_date: '2026-11-20' })).toHaveLength(1);
  expect(bound('LEG-2', { proof_ends: '2026-12-20' })).toEqual([]);
  expect(bound('LEG-2', { proof_ends: '2026-12-19' })).toMatchObject([
    { severity: 'medium', saw: 'A new proof of an attorney’s authority is due in 30 days.' },
  ]);
  expect(bound('LEG-2', { proof_ends: '2026-11-18' })).toHaveLength(1);
});

test('DIS-1 gives a week after somebody left', () => {
  const left = (given: Partial<LeavingFacts>) =>
    whatIsFound(
      residentAlerts,
      'DIS-1',
      {
        residents: [],
        leavings: [{ id: 'd1', resident: 'tom', discharge_date: '2026-11-11', checklist_pct: 80, ...given }],
      },
      at,
    );
  expect(left({})).toMatchObject([{ severity: 'medium', saw: '80 % of the checklist is settled.' }]);
  expect(left({ discharge_date: '2026-11-12' })).toEqual([]);
  expect(left({ checklist_pct: 100 })).toEqual([]);
});
