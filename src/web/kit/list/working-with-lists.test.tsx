import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { server, show, write, type Call } from '#world/browser/web-page.tsx';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { eventually } from '#world/eventually.ts';
import { EntityList } from './entity-list.tsx';
import { listText } from './selection/list-file.ts';

const repair = (n: number, more = {}) => ({
  id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  version: 1,
  ref: `REP-${n}`,
  title: `Repair ${n}`,
  location: 'Kitchen',
  priority: 'routine',
  status: 'reported',
  names: {},
  is_deleted: false,
  ...more,
});

const Address = () => <output aria-label="Address">{decodeURIComponent(useLocation().search)}</output>;

function open(
  entity: Entity,
  rows: readonly object[],
  {
    rights = [`view_${entity.name}`],
    address = '/',
    reply = undefined as ((call: Call) => object | undefined) | undefined,
  } = {},
) {
  const { calls } = server((call) => {
    const own = reply?.(call);
    if (own) return { status: 200, body: own };
    return call.path.startsWith(`/api/${entity.path}/`) ? { status: 200, body: rows } : undefined;
  });
  show(
    <>
      <EntityList of={entity} fixed={{ home: 'h' }} pathTo={({ id }) => `/one?id=${id}`} />
      <Address />
    </>,
    { rights, address },
  );
  return calls;
}

const headings = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('the columns of a list are chosen and put in order, and stand in its address', async () => {
  const person = userEvent.setup();
  open(repairRecord, [repair(1)]);
  const usual = await headings();
  await person.click(screen.getByRole('button', { name: /Filter/ }));
  await person.click(screen.getByRole('checkbox', { name: 'Priority' }));
  expect(await headings()).toEqual(usual.filter((name) => name !== 'Priority'));
  await person.click(screen.getByRole('button', { name: 'Title earlier' }));
  expect((await headings())[0]).toBe('Title');
  expect(screen.getByLabelText('Address').textContent).toContain('columns=title,ref');
  await person.click(screen.getByRole('button', { name: 'The usual columns' }));
  expect(await headings()).toEqual(usual);
});

test('a list that is opened by an address searches, orders and shows as the sender saw it', async () => {
  const calls = open(repairRecord, [repair(1)], {
    address: '/?where=search%3Dtap%26priority%3Droutine&order=title&columns=title,status',
  });
  expect(await headings()).toEqual(['Title', 'Status']);
  const asked = calls.find(({ path }) => path.startsWith('/api/repair-record/'))?.path ?? '';
  for (const part of ['search=tap', 'priority=routine', 'ordering=title']) expect(asked).toContain(part);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tap');
});

