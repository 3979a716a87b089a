import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { entityPaths } from '../../entity-paths.ts';
import { ResidentPlans } from './resident-plans.tsx';

const body = {
  plans: [
    {
      id: '01900000-0000-7000-8000-0000000000e1',
      domain: 'eating_drinking',
      title: 'Drinking safely',
      status: 'active',
      review_date: '2026-02-20',
      version_label: '2',
      goals: [{ goal: '1,500 ml a day', measure: null, baseline: null, target_date: null, status: 'progressing' }],
      state: 'overdue',
      evidence: [
        { key: 'fluids', what: 'Fluids', value: '1,280 ml a day', chart: 'fluid_intake', days: [], records: [] },
      ],
      is_unread: true,
    },
  ],
  missing: [{ domain: 'skin', state: 'missing', because: 'Skin check: high', by: null, plans: [] }],
  arrival: null,
  risks: [
    {
      id: '01900000-0000-7000-8000-0000000000f1',
      title: 'Choking on dry food',
      category: 'choking',
      status: 'under_review',
      residual_band: 'high',
      residual_score: 10,
      review_date: '2026-03-01',
    },
  ],
};
const opened = (rights: readonly string[], hasLeft = false) => {
  server(({ path }) => (path === `/api/resident/${mrHale.id}/plans/` ? { status: 200, body } : undefined));
  show(
    <EntityPathsProvider value={entityPaths}>
      <ResidentPlans person={mrHale.id} hasLeft={hasLeft} />
    </EntityPathsProvider>,
    { rights },
  );
};

test('each plan stands with its goal, what the records say, its next review and whether it was read', async () => {
  opened(['view_plan']);
  const line = (await screen.findByRole('link', { name: 'Drinking safely' })).closest('li');
  expect(line?.textContent).toContain('1,500 ml a day');
  expect(line?.textContent).toContain('review 20 Feb 2026');
  expect(line?.textContent).toContain('Read it');
  expect(line && within(line).getByRole('link', { name: 'Fluids 1,280 ml a day' })).toBeTruthy();
});

test('a part of life that lacks a plan says why, and offers it to whoever may write it', async () => {
  opened(['view_plan', 'add_plan']);
  expect(await screen.findByText('Skin check: high')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Write it now' }).getAttribute('href')).toContain('domain=skin');
  opened(['view_plan']);
  expect(await screen.findByText('Skin check: high')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Write it now' })).toBeNull();
});

test('a risk stands with what remains of it and its state, and nothing is added to somebody who has left', async () => {
  opened(['view_plan', 'add_plan', 'view_risk', 'add_risk'], true);
  expect(await screen.findByText('High 10')).toBeDefined();
  expect(screen.getByText(/Under review · review 1 Mar 2026/)).toBeDefined();
  expect(screen.queryByRole('link', { name: /Add/ })).toBeNull();
});
