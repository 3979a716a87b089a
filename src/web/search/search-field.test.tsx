import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../kit/house/entity-paths.tsx';
import { navigation } from '../navigation.ts';
import { SearchField } from './search-field.tsx';

const where = { list: () => null, form: () => null, detail: () => '/resident/detail', record: () => null };
const open = (address = '/home') => {
  server(() => undefined);
  return show(
    <EntityPathsProvider value={where}>
      <SearchField navigation={navigation} />
    </EntityPathsProvider>,
    { address },
  );
};
const field = () => screen.findByRole('combobox', { name: 'Search for' });

test('two keys open the search from any page with the field ready, Enter opens who is found, and Escape closes it', async () => {
  const { router } = open();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const box = await field();
  await waitFor(() => expect(document.activeElement).toBe(box));
  fireEvent.change(box, { target: { value: 'ARTHUR HA' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await waitFor(() => expect(router.state.location.search).toContain(mrHale.id));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(window, { key: 'K', metaKey: true });
  fireEvent.keyDown(await field(), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the field in the header opens it, and whose page was opened last is offered first', async () => {
  open(`/resident/detail?id=${mrHale.id}`);
  fireEvent.click(screen.getByRole('button', { name: /^Search/ }));
  const last = await screen.findByRole('group', { name: 'Opened last' });
  expect(within(last).getByRole('option', { name: /Arthur Hale/ })).toBeDefined();
});

test.each([true, false])('which keys open the search is said only where there are keys (%s)', (are) => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: are && media === '(hover: hover) and (pointer: fine)',
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  open();
  expect(screen.queryByText('Ctrl K') !== null).toBe(are);
});
