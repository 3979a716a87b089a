import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import { incidentDuties, type DutyFacts, type DutyKind } from './incident-duties.ts';

const house = { zone: 'Europe/London', settings: defaultSettings };
const event = (more: Partial<DutyFacts> = {}): DutyFacts => ({
  is_about_resident: true,
  incident_type: 'near_miss',
  occurred_at: '2026-11-13T22:00:00Z',
  recorded_at: null,
  severity: 'no_harm',
  treatment: 'none',
  taken_directly_to_hospital: false,
  restraint_used: false,
  head_strike: null,
  conscious_throughout: null,
  new_pain_or_deformity: null,
  on_anticoagulant: false,
  people_involved: [],
  informed: [],
  family_not_told_reason: null,
  police_called_at: null,
  safeguarding_decision: 'pending',
  cqc_notifiable: 'pending',
  riddor_status: 'pending',
  riddor_category: null,
  duty_of_candour: 'pending',
  has_unexplained_mark: false,
  ...more,
});
const duty = (kind: DutyKind, more: Partial<DutyFacts> = {}) =>
  incidentDuties(event(more), house).find((one) => one.kind === kind);

test('a near miss asks only that the family is told; everything else is left to the manager without a hint', () => {
  expect(
    incidentDuties(event(), house)
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ kind }) => kind),
  ).toEqual(['family']);
});

test.each(['moderate', 'severe', 'death'] as const)('harm that is %s opens the duty of candour', (severity) => {
  expect(duty('candour', { severity })?.reasons).toHaveLength(1);
});

test('low harm does not, and what is not yet answered opens nothing', () => {
  expect(duty('candour', { severity: 'low' })?.reasons).toEqual([]);
  expect(duty('candour', { severity: null })?.reasons).toEqual([]);
});

test('the letter is due ten working days later, a report under RIDDOR ten days later or fifteen', () => {
  expect(duty('candour')?.finish_on).toBe('2026-11-27');
  expect(duty('riddor')?.finish_on).toBe('2026-11-23');
  expect(duty('riddor', { riddor_category: 'over_7_days' })?.finish_on).toBe('2026-11-28');
});

test('a head injury on a blood thinner calls for an ambulance until one was called', () => {
  const fall = { incident_type: 'fall', head_strike: 'unknown', on_anticoagulant: true } as const;
  expect(duty('ambulance', fall)).toMatchObject({
    by: null,
    isMet: false,
    reasons: ['They may have hit their head and take a blood thinner.'],
  });
  expect(duty('ambulance', { ...fall, treatment: '999' })?.isMet).toBe(true);
});

test('the family counts as told by a line or by the reason why not', () => {
  expect(duty('family')).toMatchObject({ isMet: false, by: '2026-11-14T22:00:00.000Z' });
  expect(duty('family', { informed: [{ who: 'family' }] })?.isMet).toBe(true);
  expect(duty('family', { family_not_told_reason: 'Asked us not to.' })?.isMet).toBe(true);
});

test('an injury of nobody who lives here asks for no GP and no family', () => {
  expect(duty('gp', { severity: 'low', incident_type: 'injury' })?.reasons).toEqual(['Someone was hurt.']);
  for (const kind of ['gp', 'family'] as const)
    expect(duty(kind, { severity: 'low', incident_type: 'injury', is_about_resident: false })?.reasons).toEqual([]);
});

test('an unexplained mark, a restraint and harm between residents each open the safeguarding question', () => {
  expect(duty('safeguarding', { has_unexplained_mark: true })?.reasons).toEqual([
    'There is a mark nobody can explain.',
  ]);
  expect(duty('safeguarding', { restraint_used: true })?.reasons).toHaveLength(1);
  expect(duty('safeguarding', { incident_type: 'aggression_to_other' })).toMatchObject({
    isMet: false,
    by: '2026-11-14T10:00:00.000Z',
  });
  expect(duty('safeguarding', { safeguarding_decision: 'not_needed' })?.isMet).toBe(true);
});

test('an injured worker or a way straight to hospital opens the question of RIDDOR', () => {
  expect(duty('riddor', { people_involved: [{ kind: 'staff', injured: true }] })?.reasons[0]).toContain(
    'member of staff',
  );
  expect(duty('riddor', { people_involved: [{ kind: 'resident', injured: true }] })?.reasons).toEqual([]);
  expect(duty('riddor', { taken_directly_to_hospital: true })?.reasons[0]).toContain('straight to hospital');
});
