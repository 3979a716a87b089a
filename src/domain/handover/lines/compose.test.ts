import { expect, test } from 'vitest';
import { byPriority, composeResident, sbarOf } from './compose.ts';
import type {
  AlertRow,
  IncidentRow,
  Material,
  MaterialEntry,
  MoodRow,
  NightRow,
  NoteRow,
} from '../material/material.ts';

const stretch = {
  since: '2026-11-19T14:00:00Z',
  now: '2026-11-19T21:00:00Z',
  until: '2026-11-20T07:30:00Z',
  zone: 'Europe/London',
};

const row = (given: Partial<MaterialEntry> = {}): MaterialEntry => ({
  id: 'r1',
  created_at: '2026-11-19T15:00:00Z',
  updated_at: '2026-11-19T15:00:00Z',
  occurred_at: '2026-11-19T14:40:00Z',
  is_deleted: false,
  deletion_reason: null,
  by: 'Joy Osei',
  ...given,
});
const quiet: Material = {
  resident: {
    id: 'peggy',
    status: 'current',
    expected_return_date: null,
    admission_date: '2020-01-01',
    admission_type: 'permanent',
    updated_at: '2026-10-01T09:00:00Z',
    lived_here: true,
  },
  incidents: [],
  marks: [],
  moods: [],
  minds: [],
  baths: [],
  weights: [],
  nights: [],
  mornings: [],
  afternoons: [],
  notes: [],
  plans: [],
  risks: [],
  profile: null,
  monitoring: null,
  results: [],
  evaluated: [],
  called_off: [],
  appointments: [],
  checks: [],
  alerts: [],
  fluid: {
    tracked: false,
    intake_ml: 0,
    target_ml: 1500,
    limit_ml: null,
    expected_ml: 1400,
    usual_by_now_ml: null,
    withdrawn: 0,
  },
  bowels_opened_at: '2026-11-19T08:00:00Z',
  usual_mood: 3.6,
  usual_own_mood: null,
  usual_sleep_hours: 7,
};
const compose = (given: Partial<Material>) => composeResident({ ...quiet, ...given }, stretch);
const words = (given: Partial<Material>) => compose(given).lines.map((line) => line.words);

const fall = (given: Partial<MaterialEntry> = {}): IncidentRow => ({
  ...row(given),
  incident_type: 'fall',
  severity: 'no_harm',
  location: 'lounge',
  status: 'submitted',
});
const feeling = (mood_score: number, given: Partial<MaterialEntry> = {}): MoodRow => ({
  ...row(given),
  mood_score,
  self_harm_thoughts: 'not_asked',
  trigger: null,
});

test('a quiet day is one line: as usual', () => {
  expect(compose({})).toEqual({ resident: 'peggy', priority: 'routine', as_usual: true, lines: [] });
});

test('a fall makes the page urgent, says what happened, and leads to its record', () => {
  const page = compose({ incidents: [fall()] });
  expect(page).toMatchObject({ priority: 'urgent', as_usual: false });
  expect(page.lines).toEqual([
    {
      part: 'changed',
      rank: 'safety',
      mark: 'new',
      words: 'Fall, lounge, no harm.',
      at: '2026-11-19T14:40:00Z',
      by: 'Joy Osei',
      source: { entity: 'incident', id: 'r1' },
    },
  ]);
});

test('an incident of no common kind is still called one', () => {
  expect(words({ incidents: [{ ...fall(), incident_type: 'other' }] })).toEqual(['Incident, lounge, no harm.']);
});

test('what was withdrawn is told with its reason and stirs nobody', () => {
  const page = compose({ incidents: [fall({ is_deleted: true, deletion_reason: 'Entered in error' })] });
  expect(page).toMatchObject({
    priority: 'routine',
    as_usual: false,
    lines: [{ mark: 'withdrawn', words: 'Withdrawn: Fall, lounge, no harm. (Entered in error)' }],
  });
});

test('somebody asked to tell the next shift: that page is never as usual', () => {
  const flagged: NoteRow = { ...row(), category: 'health', body: 'The surgery rings back.', is_important: false };
  expect(compose({ notes: [flagged] })).toMatchObject({ priority: 'routine', as_usual: false });
});

test('what the last handover already told is marked as updated', () => {
  expect(compose({ incidents: [fall({ created_at: '2026-11-19T10:00:00Z' })] }).lines[0]?.mark).toBe('updated');
});

