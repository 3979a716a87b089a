import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { careEntry } from '#domain/kit/traits/care-entry.ts';
import { entity } from '#domain/kit/vocabulary/entity.ts';
import { choice, decimal, must, text } from '#domain/kit/vocabulary/fields.ts';
import { signs } from '#domain/kit/vocabulary/computed-columns.ts';
import { forEverybody } from '#world/records/access.ts';
import { mrHale, server, show, type Reply } from '#world/browser/web-page.tsx';
import contract from '../../../../contract/calls.json' with { type: 'json' };
import { registerEntities } from '../state/entities.ts';
import { history } from '../state/toasts.ts';
import { EntityList } from './entity-list.tsx';

const person = entity({
  name: 'resident',
  labels: { one: 'Resident', many: 'Residents' },
  title: ['first_name', 'last_name'],
  belongsTo: 'home',
  access: forEverybody,
  fields: { first_name: must(text('First name', { max: 60 })), last_name: must(text('Last name', { max: 60 })) },
  list: ['first_name'],
});
const walk = entity({
  name: 'walk',
  labels: { one: 'Walk', many: 'Walks' },
  title: ['occurred_at'],
  belongsTo: 'resident',
  extends: careEntry,
  access: forEverybody,
  fields: { outcome: must(choice('Outcome', { options: { walked: 'Walked', declined: 'Chose not to' } })) },
  list: ['occurred_at', 'outcome', 'recorded_by'],
  search: ['notes'],
  sorts: ['outcome'],
});

const row = (n: number, more = {}) => ({
  id: `01900000-0000-7000-8000-00000000000${n}`,
  version: 1,
  resident: mrHale.id,
  occurred_at: '2026-07-01T08:30:00.000Z',
  outcome: 'walked',
  recorded_by: 'p',
  names: { resident: 'Arthur Hale', recorded_by: 'Priya Khan' },
  is_deleted: false,
  ...more,
});

const catalogue = contract.errors;

beforeEach(() => {
  registerEntities([walk, person]);
});

const pathTo = ({ id }: { id: string }) => `?id=${id}`;
function open(reply: Reply, rights = ['view_walk']) {
  const { calls } = server((call) => (call.path.startsWith('/api/walk/') ? reply(call) : undefined));
  show(<EntityList of={walk} fixed={{ home: 'h' }} pathTo={pathTo} />, { rights });
  return calls;
}

test('a list shows names, words and the house’s time, and its first column opens the record', async () => {
  open(() => ({ status: 200, body: [row(1)] }));
  const table = await screen.findByRole('table', { name: 'Walks' });
  expect(within(table).getByRole('link').textContent).toBe('1 Jul 2026, 09:30');
  expect(within(table).getByRole('link').getAttribute('href')).toContain('id=01900000-0000-7000-8000-000000000001');
  for (const shown of ['Walked', 'Arthur Hale', 'Priya Khan']) expect(within(table).getByText(shown)).toBeDefined();
});

test('“none recorded” and “could not load” never look alike', async () => {
  open(() => ({ status: 200, body: [] }));
  expect(await screen.findByText('No walks recorded')).toBeDefined();
  expect(screen.queryByText('Could not load walks')).toBeNull();
  open(() => ({ status: 500, body: {} }));
  expect(await screen.findByText('Could not load walks')).toBeDefined();
  expect(screen.queryByText('No walks recorded')).toBeNull();
});

test.each([
  [0, null, [catalogue['0'].toast]],
  [400, { non_field_errors: ['The shift is closed.', 'Ask a senior.'] }, ['The shift is closed.', 'Ask a senior.']],
  [400, { home: ['There is no such house.'] }, []],
  [403, { detail: 'Not for you.' }, ['Not for you.']],
  [404, { detail: 'Not found.' }, [catalogue['404'].toast]],
  [500, {}, []],
])(
  'what a page cannot read (%i %j) is told once as the catalogue has it, and on the page',
  async (status, body, says) => {
    open(() => ({ status, body }));
    await screen.findByText(/^(Could not load walks|You do not have the right to see walks)$/);
    expect(
      history
        .get()
        .map(({ text }) => text)
        .toReversed(),
    ).toEqual(says);
  },
);

test('a list that could not be loaded can be asked for again', async () => {
  let isAway = true;
  open(() => (isAway ? { status: 0, body: null } : { status: 200, body: [row(1)] }));
  await screen.findByText('Could not load walks');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeDefined();
});

test('who may not see them is told so, not shown an empty list', async () => {
  open(() => ({ status: 200, body: [] }), []);
  expect(await screen.findByText('You do not have the right to see walks')).toBeDefined();
  open(() => ({ status: 403, body: { detail: 'No.' } }));
  expect(await screen.findByText('You do not have the right to see walks')).toBeDefined();
});

test('a struck-out entry stays in its place with its reason', async () => {
  open(() => ({ status: 200, body: [row(1, { is_deleted: true, deletion_reason: 'Wrong resident' }), row(2)] }));
  const reason = await screen.findByText('Struck out: Wrong resident');
  expect(reason.closest('tr')?.hasAttribute('data-struck')).toBe(true);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
});

