import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { residentsPath } from '../kit/data/use-choose-home.ts';
import AddHomeScreen from './add-home-screen.tsx';

const ash = { id: '01900000-0000-7000-8000-0000000000ee', version: 1, name: 'Ash House' };

// The form of a house is long, and is tested as the form of any record is.
vi.mock('../records/screens/record-form.tsx', () => ({
  NewRecord: ({ onSaved }: { onSaved(made: typeof ash): Promise<void> }) => (
    <button type="button" onClick={() => void onSaved(ash)}>
      Save house
    </button>
  ),
}));

test('a second house that is made is the one in view', async () => {
  server(({ path }) => {
    if (path === '/api/homes/') return { status: 200, body: [roseHouse, ash] };
    return path === residentsPath(ash.id) ? { status: 200, body: [] } : undefined;
  });
  const { store } = show(<AddHomeScreen />, { address: '/home/add-home' });
  await userEvent.click(screen.getByRole('button', { name: 'Save house' }));
  await waitFor(() => expect(store.getState().house.selected?.name).toBe('Ash House'));
  expect(store.getState().house.list.map(({ name }: { name: string }) => name)).toEqual(['Rose House', 'Ash House']);
});
