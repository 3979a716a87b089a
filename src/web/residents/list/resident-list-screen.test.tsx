import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Board, BoardResident } from '#domain/homes/board.ts';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { recording } from '../../kit/state/recording.ts';
import ResidentListScreen from './resident-list-screen.tsx';

const person = (more: { id: string } & Record<string, unknown>): BoardResident['resident'] => ({
  version: 1,
  status: 'current',
  header_flags: [],
  allergies: [],
  no_known_allergies: true,
  ...more,
});
const fluid = {
  date: '2026-03-01',
  is_tracked: true,
  intake_ml: 760,
  offers: 5,
  target_ml: 1500,
  limit_ml: null,
  expected_ml: 1000,
};
const rows: BoardResident[] = [
  {
    resident: person({ ...mrHale, allergies: [{ substance: 'penicillin', severity: 'mild' }] }),
    due: [{ kind: 'weight', id: null, words: 'Weight', due_at: '2026-03-01T08:00:00Z', state: 'overdue' }],
    fluid,
    last: { kind: 'fluid_intake', id: '1', at: '2020-03-01T14:05:00Z', words: 'Tea · 200 ml' },
    alerts: { open: 1, worst: 'high' },
  },
  {
    resident: person({ id: '2', first_name: 'Siobhán', last_name: 'O’Brien', room: '11' }),
    due: [],
    fluid: { ...fluid, is_tracked: false, intake_ml: 1340, target_ml: null, limit_ml: 1500, expected_ml: null },
    last: null,
  },
  {
    resident: person({
      id: '3',
      first_name: 'Ada',
      last_name: 'Hale',
      room: '111',
      status: 'hospital',
      expected_return_date: '2026-04-01',
    }),
    due: [],
  },
];
const board: Board = {
  home: roseHouse.id,
  at: '2026-03-01T09:00:00Z',
  residents: rows,
  lived_in: { residents: 1, first_comes_on: null },
};
const rights = ['view_resident', 'add_fluid_intake'];
const open = async () => {
  const { calls } = server(({ path }) => (path.includes('/board/') ? { status: 200, body: board } : undefined));
  show(<ResidentListScreen />, { rights, address: '/resident' });
  await screen.findByRole('list', { name: 'Residents' });
  return calls;
};
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

test('everyone is shown from one call, with what to beware of, what is due, and how much they drank', async () => {
  const calls = await open();
  expect(calls.filter(({ path }) => path.startsWith('/api/home/') || path.startsWith('/api/resident'))).toHaveLength(1);
  const [arthur] = screen.getAllByRole('article');
  expect(arthur?.textContent).toContain('Allergy: penicillin');
  expect(arthur?.textContent).toContain('Overdue: Weight');
  expect(arthur?.textContent).toContain('760 of 1,500 ml ▼ behind');
  expect(arthur?.textContent).toContain('1 open alert');
  expect(arthur?.textContent).toContain('Name alike');
});

test('somebody who may drink only so much is shown what is left, never as behind', async () => {
  await open();
  const siobhan = screen.getAllByRole('article').find(({ textContent }) => textContent.includes('O’Brien'));
  expect(siobhan?.textContent).toContain('1,340 ml, 160 ml left of at most 1,500 ml');
  expect(siobhan?.textContent).not.toContain('behind');
});

test('a few letters or a room find someone at once, whatever the spelling', async () => {
  await open();
  const search = screen.getByRole('searchbox', { name: 'Search by name, room or number' });
  await userEvent.type(search, 'obrein');
  expect(cards()).toEqual(['Siobhán O’Brien']);
  await userEvent.clear(search);
  await userEvent.type(search, '11');
  expect(cards()).toEqual(['Siobhán O’Brien']);
  await userEvent.clear(search);
  await userEvent.type(search, 'nobody');
  expect(screen.getByRole('heading', { name: 'Nobody matches' })).toBeDefined();
});

test('one may look only at who needs attention, or who is out', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Needs attention 1' }));
  expect(cards()).toEqual(['Arthur Hale']);
  await userEvent.click(screen.getByRole('radio', { name: 'Out 1' }));
  expect(cards()).toEqual(['Ada Hale']);
  expect(screen.getByRole('article').textContent).toContain('In hospital · expected back 1 April 2026');
});

test('the view is stored for the person, and the table sorts rooms as numbers', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  await userEvent.click(screen.getByRole('button', { name: 'Room' }));
  const table = screen.getByRole('table', { name: 'Residents' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => within(cell).getByRole('link').textContent),
  ).toEqual(['Arthur Hale', 'Siobhán O’Brien', 'Ada Hale']);
  server(({ path }) => (path.includes('/board/') ? { status: 200, body: board } : undefined));
  show(<ResidentListScreen />, { rights, address: '/resident' });
  expect(await screen.findByRole('table', { name: 'Residents' })).toBeDefined();
});

test('on a phone, whose title has no room for both views, the other one is behind More', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 600px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await open();
  expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show as table' }));
  expect(await screen.findByRole('table', { name: 'Residents' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Show as cards' })).toBeDefined();
});

test('Record opens the sheet for the person it stands with', async () => {
  await open();
  const card = screen.getAllByRole('article')[1] as HTMLElement;
  await userEvent.click(within(card).getByRole('button', { name: /^Record/ }));
  expect(recording.get()).toEqual({ way: 'sheet', resident: '2' });
});

test('a house in which nobody lives is not said to be a new one: its last resident may have left', async () => {
  const empty = { ...board, residents: [], lived_in: { residents: 0, first_comes_on: null } };
  server(({ path }) => (path.includes('/board/') ? { status: 200, body: empty } : undefined));
  show(<ResidentListScreen />, { rights, address: '/resident' });
  expect(await screen.findByText('Nobody lives here now')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/\byet\b|was added/);
});

test('a list that could not be loaded never looks like an empty house', async () => {
  server(() => ({ status: 500, body: {} }));
  show(<ResidentListScreen />, { rights, address: '/resident' });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.queryByText('Nobody lives here now')).toBeNull();
});
