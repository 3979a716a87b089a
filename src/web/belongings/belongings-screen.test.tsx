import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, server, show, type Call, write } from '#world/browser/web-page.tsx';
import { expectSoundStructure } from '#world/browser/structure.ts';
import { publish } from '../kit/data/event-stream.ts';
import BelongingsScreen from './belongings-screen.tsx';

const item = (id: string, given: object = {}) => ({
  id,
  version: 3,
  resident: mrHale.id,
  item_name: 'Winter coat',
  quantity: 1,
  description: 'Navy wool',
  category: 'clothing',
  condition: 'good',
  location: 'bedroom',
  status: 'present',
  status_date: null,
  is_valuable: false,
  estimated_value: null,
  last_checked_on: new Date().toISOString().slice(0, 10),
  created_at: '2026-01-01T10:00:00.000Z',
  deleted: false,
  photo: null,
  ...given,
});
const coat = item('1');
const glasses = item('2', {
  item_name: 'Spectacles',
  category: 'glasses',
  description: 'Red case',
  location: 'with_resident',
});
const ring = item('3', {
  item_name: 'Ring',
  category: 'jewellery',
  description: 'Yellow metal band',
  is_valuable: true,
  estimated_value: 150,
  location: 'home_safe',
  status: 'in_safe',
  last_checked_on: '2020-01-01',
});
const lost = item('4', { item_name: 'Quilt', category: 'sentimental', status: 'missing', status_date: '2026-02-02' });

const rights = [
  'view_inventory',
  'add_inventory',
  'change_inventory',
  'move_inventory',
  'delete_inventory',
  'strike_out_any',
  'restore_deleted',
  'view_resident',
];
const here = `/resident/InventoryList?resident=${mrHale.id}`;
const answering = (more: (call: Call) => { status: number; body: unknown } | undefined = () => undefined) =>
  server((call) => {
    const other = more(call);
    if (other) return other;
    if (call.method === 'GET' && call.path.startsWith('/api/inventory/?'))
      return { status: 200, body: [coat, glasses, ring, lost] };
    if (call.path.startsWith('/api/resident/'))
      return {
        status: 200,
        body: { ...mrHale, status: 'hospital', is_discharged_status: false, allergies: [], no_known_allergies: true },
      };
    return undefined;
  });