test('the arrow keys go from line to line', async () => {
  open(repairRecord, [repair(1), repair(2), repair(3)]);
  const [first, second, third] = within(await screen.findByRole('table')).getAllByRole('link');
  first?.focus();
  fireEvent.keyDown(first ?? document.body, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second ?? document.body, { key: 'End' });
  expect(document.activeElement).toBe(third);
  fireEvent.keyDown(third ?? document.body, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(second);
});

test('chosen lines are taken out as a file once that is written down, and only by those who may', async () => {
  const person = userEvent.setup();
  const saved = vi.fn<(file: Blob) => string>(() => 'blob:list');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
  const calls = open(repairRecord, [repair(1), repair(2)], { rights: ['view_repair_record', 'export_records'] });
  await screen.findByRole('table');
  await person.click(screen.getByRole('button', { name: 'Choose lines' }));
  await person.click(screen.getByRole('checkbox', { name: /^Choose Repair 2/ }));
  expect(screen.getByText('1 chosen')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Save as a file' }));
  await eventually(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(calls).toContainEqual(expect.objectContaining({ path: '/api/repair-record/export/', body: { count: 1 } }));
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('checkbox', { name: /^Choose/ })).toBeNull();
});

test('without the right to take records out there is no file to save', async () => {
  const person = userEvent.setup();
  open(repairRecord, [repair(1)]);
  await screen.findByRole('table');
  await person.click(screen.getByRole('button', { name: 'Choose lines' }));
  expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

test('nothing that a spreadsheet opens from a list is a formula', () => {
  const text = listText({
    entity: repairRecord,
    columns: ['title', 'status'],
    rows: [repair(1, { title: '=HYPERLINK("x")' })],
    wording: () => ({ zone: 'Europe/London', nameOf: () => null }),
  });
  expect(text).toContain(`"'=HYPERLINK(""x"")",Reported`);
});

test('chosen lines are given to one person in one call, each with the version that was seen', async () => {
  const person = userEvent.setup();
  const due = (n: number) => ({
    id: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    version: n,
    due_at: '2026-07-01T08:30:00.000Z',
    status: 'scheduled',
    assigned_to: null,
    names: {},
    is_deleted: false,
  });
  const staff = { id: '01900000-0000-7000-8000-00000000aaaa', version: 1, first_name: 'Priya', last_name: 'Khan' };
  const calls = open(planScheduler, [due(1), due(2)], {
    rights: ['view_plan_scheduler', 'change_plan_scheduler', 'view_staff'],
    reply: ({ path, method }) =>
      path.startsWith('/api/staff') ? [staff] : method === 'POST' ? { changed: 2, refused: [] } : undefined,
  });
  await screen.findByRole('table');
  await person.click(screen.getByRole('button', { name: 'Choose lines' }));
  await person.click(screen.getByRole('checkbox', { name: 'Choose all lines shown' }));
  await person.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('combobox'), 'Priya');
  await person.click(await screen.findByRole('option', { name: /Priya Khan/ }));
  await person.click(dialog.getByRole('button', { name: 'Assign' }));
  await eventually(() =>
    expect(calls.filter(({ path }) => path.endsWith('/several/')).map(({ body }) => body)).toEqual([
      {
        records: [
          { id: due(1).id, version: 1 },
          { id: due(2).id, version: 2 },
        ],
        change: { assigned_to: staff.id },
      },
    ]),
  );
});

/** A screen near which lie only so many parts of a table. */
function seeOnly(parts: number): void {
  let watched = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: (entries: object[]) => void;
      constructor(report: (entries: object[]) => void) {
        this.#report = report;
      }
      observe(target: Element) {
        this.#report([
          { target, isIntersecting: watched++ < parts, boundingClientRect: target.getBoundingClientRect() },
        ]);
      }
      disconnect() {}
    },
  );
}

const lines = (count: number) => Array.from({ length: count }, (_, n) => repair(n));
const drawn = (table: HTMLElement) => table.querySelectorAll('a[data-row]').length;

test('of ten thousand lines only those near the screen are drawn', async () => {
  seeOnly(2);
  open(repairRecord, lines(10_000));
  const table = await screen.findByRole('table');
  await eventually(() => expect(drawn(table)).toBe(100));
  expect(table.getAttribute('aria-rowcount')).toBe('10001');
});

test('a long list goes to paper with all its lines', async () => {
  seeOnly(1);
  open(repairRecord, lines(120));
  const table = await screen.findByRole('table');
  await eventually(() => expect(drawn(table)).toBe(50));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawn(table)).toBe(120);
});

test('a view is saved under a name and opened again by it', async () => {
  const person = userEvent.setup();
  const views: object[] = [];
  const calls = open(repairRecord, [repair(1)], {
    address: '/?order=title',
    reply: ({ path, method }) => {
      if (!path.startsWith('/api/me/views/')) return undefined;
      if (method === 'POST') views.push({ id: '1', name: 'By title', query: 'order=title' });
      return method === 'POST' ? views[0] : views;
    },
  });
  await screen.findByRole('table');
  await person.click(screen.getByRole('button', { name: /Filter/ }));
  await person.click(screen.getByRole('button', { name: 'Keep this view' }));
  await write(within(await screen.findByRole('dialog')).getByRole('textbox', { name: /Name/ }), 'By title');
  await person.click(screen.getByRole('button', { name: 'Keep' }));
  expect((await screen.findByRole('link', { name: 'By title' })).getAttribute('href')).toContain('order=title');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'By title',
    entity: 'repair_record',
    query: 'order=title',
  });
});
