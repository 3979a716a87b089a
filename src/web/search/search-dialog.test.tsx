import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Found, SearchAnswer } from '#domain/search/found.ts';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { recording } from '../kit/state/recording.ts';
import { navigation } from '../navigation.ts';
import SearchDialog from './search-dialog.tsx';
import { recentPeople } from './searching.ts';

const nothing: SearchAnswer = { found: [], more: [], days: null, kinds: null, meant: {}, residents: null, by: null };
const arthur = {
  id: mrHale.id,
  name: 'Arthur Hale',
  room: '3',
  photo: null,
  date_of_birth: '1940-03-01',
  has_left: false,
};
const note = (id: string, text: string, hits: Found['excerpt'] = null): Found => ({
  kind: 'note',
  id,
  home: roseHouse.id,
  title: 'Daily',
  excerpt: hits ?? { text, hits: [] },
  at: '2026-02-24T10:00:00+00:00',
  by: 'Ann Lee',
  resident: arthur,
});
const onClose = vi.fn<() => void>();
const open = (rights: readonly string[] = []) =>
  show(<SearchDialog navigation={navigation} onClose={onClose} />, { rights });
const field = () => screen.getByRole('combobox', { name: 'Search for' });
const type = (typed: string) => fireEvent.change(field(), { target: { value: typed } });
const asked = (path: string) => new URL(path, 'http://hearth.test').searchParams.get('q');

test('what was found stands kind by kind, with its piece, its resident and its day', async () => {
  server(() => ({
    status: 200,
    body: { ...nothing, found: [note('n1', '', { text: 'Walked in the garden', hits: [[0, 6]] })] },
  }));
  open();
  type('walked');
  const group = await screen.findByRole('group', { name: 'Notes' });
  const line = within(group).getByRole('option');
  expect(line.textContent).toContain('Walked in the garden');
  expect(line.textContent).toContain('Arthur Hale · Room 3 · 24 Feb 2026, 10:00 · by Ann Lee');
  expect(within(line).getByText('Walked').tagName).toBe('MARK');
});

test('an answer to an older question never takes the place of a newer one', async () => {
  const late = new Map<string, (body: SearchAnswer) => void>();
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve) => {
        late.set(asked(path) ?? '', (body) =>
          resolve(new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })),
        );
      }),
  );
  open();
  type('fall');
  await waitFor(() => expect(late.has('fall')).toBe(true));
  type('garden');
  await waitFor(() => expect(late.has('garden')).toBe(true));
  await act(async () => late.get('garden')?.({ ...nothing, found: [note('new', 'in the garden')] }));
  await act(async () => late.get('fall')?.({ ...nothing, found: [note('old', 'a fall')] }));
  expect(screen.getByText('in the garden')).toBeTruthy();
  expect(screen.queryByText('a fall')).toBeNull();
});

test('residents of the house are there before the server has answered', () => {
  server(() => undefined);
  open();
  type('art');
  expect(screen.getByRole('option', { name: /Arthur Hale/ })).toBeTruthy();
});

test('arrows walk along the lines and Enter opens the chosen one', async () => {
  server(() => ({ status: 200, body: { ...nothing, found: [note('n1', 'first'), note('n2', 'second')] } }));
  const { router } = open();
  type('walked');
  await screen.findByText('second');
  expect(field().getAttribute('aria-activedescendant')).toBe('note-n1');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field().getAttribute('aria-activedescendant')).toBe('note-n2');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(router.state.location.search).toContain('record=n2'));
  expect(onClose).toHaveBeenCalled();
});

test('a command opens the record of the person it names', () => {
  server(() => undefined);
  open(['add_weight']);
  type('record weight arthur');
  expect(screen.getByRole('option', { name: /Record weight for Arthur Hale/ })).toBeTruthy();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(recording.get()).toEqual({ way: 'sheet', kind: 'weight', resident: mrHale.id });
});

test('nothing found, a failure, a lost network and an empty field each say so in their own words', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let status = 200;
  server(() => ({ status, body: nothing }));
  open();
  expect(screen.getByText('open handover')).toBeTruthy();
  type('zebra');
  expect(await screen.findByText(/Nothing found for “zebra”/)).toBeTruthy();
  status = 0;
  type('zebras');
  expect((await screen.findByRole('alert')).textContent).toContain('The search could not be done');
  isOnline.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  status = 200;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nothing found for “zebras”/)).toBeTruthy();
  isOnline.mockRestore();
});

test('a search that failed is made again by itself when the network is back', async () => {
  let status = 0;
  server(() => ({ status, body: { ...nothing, found: [note('n1', 'in the garden')] } }));
  open();
  type('garden');
  expect((await screen.findByRole('alert')).textContent).toContain('The search could not be done');
  status = 200;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('in the garden')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the people whose pages were opened last are offered first', () => {
  server(() => undefined);
  recentPeople.set([mrHale.id]);
  open();
  expect(
    within(screen.getByRole('group', { name: 'Opened last' })).getByRole('option', { name: /Arthur Hale/ }),
  ).toBeTruthy();
});

test('how the question was understood is told', async () => {
  server(() => ({
    status: 200,
    body: {
      ...nothing,
      days: { from: '2026-02-24', to: '2026-02-24' },
      meant: { gadren: 'garden' },
      found: [note('n1', 'garden')],
    },
  }));
  open();
  type('gadren last tuesday');
  expect(await screen.findByText('On 24 February 2026')).toBeTruthy();
  expect(screen.getByText('“garden” instead of “gadren”')).toBeTruthy();
});

test('more of one kind is asked for by its name', async () => {
  const { calls } = server(() => ({ status: 200, body: { ...nothing, found: [note('n1', 'tea')], more: ['note'] } }));
  open();
  type('tea');
  fireEvent.click(await screen.findByRole('button', { name: 'More notes' }));
  await waitFor(() => expect(calls.some(({ path }) => asked(path) === 'tea type:"Notes"')).toBe(true));
});