test('a mood is measured against the person’s own: low for one is usual for another', () => {
  expect(words({ moods: [feeling(2)] })).toEqual(['Mood low at 14:40, usually good.']);
  expect(words({ moods: [feeling(2)], usual_mood: 2 })).toEqual([]);
  expect(words({ moods: [feeling(5)], usual_mood: 3.2 })).toEqual(['Mood very high at 14:40, usually settled.']);
  expect(words({ moods: [{ ...feeling(1), reported_by_resident: true }], usual_mood: 1, usual_own_mood: 3 })).toEqual([
    'Rated their own mood very low at 14:40, usually settled.',
  ]);
});

test('drinking behind the usual pace is watched only where drinks are charted', () => {
  const fluid = { ...quiet.fluid, tracked: true, intake_ml: 640, expected_ml: 1400, usual_by_now_ml: 1050 };
  expect(compose({ fluid }).lines).toMatchObject([
    {
      part: 'watch',
      words: 'Drank 640 of 1,500 ml (usual by now 1,050 ml).',
      source: { entity: 'fluid_intake', id: null },
    },
  ]);
  expect(words({ fluid: { ...fluid, tracked: false } })).toEqual([]);
});

test('a night is short against the person’s own nights', () => {
  const night: NightRow = { ...row(), night_of: '2026-11-18', sleep_hours: 4.5, wakings: 1, status: 'closed' };
  expect(words({ nights: [night] })).toEqual(['Slept 4 h 30 min, usually 7 h.']);
  expect(words({ nights: [night], usual_sleep_hours: 5 })).toEqual([]);
});

test('a weight is told when it has changed by a twentieth', () => {
  const weighed = (weight_kg: number, occurred_at: string) => ({
    ...row({ occurred_at, updated_at: occurred_at }),
    outcome: 'measured' as const,
    weight_kg,
    loss_is_planned: false,
  });
  const before = weighed(66, '2026-10-20T09:00:00Z');
  expect(words({ weights: [weighed(62.4, '2026-11-19T15:00:00Z'), before] })).toEqual([
    'Weighs 62.4 kg, 5.5 % less than a month ago.',
  ]);
  expect(words({ weights: [weighed(65.5, '2026-11-19T15:00:00Z'), before] })).toEqual([]);
});

test('a check that is late is a matter of safety, one to come is work of the next shift', () => {
  const check = (due_at: string) => ({
    ...row(),
    kind: 'accident_scheduler',
    what: 'Watching after a fall',
    due_at,
    who: 'anyone on shift',
  });
  expect(compose({ checks: [check('2026-11-19T23:00:00Z')] })).toMatchObject({
    priority: 'routine',
    lines: [{ part: 'do', words: 'Watching after a fall, due 23:00, anyone on shift.' }],
  });
  expect(compose({ checks: [check('2026-11-19T20:00:00Z')] })).toMatchObject({
    priority: 'urgent',
    lines: [{ words: 'Watching after a fall, was due 20:00, anyone on shift.' }],
  });
});

const alert = (given: Partial<AlertRow & MaterialEntry> = {}): AlertRow & MaterialEntry => ({
  ...row(),
  title: 'Weight',
  message: 'Lost 8 %.',
  severity: 'high',
  category: 'clinical',
  due_at: null,
  ...given,
});

test('a grave alert makes the page urgent once, and stays on it more quietly until it is cleared', () => {
  expect(compose({ alerts: [alert()] })).toMatchObject({
    priority: 'urgent',
    lines: [{ part: 'watch', rank: 'safety', mark: 'new', words: 'Weight: Lost 8 %.' }],
  });
  const old = { created_at: '2026-11-12T09:00:00Z', updated_at: '2026-11-12T09:00:00Z' };
  expect(compose({ alerts: [alert(old)] })).toMatchObject({
    priority: 'watch',
    lines: [{ rank: 'deviation', mark: 'standing' }],
  });
});

test('of two grave alerts the critical one stands first, however old it is', () => {
  const [fits, weight] = [
    alert({
      id: 'f',
      title: 'Seizure',
      severity: 'critical',
      created_at: '2026-11-19T14:10:00Z',
      occurred_at: '2026-11-19T14:10:00Z',
    }),
    alert({ id: 'w', occurred_at: '2026-11-19T20:30:00Z' }),
  ];
  expect(compose({ alerts: [weight, fits] }).lines.map(({ source }) => source.id)).toEqual(['f', 'w']);
});

