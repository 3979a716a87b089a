import { expect, test } from 'vitest';
import { evidenceFigures, type EvidenceFacts } from './plan-evidence.ts';

const fall = {
  entity: 'incident',
  id: 'i1',
  at: '2026-02-20T06:00:00Z',
  content: { incident_type: 'fall', severity: 'low' },
};
const facts: EvidenceFacts = {
  incidents: { count: 1, newest: [fall] },
  falls: { count: 1, newest: [fall] },
  notes: { count: 0, newest: [] },
  declined: { count: 0, newest: [] },
  moods: [],
  mood_mean: null,
  nights: [{ day: '2026-02-20', value: 6.5 }],
  sleep_mean: '6.5',
  fluids: [
    { day: '2026-02-20', value: 1200 },
    { day: '2026-02-21', value: 1600 },
  ],
  weights: [
    { day: '2026-02-01', value: 68.3 },
    { day: '2026-02-22', value: 65 },
  ],
  washes: { done: 3, declined: 1 },
  fluid_range: { target_ml: 1500, limit_ml: null },
};
type Domain = Parameters<typeof evidenceFigures>[1]['domain'];
const said = (domain: Domain, some: EvidenceFacts = facts) =>
  evidenceFigures(some, { domain, goals: [] }).map(({ what, value }) => `${what}: ${value}`);

test('a plan about drinking is met first by what was drunk and weighed', () => {
  expect(said('eating_drinking').slice(0, 2)).toEqual([
    'Fluids: 1,400 ml a day, below 1,500 ml on 1 of 2 days',
    'Weight: 65.0 kg, 3.3 kg less than at first',
  ]);
});

test('what matters everywhere stands with every plan, and a gap says so by a dash', () => {
  expect(said('money')).toEqual([
    'Incidents: 1',
    'Falls: 1',
    'Chose not to: 0',
    'Notes about this plan: 0',
    'Mean mood: –',
    'Mean hours of sleep: 6.5',
  ]);
});

test('a plan about moving is met first by the falls, and names each figure once', () => {
  const whats = evidenceFigures(facts, { domain: 'mobility_falls', goals: [] }).map(({ what }) => what);
  expect(whats[0]).toBe('Falls');
  expect(new Set(whats).size).toBe(whats.length);
});

test('what its reader may not see is left out, not counted as none', () => {
  expect(said('money', { fluid_range: facts.fluid_range })).toEqual([]);
});

test('a figure names the records it was counted from', () => {
  const [incidents] = evidenceFigures(facts, { domain: 'money', goals: [] });
  expect(incidents?.records.map(({ id, words }) => [id, words])).toEqual([['i1', 'Fall · Low']]);
});

test('what a goal is measured by stands with the plan, whatever its part of life', () => {
  const goals = [
    {
      goal: 'Keeps her weight',
      measure: 'Money kept',
      chart: 'weight',
      baseline: null,
      target_date: null,
      status: 'progressing',
    },
  ] as const;
  const [first] = evidenceFigures(facts, { domain: 'money', goals: [...goals] });
  expect(first?.key).toBe('weight');
});

test('each step that is recorded says how often it was done and declined', () => {
  const step = (what: string, recorded_on: 'bath' | 'wash' | null) => ({
    what,
    how: null,
    frequency: null,
    by_role: null,
    equipment: null,
    asset: null,
    staff_number: 1,
    recorded_on,
  });
  const actions = [step('Offer the bath first', 'bath'), step('Words before hands', 'wash'), step('Sit down', null)];
  const steps = { bath: { done: 5, declined: 2 } };
  const figures = evidenceFigures({ ...facts, steps }, { domain: 'money', goals: [], actions });
  expect(figures.filter(({ key }) => key === 'step')).toMatchObject([
    { what: 'Offer the bath first', value: '5 done, 2 chosen not to', chart: 'bath' },
  ]);
});

test('the resident’s own words are quoted, each from its record', () => {
  const word = { entity: 'mood', id: 'm1', at: '2026-02-20T06:00:00Z', content: { resident_words: 'I miss the sea.' } };
  const figures = evidenceFigures(
    { ...facts, quotes: { count: 1, newest: [word] }, mood_while: { count: 3, mean: '4.3' } },
    { domain: 'money', goals: [] },
  );
  expect(figures.find(({ key }) => key === 'quotes')?.records).toEqual([
    { entity: 'mood', id: 'm1', at: '2026-02-20T06:00:00Z', words: '“I miss the sea.”' },
  ]);
  expect(figures.find(({ key }) => key === 'mood_while')?.value).toBe('4.3 of 5, 3 times');
});