test('more is loaded by the link the server gave', async () => {
  const calls = open(({ path }) =>
    path.includes('cursor')
      ? { status: 200, body: [row(2)] }
      : { status: 200, body: [row(1)], next: '/api/walk/?cursor=abc' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2));
  expect(calls.at(-1)?.path).toBe('/api/walk/?cursor=abc');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('only the allowed columns sort, and say which way', async () => {
  const calls = open(() => ({ status: 200, body: [row(1)] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Outcome' }));
  await waitFor(() => expect(calls.at(-1)?.path).toContain('ordering=outcome'));
  expect((await screen.findByRole('columnheader', { name: 'Outcome' })).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.queryByRole('button', { name: 'Recorded by' })).toBeNull();
});

test('a search asks the server, and says when nothing is like that', async () => {
  const calls = open(({ path }) => ({ status: 200, body: path.includes('search') ? [] : [row(1)] }));
  await userEvent.type(await screen.findByRole('searchbox'), 'gate');
  expect(await screen.findByText('No walks like that')).toBeDefined();
  await waitFor(() => expect(calls.at(-1)?.path).toContain('search=gate'));
});

test('a diary opens with what comes next, and turns to what is past', async () => {
  const { calls } = server(({ path }) => (path.startsWith('/api/walk/') ? { status: 200, body: [row(1)] } : undefined));
  show(<EntityList of={walk} pathTo={pathTo} isDiary />, { rights: ['view_walk'] });
  await screen.findByRole('table', { name: 'Walks' });
  expect(calls.at(-1)?.path).toMatch(/^\/api\/walk\/\?date_from=[\d-]+T\d\d%3A00%3A00.000Z&ordering=occurred_at$/);
  await userEvent.click(screen.getByRole('radio', { name: 'Past' }));
  await waitFor(() => expect(calls.at(-1)?.path).toMatch(/^\/api\/walk\/\?date_to=[\d-]+T\d\d%3A00%3A00.000Z$/));
});

test('what is withheld from a reader has no column', async () => {
  const { outcome: _, ...withheld } = row(1);
  open(() => ({ status: 200, body: [withheld] }));
  await screen.findByRole('table', { name: 'Walks' });
  expect(screen.queryByRole('columnheader', { name: /Outcome/ })).toBeNull();
});

test('what nothing was said about has no column, unless the list can be put in order by it', async () => {
  open(() => ({ status: 200, body: [row(1, { outcome: null, recorded_by: null })] }));
  await screen.findByRole('table', { name: 'Walks' });
  expect(screen.getByRole('columnheader', { name: /Outcome/ })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: /Recorded by/ })).toBeNull();
});

test('a light is told in words, and its reason to whoever presses it', async () => {
  const shelf = entity({
    name: 'shelf',
    labels: { one: 'Shelf', many: 'Shelves' },
    title: ['name'],
    belongsTo: 'home',
    access: forEverybody,
    fields: { name: must(text('Name', { max: 60 })) },
    computed: {
      light: { shownAs: signs('State'), from: ['name'] },
      weeks: { shownAs: decimal('Weeks', { min: -9, max: 9, places: 1, unit: 'weeks', signed: true }), from: [] },
    },
    list: ['name', 'light', 'weeks'],
  });
  registerEntities([shelf, person]);
  const light = [{ tone: 'danger', words: 'Out of date', why: 'Use by 1 July.' }];
  server(({ path }) =>
    path.startsWith('/api/shelf/')
      ? {
          status: 200,
          body: [
            { id: 'a', version: 1, name: 'Milk', light, weeks: -1.5 },
            { id: 'b', version: 1, name: 'Tea', light: [], weeks: 2 },
          ],
        }
      : undefined,
  );
  show(<EntityList of={shelf} pathTo={pathTo} />, { rights: ['view_shelf'] });
  const reason = await screen.findByText('Use by 1 July.');
  const [flag] = screen.getAllByText('Out of date');
  expect(flag?.closest('[data-tone]')?.getAttribute('data-tone')).toBe('danger');
  expect(flag?.closest('[data-tone]')?.querySelector('svg')).not.toBeNull();
  expect(reason.closest('details')?.open).toBe(false);
  await userEvent.click(flag as Element);
  expect(reason.closest('details')?.open).toBe(true);
  for (const weeks of ['−1.5 weeks', '+2.0 weeks']) expect(screen.getByText(weeks)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'State' })).toBeNull();
});

test('where the rows are cards without headings, their order is chosen from a list', async () => {
  const calls = open(() => ({ status: 200, body: [row(1)] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const order = screen.getByLabelText<HTMLSelectElement>('Order');
  expect(order.value).toBe('-occurred_at');
  await userEvent.selectOptions(order, 'Outcome, Z to A');
  await waitFor(() => expect(calls.at(-1)?.path).toContain('ordering=-outcome'));
});

test('a list says when it was read', async () => {
  open(() => ({ status: 200, body: [row(1)] }));
  expect((await screen.findByText(/^1 shown/)).textContent).toMatch(/^1 shown, read at \d\d:\d\d$/);
});