test('what is to be done stands by danger, then by how long it has waited', () => {
  const check = (id: string, kind: string, due_at: string) => ({
    ...row({ id }),
    kind,
    what: id,
    due_at,
    who: 'anyone on shift',
  });
  const checks = [
    check('review', 'plan_scheduler', '2026-11-07T17:00:00Z'),
    check('late', 'accident_scheduler', '2026-11-19T20:30:00Z'),
    check('later', 'accident_scheduler', '2026-11-19T19:30:00Z'),
  ];
  expect(compose({ checks }).lines.map(({ source }) => source.id)).toEqual(['later', 'late', 'review']);
});

test('what can wait for the office is one line that says why, and stirs nobody', () => {
  const alerts = [
    alert({ id: 'a', category: 'money', title: 'No receipt' }),
    alert({ id: 'b', category: 'money', title: 'No receipt' }),
    alert({ id: 'c', severity: 'low', title: 'Assessment due', message: 'Nutrition screen: due for four days.' }),
  ];
  expect(compose({ alerts })).toMatchObject({
    priority: 'routine',
    lines: [
      {
        rank: 'told',
        words: 'Also open: No receipt (2); Assessment due (Nutrition screen: due for four days).',
        source: { entity: 'notification', id: null },
      },
    ],
  });
});

test('a review of papers that is late is work, not an emergency', () => {
  const review = {
    ...row(),
    kind: 'plan_scheduler',
    what: 'Plan review',
    due_at: '2026-11-17T17:00:00Z',
    who: 'Key worker',
  };
  expect(compose({ checks: [review] })).toMatchObject({
    priority: 'routine',
    lines: [{ part: 'do', rank: 'due', words: 'Plan review, was due Tue 17 Nov 17:00, Key worker.' }],
  });
});

test('what matters most stands first in each part', () => {
  const page = compose({
    incidents: [fall()],
    moods: [feeling(1, { id: 'm1', occurred_at: '2026-11-19T20:00:00Z' })],
    plans: [{ ...row(), title: 'Falls', status: 'active', status_then: null, changed: [] }],
  });
  expect(page.lines.map(({ rank }) => rank)).toEqual(['safety', 'plan', 'deviation']);
});

test('urgent residents come before those to watch, and the usual ones last', () => {
  const pages = (['routine', 'urgent', 'watch'] as const).map((priority) => ({ priority, lines: [] }));
  expect(pages.toSorted(byPriority).map(({ priority }) => priority)).toEqual(['urgent', 'watch', 'routine']);
});

test('somebody new stands first for three days, never as usual, and says what is not known yet', () => {
  const arrived = (admission_date: string, more: object = {}) =>
    compose({ resident: { ...quiet.resident, admission_date, admission_type: 'emergency', ...more } });
  const page = arrived('2026-11-19', { allergies_unknown: true, gp_unknown: true });
  expect(page).toMatchObject({
    priority: 'urgent',
    as_usual: false,
    lines: [{ rank: 'arrival', words: 'New here: moved in today, emergency stay, not known yet: allergies, GP.' }],
  });
  expect(
    arrived('2026-11-18', {
      admitted_from: 'St James’s',
      admission_reason: 'A fire in her flat.',
      known_dangers: 'Smokes in bed.',
    }).lines[0]?.words,
  ).toBe(
    'New here: moved in yesterday, from St James’s, emergency stay. Danger: Smokes in bed. Came because: A fire in her flat.',
  );
  expect(arrived('2026-11-16')).toMatchObject({ priority: 'urgent', as_usual: false });
  expect(arrived('2026-11-15')).toMatchObject({ as_usual: true });
  expect(arrived('2026-11-10', { gp_unknown: true })).toMatchObject({ priority: 'watch', as_usual: false });
  expect([{ priority: 'urgent' as const, lines: [] }, page].toSorted(byPriority)[0]).toBe(page);
});

test('the page can be spoken as situation, background, assessment and recommendation', () => {
  const page = compose({ incidents: [fall()], fluid: { ...quiet.fluid, tracked: true, intake_ml: 600 } });
  expect(sbarOf(page, ['Allergy: penicillin'])).toEqual({
    situation: 'Fall, lounge, no harm.',
    background: 'Allergy: penicillin',
    assessment: 'Drank 600 of 1,500 ml (expected by now 1,400 ml).',
    recommendation: '',
  });
});
