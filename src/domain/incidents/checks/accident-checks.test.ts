import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { hoursBetween } from '../../kit/time/time.ts';
import { accidentChecks, type Accident, type CheckPurpose } from './accident-checks.ts';

const accident = (more: Partial<Accident>): Accident => ({
  incident_type: 'other',
  occurred_at: '2026-10-24T20:00:00Z',
  severity: 'no_harm',
  treatment: 'none',
  taken_directly_to_hospital: false,
  witnessed: true,
  head_strike: 'no',
  restraint_used: false,
  on_anticoagulant: false,
  has_unexplained_mark: false,
  ...more,
});
const fall = (more: Partial<Accident> = {}) => accident({ incident_type: 'fall', ...more });
const hours = (of: Accident, purpose: CheckPurpose) =>
  accidentChecks(of, defaultSettings)
    .filter((check) => check.purpose === purpose)
    .map((check) => hoursBetween(of.occurred_at, check.due_at));

test('a seen fall without injury is watched for a day', () => {
  expect(hours(fall(), 'after_fall')).toEqual([0.5, 1, 2, 4, 8, 12, 24]);
});

test.each([
  ['a head strike', { head_strike: 'yes' }],
  ['a possible head strike', { head_strike: 'unknown' }],
  ['nobody seeing it', { witnessed: false }],
  ['not knowing who saw it', { witnessed: null }],
  ['an anticoagulant', { on_anticoagulant: true }],
] as const)('%s makes it two days', (_, more) => {
  expect(hours(fall(more), 'after_fall')).toEqual([0.5, 1, 2, 4, 8, 12, 24, 30, 36, 48]);
});

test('a house may look at other hours', () => {
  const own = { ...defaultSettings, checks_after_fall: [1, 6], checks_after_head_injury: [72] };
  expect(
    accidentChecks(fall({ head_strike: 'yes' }), own).filter(({ purpose }) => purpose === 'after_fall'),
  ).toHaveLength(3);
});

test('nobody is asked to watch a resident who is in hospital', () => {
  expect(hours(fall({ taken_directly_to_hospital: true, head_strike: 'yes' }), 'after_fall')).toEqual([]);
  expect(hours(fall({ treatment: 'hospital_admitted' }), 'after_fall')).toEqual([]);
});

test('any fall has its risk and plan looked at within 72 hours', () => {
  expect(hours(fall({ taken_directly_to_hospital: true }), 'falls_risk')).toEqual([72]);
  expect(hours(fall(), 'plan')).toEqual([72]);
});

test('restraint brings injury checks and both debriefs', () => {
  const restraint = accident({ restraint_used: true });
  expect(hours(restraint, 'restraint_injury')).toEqual([0.5, 2]);
  expect(hours(restraint, 'resident_debrief')).toEqual([72]);
  expect(hours(restraint, 'staff_debrief')).toEqual([72]);
});

test('a burn and an unexplained mark have the skin looked at again', () => {
  expect(hours(accident({ incident_type: 'burn_scald' }), 'burn')).toEqual([1, 4, 24]);
  expect(hours(accident({ has_unexplained_mark: true }), 'unexplained_mark')).toEqual([24, 72]);
});

test('after a death only the staff are debriefed', () => {
  expect(
    accidentChecks(fall({ severity: 'death', restraint_used: true }), defaultSettings).map((check) => check.purpose),
  ).toEqual(['staff_debrief']);
});

test('checks come in the order they are due', () => {
  const due = accidentChecks(fall({ restraint_used: true, has_unexplained_mark: true }), defaultSettings).map(
    (check) => check.due_at,
  );
  expect(due).toEqual(due.toSorted());
});

test('an accident of no listed kind has no follow-up', () => {
  expect(accidentChecks(accident({}), defaultSettings)).toEqual([]);
});

test('whatever happened, checks come after it, in order, and a danger more never takes one away', () => {
  const any = fc
    .record({
      incident_type: fc.constantFrom('fall', 'burn_scald', 'injury'),
      severity: fc.constantFrom('no_harm' as const, 'low' as const, 'severe' as const, 'death' as const),
      treatment: fc.constantFrom('none', 'gp', 'hospital_admitted'),
      taken_directly_to_hospital: fc.boolean(),
      witnessed: fc.option(fc.boolean()),
      head_strike: fc.constantFrom('yes' as const, 'no' as const, 'unknown' as const, null),
      restraint_used: fc.boolean(),
      on_anticoagulant: fc.boolean(),
      has_unexplained_mark: fc.boolean(),
    })
    .map(accident);
  fc.assert(
    fc.property(any, (event) => {
      const due = accidentChecks(event, defaultSettings).map(({ due_at }) => hoursBetween(event.occurred_at, due_at));
      expect(due.every((after) => after > 0)).toBe(true);
      expect(due).toEqual(due.toSorted((a, b) => a - b));
      for (const worse of [
        { on_anticoagulant: true },
        { head_strike: 'yes' },
        { witnessed: false },
        { restraint_used: true },
        { has_unexplained_mark: true },
      ] as const) {
        expect(accidentChecks({ ...event, ...worse }, defaultSettings).length).toBeGreaterThanOrEqual(due.length);
      }
    }),
  );
});
