import { describe, expect, test } from 'vitest';
import { missing } from '../../kit/vocabulary/parse.ts';
import { circumstances, filled } from '#world/records/filled.ts';
import { incident } from './incident.ts';

const story = 'Found on the floor beside the bed, awake and talking.';
const report = (given: Record<string, unknown>) =>
  filled(incident, { resident: 'tom', incident_type: 'fall', description: story, severity: 'low', ...given });
const complaints = (given: Record<string, unknown>, around = {}) =>
  incident.check(report(given), circumstances(around));
const warnings = (given: Record<string, unknown>) => incident.warn(report(given), circumstances());
const derived = (given: Record<string, unknown>) => incident.derive(report(given), circumstances());

describe('a report', () => {
  test('of a fall may be begun without knowing all, but not submitted', () => {
    expect(complaints({ status: 'draft' })).toEqual({});
    expect(Object.keys(complaints({ status: 'submitted' }))).toEqual([
      'head_strike',
      'witnessed',
      'conscious_throughout',
    ]);
    expect(
      complaints({ status: 'submitted', witnessed: false, head_strike: 'unknown', conscious_throughout: true }),
    ).toEqual({});
  });

  test.each(['injury', 'seizure', 'aggression_to_staff', 'self_harm', 'equipment_failure'])(
    'of %s asks about the head before it is sent',
    (incident_type) => {
      expect(Object.keys(complaints({ incident_type, status: 'submitted' }))).toEqual(['head_strike']);
      expect(complaints({ incident_type, status: 'submitted', head_strike: 'no' })).toEqual({});
    },
  );

  test('about the house names no resident; what happens to residents alone names one', () => {
    expect(complaints({ resident: null, incident_type: 'fire', status: 'submitted' })).toEqual({});
    expect(Object.keys(complaints({ resident: null, incident_type: 'self_harm', status: 'draft' }))).toEqual([
      'resident',
    ]);
  });

  test('of a missing person says when and where they were last seen', () => {
    const gone = { incident_type: 'absconding_missing', status: 'submitted' };
    expect(Object.keys(complaints(gone))).toEqual(['last_seen_at', 'last_seen_where']);
    expect(complaints({ ...gone, last_seen_at: '2026-03-01T08:00:00Z', last_seen_where: 'Garden' })).toEqual({});
  });

  test('of another kind asks for neither', () => {
    expect(complaints({ incident_type: 'choking', status: 'submitted' })).toEqual({});
  });

  test('of fewer than forty characters is asked about', () => {
    expect(warnings({ description: 'x'.repeat(39) })).toHaveProperty('description');
    expect(warnings({ description: 'x'.repeat(40) })).toEqual({});
  });

  test('of an injury without a body map is asked about', () => {
    const person = { kind: 'resident', ref: null, name: null, role: 'affected', injured: true };
    expect(warnings({ people_involved: [person] })).toHaveProperty('bodymap');
    expect(warnings({ injuries: 'Graze on the knee' })).toHaveProperty('bodymap');
    expect(warnings({ people_involved: [person], bodymap: ['mark'] })).toEqual({});
    expect(warnings({ people_involved: [{ ...person, injured: false }] })).toEqual({});
  });

  test('may be carried on while it is a draft, and is only corrected with a reason afterwards', () => {
    const later = { act: 'change', now: '2026-03-01T20:00:00.000Z' } as const;
    expect(complaints({ location: 'garden' }, { ...later, before: report({}) })).toEqual({});
    expect(complaints({ location: 'garden' }, { ...later, before: report({ status: 'submitted' }) })).toHaveProperty(
      'edit_reason',
    );
  });

  test('is decided on and reviewed without a reason: that corrects nothing', () => {
    const later = {
      act: 'change',
      now: '2026-03-01T20:00:00.000Z',
      before: report({ status: 'under_review', incident_type: 'near_miss' }),
    } as const;
    const reviewed = {
      status: 'under_review',
      incident_type: 'near_miss',
      riddor_status: 'no',
      review_notes: 'Read with the team.',
      bodymap: ['mark'],
    };
    expect(complaints(reviewed, later)).toEqual({});
  });

  test('signs what is added later', () => {
    const added = { text: 'She now has a headache.', at: '2026-03-01T08:30:00.000Z', by: null };
    expect(incident.derive(report({ addenda: [added] }), circumstances({ actor: 'joy' }))['addenda']).toMatchObject([
      { by: 'joy' },
    ]);
  });
});

describe('a restraint', () => {
  test('says how, why, who and what was tried before', () => {
    const asked = Object.keys(missing(incident.fields, report({ restraint_used: true })));
    expect(asked).toEqual(
      expect.arrayContaining(['restraint_types', 'deescalation_tried', 'staff_involved', 'injury_check_done']),
    );
    expect(missing(incident.fields, report({}))).not.toHaveProperty('staff_involved');
  });

  test('cannot end before it began, and tells how long it lasted', () => {
    const restraint_start = '2026-03-01T08:00:00Z';
    expect(complaints({ restraint_start, restraint_end: '2026-03-01T07:59:00Z' })).toHaveProperty('restraint_end');
    expect(complaints({ restraint_start, restraint_end: restraint_start })).toEqual({});
    expect(derived({ restraint_start, restraint_end: '2026-03-01T08:04:00Z' })).toMatchObject({
      restraint_duration_min: 4,
    });
    expect(derived({ restraint_start })).toMatchObject({ restraint_duration_min: null });
  });
});

describe('a missing person', () => {
  const last_seen_at = '2026-03-01T06:00:00Z';

  test('is found after being last seen, and the police are called after', () => {
    expect(complaints({ last_seen_at, found_at: last_seen_at, police_called_at: last_seen_at })).toEqual({});
    expect(complaints({ last_seen_at, found_at: '2026-03-01T05:59:00Z' })).toHaveProperty('found_at');
    expect(complaints({ last_seen_at, police_called_at: '2026-03-01T05:59:00Z' })).toHaveProperty('police_called_at');
  });
});

describe('outside the house', () => {
  test('a report under RIDDOR has its due date', () => {
    expect(derived({ riddor_status: 'yes', riddor_category: 'specified_injury' })).toMatchObject({
      riddor_due_on: '2026-03-11',
    });
    expect(derived({ riddor_status: 'yes', riddor_category: 'over_7_days' })).toMatchObject({
      riddor_due_on: '2026-03-16',
    });
    expect(derived({ riddor_status: 'no', riddor_category: 'over_7_days' })).toMatchObject({ riddor_due_on: null });
  });

  test('an incident is not closed while a decision is pending', () => {
    const closed = { incident_type: 'choking', status: 'closed', family_not_told_reason: 'No family.' };
    const decided = {
      safeguarding_decision: 'not_needed',
      cqc_notifiable: 'no',
      riddor_status: 'no',
      duty_of_candour: 'no',
    };
    expect(complaints({ ...closed, ...decided })).toEqual({});
    expect(complaints({ ...closed, ...decided, riddor_status: 'pending' })).toHaveProperty('status');
    expect(complaints({ ...closed, entered_in_error: true, entered_in_error_reason: 'Wrong resident' })).toEqual({});
  });
});

test('opening an incident again needs a reason', () => {
  expect(missing(incident.fields, report({ status: 'reopened' }))).toHaveProperty('reopen_reason');
  expect(missing(incident.fields, report({ status: 'closed' }))).not.toHaveProperty('reopen_reason');
});

test('no treatment is claimed before somebody states it, not even that there was none', () => {
  expect(incident.fields['treatment']).not.toHaveProperty('default');
});
