import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { HousePicker } from './house-picker.tsx';
import { homesPath, residentsPath, useChooseHome } from '../data/use-choose-home.ts';
import { t } from '../state/words.ts';

const oak = { id: '01900000-0000-7000-8000-0000000000ee', name: 'Oak House' };

/** The way into a house from elsewhere on the page, such as its header. */
function Elsewhere() {
  const choose = useChooseHome();
  return (
    <button type="button" onClick={() => void choose(oak)}>
      Go to Oak House
    </button>
  );
}

test('a house chosen elsewhere meanwhile is not taken for the one picked here', async () => {
  server(({ path }) =>
    path === homesPath
      ? { status: 200, body: [roseHouse, oak] }
      : path.startsWith('/api/resident/')
        ? { status: 200, body: [] }
        : undefined,
  );
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ordinary = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === residentsPath(roseHouse.id)) await released;
    return ordinary(path, init);
  });
  const onChosen = vi.fn<() => void>();
  const { store } = show(
    <>
      <HousePicker onChosen={onChosen} />
      <Elsewhere />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: t('welcome.proceed') }));
  await userEvent.click(screen.getByRole('button', { name: 'Go to Oak House' }));
  await waitFor(() => expect(store.getState().house.selected?.name).toBe('Oak House'));
  await act(async () => release());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('welcome.proceed') }).hasAttribute('data-loading')).toBe(false),
  );
  expect(onChosen).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a practice house says where it is chosen that nothing in it is real', async () => {
  server(({ path }) => (path === homesPath ? { status: 200, body: [{ ...oak, is_practice: true }] } : undefined));
  show(<HousePicker onChosen={() => {}} />);
  await userEvent.click(await screen.findByPlaceholderText(t('welcome.placeholder')));
  expect(await screen.findByRole('option', { name: 'Oak House (nothing in it is real)' })).toBeDefined();
});
