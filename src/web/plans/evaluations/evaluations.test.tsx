import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { answerByKeys, pressByKeys, tabTo } from '#world/browser/answer-by-keys.ts';
import { mrHale, server, show, type Reply } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import EvaluationFormScreen from './evaluation-form-screen.tsx';
import EvaluationScreen from './evaluation-screen.tsx';

const [plan, next, id] = [
  '01900000-0000-7000-8000-0000000000e1',
  '01900000-0000-7000-8000-0000000000e2',
  '01900000-0000-7000-8000-0000000000f1',
];
const goal = (words: string, measure: string | null) => ({
  goal: words,
  measure,
  baseline: null,
  target_date: null,
  status: 'progressing',
});
const drinking = {
  id: plan,
  version: 1,
  resident: mrHale.id,
  title: 'Drinking safely',
  domain: 'eating_drinking',
  goals: [goal('1,500 ml a day', 'Fluid chart'), goal('Sees her sister', null)],
  status: 'active',
};
const figures = [
  { key: 'fluids', what: 'Fluids', value: '1,280 ml a day', chart: 'fluid_intake', days: [], records: [] },
  {
    key: 'falls',
    what: 'Falls',
    value: '1',
    chart: null,
    days: [],
    records: [{ entity: 'incident', id, at: '2026-01-20T09:00:00Z', words: 'Fall · Low' }],
  },
];
const written = {
  id,
  version: 2,
  resident: mrHale.id,
  plan,
  evaluation_date: '2026-02-28',
  period_from: '2026-02-01',
  period_to: '2026-02-28',
  evidence: [{ what: 'Fluids', value: '1,280 ml a day' }],
  goal_progress: [{ goal: '1,500 ml a day', progress: 'progressing', note: 'Better at lunch' }],
  what_worked: 'The yellow beaker.',
  what_did_not: null,
  changes_seen: null,
  resident_view: 'Tea is better hot.',
  family_view: null,
  professional_view: null,
  outcome: 'amend',
  actions: 'Try soup.',
  next_review_date: '2026-03-28',
  evaluated_by: null,
  approved_by: null,
  approved_at: null,
  status: 'approved',
  is_deleted: false,
};
const versions = [
  { id: next, status: 'draft', version_label: '2', start_date: '2026-03-01', approved_at: null, approved_by: null },
  { id: plan, status: 'active', version_label: null, start_date: '2026-01-01', approved_at: null, approved_by: null },
];
const opened = (page: ReactNode, address: string, rights: readonly string[], reply: Reply = () => undefined) => {
  const api = server((call) => {
    const { path } = call;
    const own = reply(call);
    if (own) return own;
    if (path === `/api/plan/${plan}/`) return { status: 200, body: drinking };
    if (path === `/api/plan/${plan}/page/`)
      return { status: 200, body: { versions, risks: [], since: '2026-01-01', evidence: [], demands: [] } };
    if (path.startsWith(`/api/plan/${plan}/evidence/`))
      return { status: 200, body: { since: '2026-01-01', from: '2026-01-01', to: '2026-03-01', figures } };
    if (path.startsWith('/api/plan/?'))
      return { status: 200, body: [drinking, { ...drinking, id: next, title: 'Old', status: 'archived' }] };
    if (path === `/api/evaluation/${id}/`) return { status: 200, body: written };
    return undefined;
  });
  show(<EntityPathsProvider value={entityPaths}>{page}</EntityPathsProvider>, { rights, address });
  return api;
};
const writing = (more = '') =>
  opened(<EvaluationFormScreen />, `/evaluation/add-evaluation?resident=${mrHale.id}${more}`, [
    'view_plan',
    'view_evaluation',
    'add_evaluation',
  ]);

test('an evaluation begins with the plan, among those in force', async () => {
  writing();
  expect(await screen.findByRole('link', { name: /Drinking safely/ })).toBeDefined();
  expect(screen.queryByText('Old')).toBeNull();
});

test('the goals of the plan stand in the form, and nobody has judged them yet', async () => {
  writing(`&plan=${plan}`);
  const goals = /1,500 ml a day|Sees her sister/;
  await waitFor(() => expect(screen.getAllByDisplayValue(goals)).toHaveLength(2));
  expect(screen.queryByRole('radio', { name: 'Progressing', checked: true })).toBeNull();
  expect(await screen.findByText('No chart tells of this goal.')).toBeDefined();
});

