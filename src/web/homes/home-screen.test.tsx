import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show, type Reply } from '#world/browser/web-page.tsx';
import { recording } from '../kit/state/recording.ts';
import HomeScreen from './home-screen.tsx';

const rights = [
  'view_resident',
  'view_notification',
  'view_rota',
  'view_appointment',
  'view_note',
  'view_incident',
  'add_fluid_intake',
  'add_weight',
];
const ann = '01900000-0000-7000-8000-0000000000aa';
const reminder = (id: string, severity: string, title: string) => ({
  id,
  version: 1,
  severity,
  title,
  message: 'Two falls in 28 days.',
  status: 'active',
});
const item = (kind: string, words: string, state: 'due' | 'overdue') => ({
  kind,
  id: null,
  words,
  due_at: '2026-03-01T08:00:00Z',
  state,
});
const mrsOsei = {
  ...mrHale,
  id: '01900000-0000-7000-8000-0000000000dd',
  first_name: 'Maggie',
  last_name: 'Osei',
  room: '1',
  status: 'hospital',
  expected_return_date: '2026-03-09',
};
const board = {
  lived_in: { residents: 2, first_comes_on: null },
  home: roseHouse.id,
  at: '2026-03-01T09:00:00.000Z',
  residents: [
    {
      resident: { ...mrHale, allergies: [{ substance: 'penicillin', severity: 'mild' }], status: 'current' },
      fluid: {
        date: '2026-03-01',
        is_tracked: true,
        intake_ml: 760,
        offers: 4,
        target_ml: 1500,
        limit_ml: null,
        expected_ml: 900,
      },
      due: [item('fluid_intake', 'Fluids', 'overdue'), item('mood', 'Mood', 'due')],
      soon: [{ kind: 'weight', id: null, words: 'Weight', due_at: '2026-03-01T09:30:00Z' }],
    },
    { resident: mrsOsei, due: [], soon: [] },
  ],
};
const answers: Reply = ({ path }) => {
  if (path.endsWith('/board/')) return { status: 200, body: board };
  if (path.startsWith('/api/home/'))
    return { status: 200, body: { ...roseHouse, version: 1, settings: null, min_staffing: {} } };
  if (path.startsWith('/api/reminder'))
    return {
      status: 200,
      body: path.includes(`informed=${ann}`)
        ? [reminder('1', 'low', 'Order gloves'), reminder('2', 'critical', 'Night is not filled')]
        : [reminder('3', 'high', 'For the manager')],
    };
  if (path.startsWith('/api/appointment')) return { status: 500, body: {} };
  return { status: 200, body: [] };
};

test('the board greets, and puts what matters most first: grave alerts, overdue care, the rest', async () => {
  server(answers);
  show(<HomeScreen />, { rights });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening), Ann$/);
  const urgent = await screen.findByRole('region', { name: /Needs you now/ });
  const lines = () => within(urgent).getAllByRole('listitem');
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(lines().map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Critical.*Night is not filledTwo falls in 28 days\./),
    expect.stringMatching(/^Overdue.*Arthur Hale: Fluids760 of 1,500 ml so far/),
    expect.stringMatching(/^Low.*Order gloves/),
  ]);
});

test('what is overdue is recorded from the board, for that person and that chart', async () => {
  server(answers);
  show(<HomeScreen />, { rights });
  await userEvent.click(await screen.findByRole('button', { name: /^Record\s*fluids for Arthur Hale$/ }));
  expect(recording.get()).toEqual({ way: 'sheet', resident: mrHale.id, kind: 'fluid_intake' });
});

test('a tile says by word what is overdue, due and due soon, and who is away', async () => {
  server(answers);
  show(<HomeScreen />, { rights });
  const people = await screen.findByRole('region', { name: /Residents/ });
  const tile = (await within(people).findByRole('link', { name: 'Arthur Hale' })).closest('li') as HTMLElement;
  const marks = within(within(tile).getByRole('list', { name: 'To do' })).getAllByRole('listitem');
  expect(marks.map((mark) => mark.textContent)).toEqual(['Overdue: Fluids', 'Due: Mood', 'Soon: Weight 09:30']);
  expect(tile.textContent).toContain('Allergy: penicillin');
  expect(
    within(people)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Maggie Osei', 'Arthur Hale']);
  expect(within(people).getByText('Room 1 · In hospital · back 9 Mar 2026')).toBeDefined();
});

test('a round is offered with how many it is due for, to whoever may record it', async () => {
  server(answers);
  show(<HomeScreen />, { rights });
  await userEvent.click(await screen.findByRole('button', { name: /Drinks round\s*1 overdue/ }));
  expect(recording.get()).toEqual({ way: 'round', kind: 'fluid_intake' });
  expect(screen.queryByRole('button', { name: /Night checks/ })).toBeNull();
});

test('one call brings the whole board', async () => {
  const { calls } = server(answers);
  show(<HomeScreen />, { rights });
  await screen.findByRole('link', { name: 'Arthur Hale' });
  expect(calls.filter(({ path }) => path.includes('/board/'))).toHaveLength(1);
  expect(calls.filter(({ path }) => path.startsWith('/api/resident'))).toHaveLength(0);
});

test('a part that could not be loaded says so, and the others go on', async () => {
  server(answers);
  show(<HomeScreen />, { rights });
  const visits = await screen.findByRole('region', { name: 'Appointments today' });
  expect((await within(visits).findByRole('alert')).textContent).toContain('Could not load');
  expect(await screen.findByText('No incidents')).toBeDefined();
});

test('what someone may not see is not on their board', async () => {
  server(answers);
  show(<HomeScreen />, { rights: ['view_resident'] });
  await screen.findByRole('link', { name: 'Arthur Hale' });
  expect(screen.queryByText(/Order gloves/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Rounds' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'On shift now' })).toBeNull();
});

const inAHouse =
  (lived_in: { residents: number; first_comes_on: string | null }): Reply =>
  (call) => {
    if (call.path.endsWith('/board/'))
      return { status: 200, body: { ...board, residents: lived_in.residents === 0 ? [] : board.residents, lived_in } };
    return call.path.startsWith('/api/home/')
      ? { status: 200, body: { ...roseHouse, version: 1, settings: null, min_staffing: { early: 2, waking_night: 1 } } }
      : answers(call);
  };

test('a house in which nobody lives yet is not said to lack anybody on shift', async () => {
  server(inAHouse({ residents: 0, first_comes_on: null }));
  show(<HomeScreen />, { rights });
  const onShift = within(await screen.findByRole('region', { name: 'On shift now' }));
  expect(await onShift.findByText('Nobody lives here now, so nobody has to be on shift.')).toBeDefined();
  expect(onShift.queryByText(/short/)).toBeNull();
});

test('with the first resident the gaps of the day are counted', async () => {
  server(inAHouse({ residents: 1, first_comes_on: null }));
  show(<HomeScreen />, { rights });
  const onShift = within(await screen.findByRole('region', { name: 'On shift now' }));
  expect((await onShift.findAllByText(/1 short/)).length).toBeGreaterThan(0);
  expect(onShift.getByText('The rota has nobody on shift now.')).toBeDefined();
});
