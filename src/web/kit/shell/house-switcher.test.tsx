import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { homesLoaded } from '../state/chosen-home.ts';
import { HouseSwitcher } from './house-switcher.tsx';
import { LeaveGuard } from '../saving/leave-guard.tsx';
import { mark } from '../data/load-state.ts';
import { locked, resumed } from '../state/session.ts';
import { homesPath, residentsPath } from '../data/use-choose-home.ts';
import { EntityPathsProvider } from '../house/entity-paths.tsx';

const oak = { id: '01900000-0000-7000-8000-0000000000ee', name: 'Oak House' };

const where = { list: () => null, form: () => '/home/add-home', detail: () => null, record: () => null };

async function change(work: { isUnsaved: boolean }) {
  server(({ path }) => {
    if (path === '/api/homes/') return { status: 200, body: [roseHouse, oak] };
    return path === residentsPath(oak.id) ? { status: 200, body: [] } : undefined;
  });
  const page = (
    <>
      <HouseSwitcher home="/home" />
      <LeaveGuard hasWork={() => work.isUnsaved} />
    </>
  );
  const { store, router } = show(page, { address: '/note' });
  store.dispatch(homesLoaded([roseHouse, oak]));
  await userEvent.click(screen.getByRole('button', { name: /Change house/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Oak House' }));
  return { house: () => store.getState().house.selected?.name, path: () => router.state.location.pathname };
}

test('whoever may make or change a house finds both under its name, and nobody else', async () => {
  server(({ path }) => (path === homesPath ? { status: 200, body: [roseHouse] } : undefined));
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const opened = async (rights: readonly string[]) => {
    show(
      <EntityPathsProvider value={where}>
        <HouseSwitcher home="/home" />
      </EntityPathsProvider>,
      { rights },
    );
    await userEvent.click(screen.getByRole('button', { name: /Change house/ }));
    await screen.findAllByRole('menuitem');
  };
  await opened(['add_home', 'change_home']);
  await waitFor(() => expect(items()).toEqual(expect.arrayContaining(['Settings of Rose House', 'Add a house'])));
  await opened(['view_home']);
  expect(items()).not.toContain('Add a house');
});

test('another house is chosen on its own page', async () => {
  const { house, path } = await change({ isUnsaved: false });
  await waitFor(() => expect(house()).toBe('Oak House'));
  expect(path()).toBe('/home');
});

test('whoever leaves unsaved work behind for another house gets there', async () => {
  const work = { isUnsaved: true };
  const { house } = await change(work);
  const leave = await screen.findByRole('button', { name: 'Leave' });
  work.isUnsaved = false;
  await userEvent.click(leave);
  await waitFor(() => expect(house()).toBe('Oak House'));
});

test('whoever stays with unsaved work stays in the house too', async () => {
  const { house, path } = await change({ isUnsaved: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Stay and go on' }));
  expect(house()).toBe('Rose House');
  expect(path()).toBe('/note');
});

test('after the device was locked the houses are there to choose from again', async () => {
  server(({ path }) => (path === homesPath ? { status: 200, body: [roseHouse, oak] } : undefined));
  const { store } = show(<HouseSwitcher home="/home" />);
  store.dispatch(homesLoaded([roseHouse, oak]));
  mark(homesPath, 'loaded');
  store.dispatch(locked());
  store.dispatch(resumed());
  await userEvent.click(screen.getByRole('button', { name: /Change house/ }));
  expect(await screen.findByRole('menuitem', { name: 'Oak House' })).toBeDefined();
});
