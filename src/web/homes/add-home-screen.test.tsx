import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { residentsPath } from '../kit/data/use-choose-home.ts';
import AddHomeScreen from './add-home-screen.tsx';

const id = '01900000-0000-7000-8000-0000000000ee';
const ash = {
  name: 'Ash House',
  provider_name: 'Community Care Homes',
  address_line1: '1 Elm Street',
  town: 'Leeds',
  postcode: 'LS1 4DY',
  phone: '0113 496 0000',
  max_residents: 8,
};

test('a second house that is made is the one in view', async () => {
  server(({ method, path, body }) => {
    if (path.startsWith('/api/draft/'))
      return method === 'GET'
        ? { status: 200, body: { values: ash, id, version: null, saved_at: '2026-03-01T09:00:00Z' } }
        : undefined;
    if (path === '/api/home/' && method === 'POST') return { status: 201, body: { ...body, id, version: 1 } };
    if (path === '/api/homes/') return { status: 200, body: [roseHouse, { ...ash, id }] };
    return path === residentsPath(id) ? { status: 200, body: [] } : undefined;
  });
  const { store, router } = show(<AddHomeScreen />, { rights: ['add_home'], address: '/home/add-home' });
  await screen.findByText(/^Draft.* restored$/);
  await userEvent.click(screen.getByRole('button', { name: 'Save house' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(store.getState().house.selected?.name).toBe('Ash House');
  expect(store.getState().house.list.map(({ name }: { name: string }) => name)).toEqual(['Rose House', 'Ash House']);
});