test('the evidence is asked for the chosen days, from the last evaluation at first', async () => {
  const { calls } = writing(`&plan=${plan}`);
  fireEvent.click(await screen.findByRole('radio', { name: '28 days' }));
  await expect
    .poll(() => calls.filter(({ path }) => path.includes('/evidence/?from=2026-01-01')).length)
    .toBeGreaterThan(0);
  await expect.poll(() => calls.filter(({ path }) => path.includes('/evidence/?')).length).toBe(2);
});

/** Asked by label: to work out every role of the whole form takes longer than to fill it in. */
test('by keys alone an evaluation is written, from its first goal on, and saved', async () => {
  const { calls } = writing(`&plan=${plan}`);
  (await screen.findByDisplayValue('1,500 ml a day')).focus();
  for (const goal of screen.getAllByLabelText('Progressing')) await answerByKeys(goal);
  await tabTo(screen.getByLabelText(/^What worked/));
  await userEvent.paste('The yellow beaker.');
  await tabTo(screen.getByLabelText(/^What the resident says/));
  await userEvent.paste('Tea is better hot.');
  await answerByKeys(screen.getByLabelText('Carry on'));
  await pressByKeys(screen.getByText(/^Save evaluation for/).closest('button') as HTMLElement);
  await expect
    .poll(() => calls.find(({ method, path }) => method === 'POST' && !path.startsWith('/api/draft/'))?.body)
    .toMatchObject({
      plan,
      outcome: 'continue',
      what_worked: 'The yellow beaker.',
      resident_view: 'Tea is better hot.',
      goal_progress: [{ progress: 'progressing' }, { progress: 'progressing' }],
    });
});

test('by keys alone somebody else approves an evaluation, and it is offered no more', async () => {
  let record: object = { ...written, status: 'submitted' };
  const { calls } = opened(
    <EvaluationScreen />,
    `/evaluation/deatil?id=${id}`,
    ['view_plan', 'view_evaluation', 'approve_evaluation'],
    ({ method, path, body }) => {
      if (path !== `/api/evaluation/${id}/`) return undefined;
      if (method === 'PATCH') record = { ...record, ...body, version: 3 };
      return { status: 200, body: record };
    },
  );
  await pressByKeys(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await pressByKeys(dialog.getByRole('button', { name: 'Approve' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ status: 'approved', version: 2 });
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('a suggested sentence counts only when it is taken over, and can be changed then', async () => {
  writing(`&plan=${plan}`);
  const field = await screen.findByLabelText('What did not');
  expect(field).toHaveProperty('value', '');
  fireEvent.change(field, { target: { value: 'Evenings.' } });
  fireEvent.click(await screen.findByRole('button', { name: /Take over into “What did not”: Fell once/ }));
  expect(screen.getByLabelText('What did not')).toHaveProperty('value', 'Evenings.\nFell once.');
  expect(screen.queryByRole('button', { name: /Fell once/ })).toBeNull();
  expect(screen.getByLabelText('What has changed')).toHaveProperty('value', '');
});

test('beside the outcomes stands what each will do', async () => {
  writing(`&plan=${plan}`);
  expect(await screen.findByText(/Submitting opens a draft of the next version/)).toBeDefined();
  expect(screen.getByText(/Approval puts the plan under review/)).toBeDefined();
});

test('an evaluation is read with its figures as they were and what came of it', async () => {
  opened(<EvaluationScreen />, `/evaluation/deatil?id=${id}`, ['view_plan', 'view_evaluation']);
  const said = (await screen.findByText('What the records said, 1 Feb 2026 to 28 Feb 2026')).closest('section');
  expect(said && within(said).getByText('1,280 ml a day')).toBeTruthy();
  expect(screen.getByText('Better at lunch')).toBeDefined();
  expect(screen.getByText('Progressing')).toBeDefined();
  const link = await screen.findByRole('link', { name: /Version 2 of the plan draft/ });
  expect(link.getAttribute('href')).toContain(next);
});
