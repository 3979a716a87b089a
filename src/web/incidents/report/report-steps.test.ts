import { incident } from '#domain/incidents/incident/incident.ts';
import { startValues, writable } from '#domain/kit/vocabulary/parse.ts';
import { circumstances } from '#world/records/filled.ts';
import { expect, test } from 'vitest';
import { formFields } from '../../kit/form/form-plan.ts';
import { namesIn, reportComplaints, reportNames, reportSteps } from './report-steps.ts';

const hidden = Object.keys(incident.fields).filter((name) => !reportNames.has(name));
const fields = formFields(incident, false, hidden);
const now = '2026-03-01T09:00:00.000Z';
const around = circumstances({ now });
const begun = { ...startValues(fields, now, '2026-03-01'), incident_type: 'fall' };

test('every question of the report is asked in exactly one step', () => {
  const asked = reportSteps.flatMap(namesIn);
  expect(asked.length).toBe(new Set(asked).size);
  for (const name of asked) expect(incident.fields, name).toHaveProperty(name);
});

test('what only a reviewer decides is not asked of the reporter', () => {
  const later = Object.keys(writable(incident)).filter((name) => !reportNames.has(name) && name !== 'resident');
  expect(later).toEqual(expect.arrayContaining(['safeguarding_decision', 'riddor_status', 'review_notes', 'addenda']));
});

test('a fall asks about the head at once, though the rest is still empty', () => {
  const wrong = reportComplaints(fields, begun, around);
  expect(wrong['head_strike']).toBe('Say whether they hit their head.');
  expect(wrong['description']).toBe('What happened is needed.');
});

test('a time that is half typed is a complaint and not a crash', () => {
  expect(reportComplaints(fields, { ...begun, occurred_at: '2026-03-01T' }, around)).toHaveProperty('occurred_at');
  expect(
    reportComplaints(fields, { ...begun, incident_type: 'absconding_missing', found_at: 'T10:00' }, around),
  ).toHaveProperty('found_at');
});

test('nothing is wrong with a whole report', () => {
  const whole = {
    ...begun,
    incident_type: 'near_miss',
    location: 'lounge',
    description: 'The rug slid as she turned, and she caught the rail in time.',
    immediate_actions: 'Rug taken away.',
    person_in_charge: '01900000-0000-7000-8000-0000000000aa',
    severity: 'near_miss',
    people_involved: [{ kind: 'resident', role: 'affected', injured: false }],
  };
  expect(reportComplaints(fields, whole, around)).toEqual({});
});
