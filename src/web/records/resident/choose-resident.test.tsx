import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { residentsLoaded } from '../../kit/state/chosen-home.ts';
import { mark, type Load } from '../../kit/data/load-state.ts';
import { residentsPath } from '../../kit/data/use-choose-home.ts';
import { ChooseResident } from './choose-resident.tsx';

function open(load: Load) {
  server(({ path }) => (path === residentsPath(roseHouse.id) ? { status: 200, body: [mrHale] } : undefined));
  const { store } = show(<ChooseResident title="Who is it about?" />);
  act(() => {
    store.dispatch(residentsLoaded([]));
    mark(residentsPath(roseHouse.id), load);
  });
}

test('a house where nobody lives is said to be one only when that was read', () => {
  open('loading');
  expect(screen.queryByText('No residents in this house')).toBeNull();
  open('loaded');
  expect(screen.getByText('No residents in this house')).toBeDefined();
});

test('residents who could not be loaded are not taken for none, and can be asked for again', async () => {
  open('failed');
  expect(screen.getByText('The residents of this house could not be loaded')).toBeDefined();
  expect(screen.queryByText('No residents in this house')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Arthur Hale')).toBeDefined();
});
