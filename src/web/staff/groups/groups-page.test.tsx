import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { GroupsPage } from './groups-page.tsx';

test('without the right to see groups none are asked for, and the page says who can see them', () => {
  const { calls } = server(() => ({ status: 403, body: { detail: 'No' } }));
  show(<GroupsPage />, { rights: ['view_staff'], address: '/staff?part=groups' });
  expect(screen.getByText('You do not have the right to see groups')).toBeDefined();
  expect(screen.getByText(/can do this\.$/)).toBeDefined();
  expect(calls.filter(({ path }) => /group|permission|rights/.test(path))).toEqual([]);
  expect(screen.queryByText('The groups could not be loaded')).toBeNull();
});
