import { expect, test } from 'vitest';
import { calledOffLine, evaluatedLine, monitoringLines, residentLines, resultLine } from './turned-lines.ts';
import { planLines } from './reported-lines.ts';

const stretch = {
  since: '2026-11-19T14:00:00Z',
  now: '2026-11-19T21:00:00Z',
  until: '2026-11-20T07:30:00Z',
  zone: 'Europe/London',
};
const row = {
  id: 'r1',
  created_at: '2026-11-01T15:00:00Z',
  updated_at: '2026-11-19T15:00:00Z',
  is_deleted: false,
  deletion_reason: null,
  by: 'Joy Osei',
};
const change = (was: object, now: object) => ({
  id: 'peggy',
  at: '2026-11-19T15:00:00Z',
  by: 'Joy Osei',
  was: { ...was },
  now: { ...now },
});
const words = (was: object, now: object) =>
  residentLines(change(was, now), stretch).map((line) => [line.rank, line.words]);

test('what a resident may eat, what harms them and what is agreed is told when it changes', () => {
  expect(words({ iddsi_food_level: 7 }, { iddsi_food_level: 4 })).toEqual([
    ['safety', 'Food, IDDSI level: now 4, was 7.'],
  ]);
  expect(words({ allergies: [] }, { allergies: [{ substance: 'Latex', severity: 'mild' }] })).toEqual([
    ['safety', 'Allergies: now Latex, was nothing.'],
  ]);
  expect(words({ dnacpr_status: 'not_discussed' }, { dnacpr_status: 'in_place' })).toEqual([
    ['safety', 'DNACPR: now in place, was not discussed.'],
  ]);
  expect(words({ dols_expiry: null }, { dols_expiry: '2026-11-20' })).toEqual([
    ['plan', 'DoLS until: now tomorrow, was nothing.'],
  ]);
});

test('what stays the same, or was never said and still is not, is not told', () => {
  expect(
    words({ iddsi_food_level: 4, header_flags: ['falls'] }, { iddsi_food_level: 4, header_flags: ['falls'] }),
  ).toEqual([]);
  expect(words({ has_epilepsy: null, diet: null }, { has_epilepsy: false, diet: '' })).toEqual([]);
});

test('what is watched from now on, and what no more, is one line', () => {
  expect(
    monitoringLines(change({ weight: true, fluid_intake: false }, { weight: false, fluid_intake: true }))[0]?.words,
  ).toBe('Now watched: fluids, no longer watched: weight.');
  expect(monitoringLines(change({ weight: true }, { weight: true }))).toEqual([]);
});

test('an assessment is told with its score and band, an evaluation with what it decides', () => {
  expect(resultLine({ ...row, form: 'Falls risk', total: 12, band: 'High', status: 'complete' }, stretch).words).toBe(
    'Assessed: Falls risk, score 12, High.',
  );
  expect(evaluatedLine({ ...row, title: 'Moving safely', outcome: 'amend', status: 'submitted' }, stretch).words).toBe(
    'Support plan “Moving safely” evaluated, change the plan, submitted.',
  );
});

test('an appointment that is called off or moved is told, with when it was to be', () => {
  const visit = { ...row, title: 'Dentist', starts_at: '2026-11-20T10:00:00Z', started_at: '2026-11-20T10:00:00Z' };
  expect(calledOffLine({ ...visit, status: 'cancelled' }, stretch).words).toBe('Called off: tomorrow 10:00 Dentist.');
  expect(calledOffLine({ ...visit, status: 'scheduled', starts_at: '2026-11-26T10:00:00Z' }, stretch).words).toBe(
    'Moved to Thu 26 Nov 10:00: Dentist, was tomorrow 10:00.',
  );
});

test('a plan says what of it changed, and is silent when somebody only read it', () => {
  const plan = { ...row, title: 'Moving safely', status: 'active', status_then: 'active', changed: ['actions'] };
  expect(planLines(plan, stretch).map((line) => line.words)).toEqual([
    'Support plan “Moving safely”, active, changed: actions.',
  ]);
  expect(planLines({ ...plan, changed: [] }, stretch)).toEqual([]);
  expect(planLines({ ...plan, changed: [], status_then: 'awaiting_approval' }, stretch)).toHaveLength(1);
});
