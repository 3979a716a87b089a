import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { entity } from '#domain/kit/vocabulary/entity.ts';
import { choice, must, ref, text, type FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { forNobody } from '#world/records/access.ts';
import { bird } from '#world/records/bird.ts';
import { mrHale, roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import type { ApiAnswer } from '../api/api.ts';
import { residentsLoaded } from '../state/chosen-home.ts';
import { registerEntities } from '../state/entities.ts';
import { refusal } from '../state/refusal.ts';
import { FieldInput } from '../form/field-input.tsx';
import { FieldScopeProvider } from './field-scope.ts';
import { pickFirst } from './picked-first.ts';
import type { FoundOption } from './record-search.ts';

const person = entity({
  name: 'resident',
  labels: { one: 'Resident', many: 'Residents' },
  title: ['first_name', 'last_name'],
  belongsTo: 'home',
  access: forNobody,
  fields: {
    first_name: must(text('First name', { max: 60 })),
    last_name: must(text('Last name', { max: 60 })),
    room: text('Room', { max: 10 }),
  },
  list: ['first_name', 'last_name', 'room'],
  search: ['last_name'],
});

/** A kind of its own, for who is named first is said once for a whole page. */
const songbird = { ...bird, name: 'songbird', path: 'songbird' };
const favouriteBird = ref('Favourite bird', { to: 'songbird' });
const picker = (field: FieldOf<'ref'>, value: string | null = null) =>
  show(
    <FieldScopeProvider value={{ home: roseHouse.id, resident: null, names: new Map(), savesFile: false }}>
      <FieldInput
        field={field}
        name={field.to}
        id={field.to}
        value={value}
        onChange={() => undefined}
        error={null}
        needed={false}
      />
    </FieldScopeProvider>,
  );

const those = (...people: readonly FoundOption[]): ApiAnswer<readonly FoundOption[]> => ({
  ok: true,
  status: 200,
  body: people,
  next: null,
});
const none = those();
const hereNow = { words: 'Here now', unreadWords: 'Who is here could not be loaded' };

test('a list of people opens with those on shift in their place, and does not move when they come late', async () => {
  registerEntities([songbird]);
  const { promise, resolve } = Promise.withResolvers<typeof none>();
  pickFirst('songbird', { ...hereNow, find: () => promise });
  const { calls } = server(({ path }) =>
    path.startsWith('/api/songbird/')
      ? {
          status: 200,
          body: [
            { id: 'b1', name: 'Blackbird' },
            { id: 'b2', name: 'Wren' },
          ],
        }
      : undefined,
  );
  picker(favouriteBird);
  await userEvent.click(screen.getByRole('combobox'));
  await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/api/songbird/'))).toBe(true));
  expect(await screen.findByText('Looking…')).toBeTruthy();
  expect(screen.queryAllByRole('option')).toEqual([]);
  resolve(those({ id: 'b2', name: 'Wren', photo: null, hint: '' }));
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Wren', 'Blackbird']),
  );
  expect(screen.getByText('Here now')).toBeTruthy();
});

test('what was found for other words is gone while the answer for the new ones is on its way', async () => {
  registerEntities([songbird]);
  pickFirst('songbird', { ...hereNow, find: async () => none });
  const all = [
    { id: 'b1', name: 'Blackbird' },
    { id: 'b2', name: 'Wren' },
  ];
  server(({ path }) =>
    path.startsWith('/api/songbird/')
      ? { status: 200, body: path.includes('search=wren') ? all.slice(1) : all }
      : undefined,
  );
  picker(favouriteBird);
  await userEvent.click(screen.getByRole('combobox'));
  const names = () => screen.queryAllByRole('option').map((option) => option.textContent);
  await waitFor(() => expect(names()).toEqual(['Blackbird', 'Wren']));
  await write(screen.getByRole('combobox'), 'wren');
  expect(names()).toEqual([]);
  expect(screen.getByText('Looking…')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Wren']));
});

test('a picker that is narrowed by a question asks it with every search, and of those it names first as well', async () => {
  registerEntities([songbird]);
  const first: unknown[] = [];
  pickFirst('songbird', {
    ...hereNow,
    find: async ({ asks }) => {
      first.push(asks);
      return none;
    },
  });
  const { calls } = server(({ path }) => (path.startsWith('/api/songbird/') ? { status: 200, body: [] } : undefined));
  picker(ref('Who sings', { to: 'songbird', asks: { sings: 'at_night' } }));
  await userEvent.type(screen.getByRole('combobox'), 'wren');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('search=wren'))).toBe(true));
  const asked = calls.filter(({ path }) => path.startsWith('/api/songbird/'));
  expect(asked.every(({ path }) => path.includes('sings=at_night'))).toBe(true);
  expect(first).toEqual([{ sings: 'at_night' }]);
});

