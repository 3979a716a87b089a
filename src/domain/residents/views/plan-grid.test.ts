import { expect, test } from 'vitest';
import { planCells, type GridPlan, type PlanFacts } from './plan-grid.ts';

const today = '2026-03-01';
const plan = (over: Partial<GridPlan> = {}): GridPlan => ({
  id: 'p1',
  domain: 'eating_drinking',
  title: 'Drinking safely',
  status: 'active',
  review_date: '2026-03-20',
  ...over,
});
const states = (facts: PlanFacts) => planCells(facts, today).map(({ domain, state }) => [domain, state]);

test.each([
  ['2026-03-20', 'in_date'],
  ['2026-03-08', 'due'],
  ['2026-02-28', 'overdue'],
] as const)('a plan to be reviewed on %s is %s', (review_date, state) => {
  expect(states({ plans: [plan({ review_date })] })).toEqual([['eating_drinking', state]]);
});

test('the most pressing of several plans of one part of life is what the cell says, and all are listed', () => {
  const [cell] = planCells({ plans: [plan(), plan({ id: 'p2', title: 'Weight', status: 'under_review' })] }, today);
  expect([cell?.state, cell?.plans.map(({ id }) => id)]).toEqual(['under_review', ['p2', 'p1']]);
});

test('a new version that waits for approval is said; one that is only being written does not hide the plan in force', () => {
  expect(states({ plans: [plan(), plan({ id: 'p2', status: 'awaiting_approval' })] })).toEqual([
    ['eating_drinking', 'waiting'],
  ]);
  expect(states({ plans: [plan(), plan({ id: 'p2', status: 'draft' })] })).toEqual([['eating_drinking', 'in_date']]);
});

test('a high score, a high risk and a flag each call for a plan, and say so', () => {
  const cells = planCells(
    {
      plans: [],
      results: [{ category: 'skin', title: 'Waterlow', severity: 'high' }],
      risks: [{ category: 'choking', title: 'Choking on bread', residual_band: 'high' }],
      flags: ['falls', 'allergy'],
    },
    today,
  );
  expect(cells.map(({ domain, state, because }) => [domain, state, because])).toEqual([
    ['mobility_falls', 'missing', 'Flag: Falls'],
    ['eating_drinking', 'missing', 'Risk: Choking on bread'],
    ['skin', 'missing', 'Waterlow'],
  ]);
});

test('a plan in any of the parts of life that meet a risk answers it; a draft does not, and says what waits for it', () => {
  const risks = [{ category: 'absconding' as const, title: 'Leaving at night', residual_band: 'extreme' as const }];
  expect(states({ plans: [plan({ domain: 'safety_environment' })], risks })).toEqual([
    ['safety_environment', 'in_date'],
  ]);
  const [cell] = planCells({ plans: [plan({ domain: 'safety_environment', status: 'draft' })], risks }, today);
  expect([cell?.domain, cell?.state, cell?.because]).toEqual(['safety_environment', 'draft', 'Risk: Leaving at night']);
});

test('a low score calls for nothing', () => {
  expect(states({ plans: [], results: [{ category: 'skin', title: 'Waterlow', severity: 'low' }] })).toEqual([]);
});

test('a new arrival lacks the full set, by the day a week after moving in; six weeks on nobody is new', () => {
  const cells = planCells({ plans: [plan()], admission_date: '2026-02-26' }, today);
  expect(cells.map(({ domain, state, by }) => [domain, state, by])).toEqual([
    ['communication', 'missing', '2026-03-05'],
    ['personal_care', 'missing', '2026-03-05'],
    ['mobility_falls', 'missing', '2026-03-05'],
    ['eating_drinking', 'in_date', null],
    ['mental_wellbeing', 'missing', '2026-03-05'],
  ]);
  expect(states({ plans: [], admission_date: '2026-01-01' })).toEqual([]);
});
