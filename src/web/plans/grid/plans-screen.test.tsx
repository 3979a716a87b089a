import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import PlansScreen from './plans-screen.tsx';

const id = '01900000-0000-7000-8000-0000000000e1';
const cell = (domain: string, state: string, more: object = {}) => ({
  domain,
  state,
  because: null,
  by: null,
  plans: [{ id, domain, title: 'Drinking safely', status: 'active', review_date: '2026-02-20', state }],
  ...more,
});
const grid = {
  home: roseHouse.id,
  at: '2026-03-01T09:00:00Z',
  residents: [
    {
      resident: mrHale,
      arrival: null,
      cells: [
        cell('mobility_falls', 'missing', { plans: [], because: 'Flag: Falls' }),
        cell('eating_drinking', 'overdue'),
        cell('sleep', 'in_date'),
      ],
    },
  ],
};
const opened = (rights: readonly string[], address = '/supportplan') => {
  server(({ path }) =>
    path.startsWith(`/api/home/${roseHouse.id}/plan-grid/`) ? { status: 200, body: grid } : undefined,
  );
  show(<PlansScreen />, { rights, address });
};

test('each part of life has a light, a word and a link: to its plan, or to writing the one that is missing', async () => {
  opened(['view_plan', 'add_plan']);
  const table = await screen.findByRole('table', { name: /Support plans/ });
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Arthur Hale', `/supportplan?resident=${mrHale.id}`],
    [
      'Moving about and falls, Arthur Hale: Missing. Flag: Falls',
      `/supportplan/add-supportplan?resident=${mrHale.id}&domain=mobility_falls`,
    ],
    ['Eating and drinking, Arthur Hale: Overdue. Review 20 Feb 2026', `/supportplan/detail?id=${id}`],
    ['Sleep, Arthur Hale: In date. Review 20 Feb 2026', `/supportplan/detail?id=${id}`],
  ]);
  expect(screen.getByText('1 overdue, 1 missing.')).toBeDefined();
});

test('whoever may not write plans is told what is missing, without a way to write it', async () => {
  opened(['view_plan']);
  const table = await screen.findByRole('table', { name: /Support plans/ });
  expect(within(table).getByText('Missing')).toBeDefined();
  expect(within(table).queryByRole('link', { name: /Missing/ })).toBeNull();
});

test('what is in date is left out on request, and the archived are found in the list', async () => {
  opened(['view_plan']);
  await userEvent.click(await screen.findByRole('radio', { name: 'To do' }));
  expect(screen.queryByText('In date')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findByRole('menuitem', { name: /As a list/ })).getAttribute('href')).toBe(
    '/supportplan?view=list',
  );
});

test('one person’s plans are lines of a card', async () => {
  opened(['view_plan', 'add_plan'], `/supportplan?resident=${mrHale.id}`);
  const list = await screen.findByRole('list', { name: 'Plans of Arthur Hale' });
  expect(within(list).getAllByRole('link')).toHaveLength(3);
  expect(within(list).getAllByText(/Drinking safely · review 20 Feb 2026/)).toHaveLength(2);
});

test('whoever does not sign for plans is shown all of them instead of what they have to read', async () => {
  opened(['view_plan'], '/supportplan?view=unread');
  expect(await screen.findByRole('table', { name: /Support plans/ })).toBeDefined();
});