test('where another person is asked for, whoever had a hand in the record is not offered', async () => {
  registerEntities([songbird]);
  const [wren, robin] = [
    { id: 'b2', name: 'Wren' },
    { id: 'b3', name: 'Robin' },
  ];
  pickFirst('songbird', { ...hereNow, find: async () => those({ ...wren, photo: null, hint: '' }) });
  server(({ path }) => (path.startsWith('/api/songbird/') ? { status: 200, body: [wren, robin] } : undefined));
  show(
    <FieldScopeProvider
      value={{ home: roseHouse.id, resident: null, names: new Map(), involved: [wren.id], savesFile: false }}
    >
      <FieldInput
        field={ref('Who saw it', { to: 'songbird', byAnother: true })}
        name="songbird"
        id="songbird"
        value={null}
        onChange={() => undefined}
        error={null}
        needed={false}
      />
    </FieldScopeProvider>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Robin']));
});

test.each([
  ['was refused', async () => refusal(403, null)],
  ['could not even be asked', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where those who come first are not known because it %s, the list says so above everybody', async (_, find) => {
  registerEntities([songbird]);
  pickFirst('songbird', { ...hereNow, find });
  server(({ path }) =>
    path.startsWith('/api/songbird/') ? { status: 200, body: [{ id: 'b2', name: 'Wren' }] } : undefined,
  );
  picker(favouriteBird);
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('Who is here could not be loaded')).toBeDefined();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Wren']);
});

const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('a search that could not be made says so, apart from none found, and finds by itself when the network is back', async () => {
  registerEntities([songbird]);
  pickFirst('songbird', { ...hereNow, find: async () => none });
  let status = 0;
  server(({ path }) =>
    path.startsWith('/api/songbird/') ? { status, body: [{ id: 'b2', name: 'Wren' }] } : undefined,
  );
  picker(favouriteBird);
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('Could not load. Check the network.')).toBeDefined();
  expect(screen.queryByText('None found')).toBeNull();
  status = 200;
  backOnline();
  await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Wren']));
});

test('those who come first take their place by themselves when the network is back', async () => {
  registerEntities([songbird]);
  let first: ApiAnswer<readonly FoundOption[]> = none;
  first = refusal(0, null);
  pickFirst('songbird', { ...hereNow, find: async () => first });
  server(({ path }) =>
    path.startsWith('/api/songbird/') ? { status: 200, body: [{ id: 'b2', name: 'Wren' }] } : undefined,
  );
  picker(favouriteBird);
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('Who is here could not be loaded')).toBeDefined();
  first = those({ id: 'b3', name: 'Robin', photo: null, hint: '' });
  backOnline();
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Robin', 'Wren']),
  );
  expect(screen.queryByText('Who is here could not be loaded')).toBeNull();
});

test('of two residents with one name, the field says by the room which one is chosen', async () => {
  registerEntities([person]);
  const [hale, other] = [mrHale, { ...mrHale, id: 'hale 2', room: '8' }];
  server(({ path }) => (path.startsWith('/api/resident/') ? { status: 200, body: [hale, other] } : undefined));
  const { store } = picker(ref('Who found it', { to: 'resident' }), other.id);
  act(() => void store.dispatch(residentsLoaded([hale, other])));
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(field.value).toBe('Arthur Hale, room 8'));
  await userEvent.click(field);
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
});

const colleague = entity({
  name: 'colleague',
  labels: { one: 'Colleague', many: 'Colleagues' },
  title: ['first_name', 'last_name'],
  belongsTo: 'home',
  access: forNobody,
  fields: {
    first_name: must(text('First name', { max: 60 })),
    last_name: must(text('Last name', { max: 60 })),
    role: choice('Job', { options: { support_worker: 'Support worker', cook: 'Cook' } }),
  },
  list: ['first_name', 'last_name', 'role'],
  search: ['last_name'],
});

test('two colleagues of one name are told apart by their jobs', async () => {
  registerEntities([colleague]);
  const ann = { first_name: 'Ann', last_name: 'Moss' };
  server(() => ({
    status: 200,
    body: [
      { ...ann, id: 'a1', role: 'support_worker' },
      { ...ann, id: 'a2', role: 'cook' },
      { ...ann, id: 'a3', first_name: 'Bea', role: 'cook' },
    ],
  }));
  picker(ref('Who took it', { to: 'colleague' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Who took it' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ann Moss, Cook'),
    expect.stringContaining('Ann Moss, Support worker'),
    expect.stringMatching(/Bea Moss$/),
  ]);
});