const names = async () =>
  within(await screen.findByRole('list', { name: 'Belongings' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('what is missing stands first, then what is vital, then valuables, with place, state and value', async () => {
  answering();
  show(<BelongingsScreen />, { rights, address: here });
  expect(await names()).toEqual(['Quilt', 'Spectacles', 'Ring', 'Winter coat']);
  const cards = within(screen.getByRole('list', { name: 'Belongings' }))
    .getAllByRole('listitem')
    .filter(({ dataset }) => 'card' in dataset)
    .map(({ textContent }) => textContent);
  expect(cards[0]).toContain('Missing since 2 Feb 2026');
  expect(cards[1]).toContain('Vital');
  expect(cards[2]).toMatch(/House safe.*£150\.00.*Valuable.*Check due/);
});

test('one question narrows the list, and so does a word of how a thing looks', async () => {
  answering();
  show(<BelongingsScreen />, { rights, address: here });
  await names();
  await userEvent.click(screen.getByRole('radio', { name: 'Check due 1' }));
  expect(await names()).toEqual(['Ring']);
  await userEvent.click(screen.getByRole('radio', { name: 'Here now 4' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search belongings' }), 'red CASE');
  expect(await names()).toEqual(['Spectacles']);
});

test('a belonging is removed with a reason, marked here at once, and brought back by undo', async () => {
  const { calls } = answering((call) => {
    if (call.path === '/api/inventory-delete/1/')
      return { status: 200, body: { ...coat, version: 4, deleted: true, deletion_reason: 'Written down twice' } };
    return undefined;
  });
  const { store } = show(<BelongingsScreen />, { rights, address: here });
  await names();
  await userEvent.click(screen.getByRole('button', { name: 'More for Winter coat' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove belonging' }));
  expect(await screen.findByText('Why it is removed is needed.')).toBeDefined();
  await write(screen.getByRole('textbox', { name: /Why it is removed/ }), 'Written down twice');
  await userEvent.click(screen.getByRole('button', { name: 'Remove belonging' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/inventory-delete/1/')?.body).toEqual({
      deletion_reason: 'Written down twice',
      version: 3,
    }),
  );
  await waitFor(async () => expect(await names()).toEqual(['Quilt', 'Spectacles', 'Ring']));
  expect(store.getState()['inventory']).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ id: '1', deleted: true })]),
  });
});

test('without the right nothing is added, changed or removed', async () => {
  answering();
  show(<BelongingsScreen />, { rights: ['view_inventory', 'view_resident'], address: here });
  await names();
  expect(screen.queryByRole('link', { name: 'Add belonging' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'To hospital' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
});

test('whoever has left is named above the list, and goes on no more trips', async () => {
  const body = { ...mrHale, id: 'gone', status: 'discharged', is_discharged_status: true };
  answering(({ path }) => (path === '/api/resident/gone/' ? { status: 200, body } : undefined));
  show(<BelongingsScreen />, { rights, address: '/resident/InventoryList?resident=gone' });
  const whose = await screen.findByRole('combobox', { name: 'Whose belongings' });
  await waitFor(() => expect(within(whose).getByRole('option', { name: 'Arthur Hale', selected: true })).toBeDefined());
  expect(screen.queryByRole('link', { name: /hospital|check/ })).toBeNull();
});

test('what goes to hospital is ticked, and moved to its owner with the day', async () => {
  const { calls } = answering((call) =>
    call.method === 'PATCH' ? { status: 200, body: { ...ring, ...call.body, version: 4 } } : undefined,
  );
  show(<BelongingsScreen />, { rights, address: here });
  await userEvent.click(await screen.findByRole('link', { name: 'To hospital' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ring: goes along' }));
  await expectSoundStructure();
  await userEvent.click(screen.getByRole('button', { name: 'Send along: 1 of 3' }));
  expect(await screen.findByText(/1 belonging of Arthur Hale went along/)).toBeDefined();
  expect(screen.getByText('Received by (hospital or ambulance)').closest('.print-only')?.textContent).toMatch(
    /Arthur Hale, born 1 March 1940.*RingYellow metal band/,
  );
  expect(screen.queryByText(/^Send along/)).toBeNull();
  const sent = calls.filter(({ method }) => method === 'PATCH');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    version: 3,
    location: 'with_resident',
    status: 'present',
    status_reason: 'Went along to hospital',
  });
});

test('what did not come back is missing, and what fails stays on the list with why', async () => {
  const watch = item('5', { item_name: 'Watch', category: 'watch', location: 'with_resident' });
  const { calls } = answering((call) => {
    if (call.method === 'GET' && call.path.startsWith('/api/inventory/?'))
      return { status: 200, body: [coat, glasses, watch] };
    if (call.method === 'PATCH') return { status: 200, body: { ...watch, ...call.body, version: 4 } };
    if (call.path === '/api/inventory/2/check/')
      return { status: 409, body: { detail: 'Mia Lee changed this at 09:00.' } };
    return undefined;
  });
  show(<BelongingsScreen />, { rights, address: `${here}&trip=back` });
  const rows = await screen.findByRole('list', { name: 'What came back' });
  expect(within(rows).queryByText('Winter coat')).toBeNull();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Spectacles' })).getByRole('radio', { name: 'Came back' }),
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where Spectacles is now' }).value).toBe(
    'with_resident',
  );
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Watch' })).getByRole('radio', { name: 'Did not come back' }),
  );
  await expectSoundStructure();
  await userEvent.click(screen.getByRole('button', { name: 'Save: 2 of 2' }));
  expect(await screen.findByText(/Mia Lee changed this at 09:00/)).toBeDefined();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    status: 'missing',
    status_reason: 'Did not come back from hospital',
  });
});

test('a list is ticked off by keys alone: how much came back is said, and what did not is named with its report', async () => {
  const watch = item('5', { item_name: 'Watch', category: 'watch', location: 'with_resident' });
  answering((call) => {
    if (call.method === 'GET' && call.path.startsWith('/api/inventory/?'))
      return { status: 200, body: [glasses, watch] };
    if (call.path === '/api/inventory/5/check/') return { status: 200, body: { ...watch, version: 4 } };
    return call.method === 'PATCH' ? { status: 200, body: { ...glasses, ...call.body, version: 4 } } : undefined;
  });
  show(<BelongingsScreen />, { rights, address: `${here}&trip=back` });
  const answer = async (name: string, words: string) => {
    within(await screen.findByRole('group', { name }))
      .getByRole('radio', { name: words })
      .focus();
    await userEvent.keyboard(' ');
  };
  await answer('Spectacles', 'Did not come back');
  await answer('Watch', 'Came back');
  screen.getByRole('button', { name: 'Save: 2 of 2' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/1 belonging of Arthur Hale came back/)).toBeDefined();
  const missing = screen.getByText('Missing: Spectacles').closest('[role="alert"]');
  expect(missing?.textContent).toContain('A report was opened for each.');
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(here);
});

test('belongings that cannot be read anew stay on the page, and say from when they are', async () => {
  let isDown = false;
  answering(({ path }) => (isDown && path.startsWith('/api/inventory/?') ? { status: 503, body: {} } : undefined));
  show(<BelongingsScreen />, { rights, address: here });
  const before = await names();
  isDown = true;
  act(() => publish(JSON.stringify({ entity: 'inventory', id: '1', version: 4, home: null, resident: mrHale.id })));
  expect((await screen.findByRole('alert')).textContent).toContain('Could not load anew.');
  expect(await names()).toEqual(before);
});
