import type { WhoLooked } from '#domain/residents/looks/who-looked.ts';
import type { Visit } from '#domain/residents/looks/visits.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import { history } from '../../kit/state/toasts.ts';
import { entityPaths } from '../../entity-paths.ts';
import HistoryScreen from '../history/history-screen.tsx';

const visit = (given: Partial<Visit>): Visit => ({
  user: 'ann',
  name: 'Ann Lee',
  role: 'Carer',
  day: '2026-03-01',
  first_at: '2026-03-01T07:10:00Z',
  last_at: '2026-03-01T14:50:00Z',
  looks: 3,
  refused: 0,
  grounds: ['key_worker', 'on_shift'],
  read: [
    { entity: 'resident', looks: 2, taken: 1 },
    { entity: 'weight', looks: 1, taken: 0 },
  ],
  reasons: [],
  ...given,
});

const looked: WhoLooked = {
  from: '2026-02-23',
  to: '2026-03-01',
  zone: 'Europe/London',
  resident: { id: 'hale', name: 'George Hale' },
  record: null,
  visits: [
    visit({}),
    visit({ user: 'bo', name: 'Bo Hill', grounds: ['off_rota'], looks: 1, last_at: '2026-03-01T07:10:00Z' }),
  ],
  is_cut: false,
  lived_elsewhere: false,
};

const asOpened = (address: string, rights: readonly string[] = ['view_user_history', 'view_audit']) => {
  const { calls } = server(() => ({ status: 200, body: [] }));
  show(
    <EntityPathsProvider value={entityPaths}>
      <HistoryScreen />
    </EntityPathsProvider>,
    { rights, address: `/staff/UserHistory?${address}` },
  );
  return calls;
};

function open(view: string, body: object, status = 200): void {
  server(({ path }) => (path.includes('/looks') ? { status, body } : { status: 200, body: [] }));
  show(<HistoryScreen />, {
    rights: ['view_user_history', 'view_audit'],
    address: `/staff/UserHistory?view=${view}&resident=hale`,
  });
}

test('a manager reads who looked, when, what, and why they could; what the rota does not explain stands out', async () => {
  open('looks', looked);
  const day = within(await screen.findByRole('region', { name: '1 March 2026' }));
  const [ann, bo] = day.getAllByRole('listitem');
  expect(ann?.textContent).toMatch(/07:10 to 14:50.*Ann Lee.*Carer.*3 looks: file 2, weight 1, 1 on paper/);
  expect(ann?.textContent).toMatch(/Key worker.*Also on shift in the house/);
  expect(bo?.textContent).toContain('Works in the house, and was not on its rota then');
  expect(screen.getByText('1 look outside the rota')).toBeDefined();
});

test('how far back is one choice, and both its days are asked for', async () => {
  const { calls } = server(({ path }) => ({ status: 200, body: path.includes('/looks') ? looked : [] }));
  show(<HistoryScreen />, {
    rights: ['view_user_history', 'view_audit'],
    address: '/staff/UserHistory?view=looks&resident=hale',
  });
  await userEvent.click(await screen.findByText('31 days'));
  await waitFor(() =>
    expect(calls.some(({ path }) => /resident=hale&date_from=[\d-]+&date_to=[\d-]+$/.test(path))).toBe(true),
  );
});

test('nobody is not the same as could not load', async () => {
  open('looks', { ...looked, visits: [] });
  expect(await screen.findByText('Nobody looked in these days')).toBeDefined();
});

test('whoever may not see it is told so, and by the page alone', async () => {
  open('looks', { detail: 'No.' }, 403);
  expect(await screen.findByText('You do not have the right to see who looked')).toBeDefined();
  expect(history.get()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test.each(['view=looks&resident=hale', 'view=look-sheet&resident=hale', 'view=look-patterns'])(
  'without the right %s asks nothing, offers no print, and says who can see it',
  (address) => {
    const calls = asOpened(address, ['view_user_history_own']);
    expect(screen.getByText('You do not have the right to see who looked')).toBeDefined();
    expect(screen.getByText('A manager or a superuser can see it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
    expect(calls.filter(({ path }) => path.includes('look'))).toEqual([]);
  },
);

test('the sheet tells the person in plain words who looked, and names nothing confidential', async () => {
  const secret = visit({ user: 'cy', name: 'Cy Dale', read: [{ entity: 'confidential_info', looks: 1, taken: 0 }] });
  open('look-sheet', { ...looked, visits: [...looked.visits, secret] });
  const readers = within(await screen.findByRole('list', { name: 'Who looked' })).getAllByRole('listitem');
  expect(readers.map(({ textContent }) => textContent)).toEqual([
    'Ann Lee Looked on 1 day: 1 March 2026.They are your key worker.',
    'Bo Hill Looked on 1 day: 1 March 2026.They work in your home. They were not at work then.',
  ]);
});

test.each(['view=looks', 'view=look-sheet', 'view=looks&object_id=hale'])(
  'a page that nobody was chosen for leads to where somebody is chosen, and asks nothing: %s',
  (address) => {
    const calls = asOpened(address);
    expect(screen.getByText('Whose records?')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show the residents' }).getAttribute('href')).toBe('/resident');
    expect(calls.filter(({ path }) => path.includes('/looks'))).toEqual([]);
  },
);
