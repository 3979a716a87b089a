import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import EvaluationsScreen from './evaluations-screen.tsx';

const [plan, other] = ['01900000-0000-7000-8000-0000000000e1', '01900000-0000-7000-8000-0000000000e2'];
const due = (id: string, target: string, due_at: string) => ({
  id,
  version: 1,
  resident: mrHale.id,
  target,
  due_at,
  status: 'scheduled',
  names: { target: target === plan ? 'Drinking safely' : 'Getting about' },
});
const written = (id: string, status: string, outcome: string) => ({
  id,
  version: 1,
  resident: mrHale.id,
  plan,
  evaluation_date: '2026-02-27',
  outcome,
  progress: '1 progressing',
  evaluated_by: null,
  status,
  names: { plan: 'Drinking safely' },
});
const rows: Readonly<Record<string, readonly object[]>> = {
  draft: [],
  submitted: [written('01900000-0000-7000-8000-0000000000f1', 'submitted', 'escalate')],
  approved: [written('01900000-0000-7000-8000-0000000000f2', 'approved', 'continue')],
};

const opened = (rights: readonly string[], address = '/evaluation') => {
  server(({ path }) => {
    if (path.startsWith('/api/evaluation-scheduler/'))
      return {
        status: 200,
        body: [
          due('01900000-0000-7000-8000-0000000000d1', plan, '2026-02-20T17:00:00Z'),
          due('01900000-0000-7000-8000-0000000000d2', other, '2026-02-21T17:00:00Z'),
          due('01900000-0000-7000-8000-0000000000d3', plan, '2099-05-20T17:00:00Z'),
        ],
      };
    if (path.includes('draft%2Csubmitted')) return { status: 200, body: [] };
    const status = /status=(\w+)/.exec(path)?.[1];
    return path.startsWith('/api/evaluation/') ? { status: 200, body: rows[status ?? ''] ?? [] } : undefined;
  });
  show(
    <EntityPathsProvider value={entityPaths}>
      <EvaluationsScreen />
    </EntityPathsProvider>,
    { rights, address },
  );
};
const looks = ['view_evaluation', 'view_evaluation_scheduler'];

test('what is overdue leads to its evaluation, and what is far off is left to the calendar', async () => {
  opened([...looks, 'add_evaluation']);
  const list = await screen.findByRole('list', { name: 'To be evaluated' });
  expect(within(list).getAllByText(/Overdue by/)).toHaveLength(2);
  const way = within(list).getByRole('link', { name: /^Evaluate: Drinking safely/ });
  expect(way.getAttribute('href')).toContain(`plan=${plan}`);
});

test('whoever has several plans to be evaluated stands there once, above them', async () => {
  opened([...looks, 'add_evaluation']);
  const list = await screen.findByRole('list', { name: 'To be evaluated' });
  expect(within(list).getAllByText('Arthur Hale')).toHaveLength(1);
  const own = within(within(list).getByRole('list', { name: 'Arthur Hale' }));
  expect(own.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Evaluate: Drinking safely, Arthur Hale',
    'Evaluate: Getting about, Arthur Hale',
  ]);
});

test('whoever may not write one sees what is due, without a way into the form', async () => {
  opened(looks);
  const list = await screen.findByRole('list', { name: 'To be evaluated' });
  expect(within(list).queryByRole('link')).toBeNull();
});

test('what waits for approval says what it asks for, and a stage without any is left out', async () => {
  opened(looks);
  const waiting = await screen.findByRole('list', { name: 'Waiting for approval' });
  expect(within(waiting).getByText('Ask for more help')).toBeDefined();
  expect(within(waiting).getByRole('link', { name: /^Read and approve: / })).toBeDefined();
  expect(await screen.findByRole('list', { name: 'Approved lately' })).toBeDefined();
  expect(screen.queryByText('Being written')).toBeNull();
});
