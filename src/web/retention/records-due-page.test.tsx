import type { Disposal, DisposalInFull, DueGroup, DuePage } from '#domain/retention/disposal.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show, write } from '#world/browser/web-page.tsx';
import { DisposalPage } from './disposal-page.tsx';
import { RecordsDuePage } from './records-due-page.tsx';

const home = { id: 'rose', name: 'Rose House' };
const back = { to: '/house-overview', label: 'House overview' };
const mayAll = ['view_legal_hold', 'add_legal_hold'];

const ida: DueGroup = {
  key: '2025-12-01_care_ida',
  clock: 'care',
  subject: { entity: 'resident', id: 'ida', name: 'Ida Moss' },
  due_on: '2025-12-01',
  kinds: [
    { entity: 'note', count: 1412 },
    { entity: 'resident', count: 1 },
  ],
  must_go_by: null,
  needed_by: [],
  held: null,
  held_records: 0,
  waiting: null,
};
const page = (groups: readonly DueGroup[], next: string | null = null): DuePage => ({
  today: '2026-03-01',
  groups,
  next,
});

const waiting: Disposal = {
  id: 'd1',
  home: 'rose',
  ground: 'retention',
  clock: 'care',
  subject: ida.subject,
  until: '2026-03-01',
  court: null,
  order_reference: null,
  ordered_on: null,
  records: null,
  asked_at: '2026-03-01T09:00:00Z',
  runs_out_at: '2026-03-15T09:00:00Z',
  asked_by: { id: 'mo', name: 'Mo Day' },
  reason: 'Eight years have passed',
  state: 'waiting',
  decided_at: null,
  decided_by: null,
  decision: null,
  seconds: [{ id: 'su', name: 'Sue Ash' }],
  may: { decide: true, withdraw: false },
};
const inFull: DisposalInFull = {
  ...waiting,
  kinds: ida.kinds,
  listed: [
    { entity: 'note', record: '01990000-0000-7000-8000-0000000000aa', dated: '2017-05-04', versions: 2, digest: null },
  ],
  next: null,
  mark: 'abc',
  obstacle: null,
  signature: null,
};

function open(due: (path: string) => DuePage, disposals: readonly Disposal[] = [], holds: readonly object[] = []) {
  const { calls } = server(({ path, method }) => {
    if (path.includes('/records-due/')) return { status: 200, body: due(path) };
    if (path.startsWith('/api/disposal/'))
      return method === 'POST' ? { status: 201, body: waiting } : { status: 200, body: { disposals, next: null } };
    if (path === '/api/legal-hold/' && method === 'POST') return { status: 201, body: { id: 'h3', version: 1 } };
    return { status: 200, body: path.startsWith('/api/legal-hold/') ? holds : [] };
  });
  return calls;
}

test('what is due is listed by kind and person with its clock, and proposed with a reason', async () => {
  const calls = open(() => page([ida]));
  show(<RecordsDuePage home={home} back={back} />, { rights: mayAll });
  const panel = within(await screen.findByRole('region', { name: 'What is due' }));
  expect(await panel.findByRole('heading', { name: 'Care record, Ida Moss' })).toBeDefined();
  expect(panel.getByText(/1,412 notes, 1 resident. Due since 1 Dec 2025/)).toBeDefined();
  expect(panel.getByText(/8 years after leaving or death/)).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Propose disposal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose that 1,413 records go for good?' }));
  await write(dialog.getByLabelText(/Why/), 'Eight years have passed');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    home: 'rose',
    ground: 'retention',
    clock: 'care',
    subject: { entity: 'resident', id: 'ida' },
    reason: 'Eight years have passed',
  });
});

test('copies that have time left stand under a heading that is true of them, with the day by which they must be gone', async () => {
  open(() => page([{ ...ida, subject: null, clock: 'dbs_copy', must_go_by: '2026-06-30' }]));
  show(<RecordsDuePage home={home} back={back} />, { rights: mayAll });
  const panel = within(await screen.findByRole('region', { name: 'What is due' }));
  expect(await panel.findByText(/must be gone by 30 June? 2026/)).toBeDefined();
  expect(screen.queryByText(/Time is over/)).toBeNull();
});

test('a hold is added at the top of the page, where nothing that comes late moves the way to it', async () => {
  open(() => page([ida]));
  show(<RecordsDuePage home={home} back={back} />, { rights: mayAll });
  const add = await screen.findByRole('link', { name: 'Add hold' });
  const due = screen.getByRole('region', { name: 'What is due' });
  expect(add.compareDocumentPosition(due)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what is held, still named or waiting cannot be proposed, and says why', async () => {
  open(
    () =>
      page([
        { ...ida, held: { hold: 'h1', reason: 'Inquest, reference 44/26.', until: null } },
        {
          ...ida,
          key: 'b',
          subject: { entity: 'resident', id: 'tom', name: 'Tom Reed' },
          needed_by: [{ entity: 'incident', count: 2 }],
        },
        { ...ida, key: 'c', subject: null, clock: 'rota', held_records: 1, waiting: 'd1' },
      ]),
    [waiting],
    [
      {
        id: 'h1',
        version: 1,
        home: 'rose',
        holds: 'resident',
        resident: 'ida',
        staff: null,
        record: null,
        reason: 'Inquest.',
        review_on: '2026-09-01',
        status: 'held',
        names: { resident: 'Ida Moss' },
      },
    ],
  );
  show(<RecordsDuePage home={home} back={back} />, { rights: mayAll });
  expect(await screen.findByText('Held: Inquest, reference 44/26.')).toBeDefined();
  expect(screen.getByText('Still named by 2 incidents, which are kept longer.')).toBeDefined();
  expect(screen.getByText(/One record is held and stays/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look at what goes' }).getAttribute('href')).toContain('disposal=d1');
  expect(screen.queryByRole('button', { name: 'Propose disposal' })).toBeNull();
  const waits = within(await screen.findByRole('region', { name: /Wait for a second person/ }));
  expect(waits.getByText(/Mo Day proposed it/)).toBeDefined();
  const held = within(screen.getByRole('region', { name: /^Held/ }));
  expect(await held.findByText(/Inquest. Looked at again on 1 Sept?/)).toBeDefined();
});

test('a period is made longer from the list, and one that is says until when', async () => {
  const until = { hold: 'h2', reason: 'Her daughter asked.', until: '2030-03-01' };
  const calls = open(() => page([ida, { ...ida, key: 'b', held: until }]));
  show(<RecordsDuePage home={home} back={back} />, { rights: mayAll });
  expect(await screen.findByText('Kept until 1 Mar 2030: Her daughter asked.')).toBeDefined();
  expect(screen.getByText('Kept longer')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Look at the longer period' }).getAttribute('href')).toContain('id=h2');
  await userEvent.click(screen.getByRole('button', { name: 'Keep longer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep it longer?' }));
  await userEvent.type(dialog.getByLabelText(/^Until/), '1 March 2030');
  await write(dialog.getByLabelText(/Reason/), 'Her son asked');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep longer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/legal-hold/',
    body: { home: 'rose', holds: 'resident', resident: 'ida', ends_by_itself: true, reason: 'Her son asked' },
  });
});

test('what is kept at most so long says by when it must be gone, and when that day has passed', async () => {
  const copies: DueGroup = {
    ...ida,
    clock: 'dbs_copy',
    subject: null,
    kinds: [{ entity: 'attachment', count: 2 }],
    due_on: '2025-08-15',
    must_go_by: '2026-02-15',
  };
  open(() => page([copies]));
  show(<RecordsDuePage home={home} back={back} />, { rights: mayAll });
  expect(
    await screen.findByText(/2 files. The oldest is from 15 Aug 2025 and must be gone by 15 Feb 2026/),
  ).toBeDefined();
  expect(screen.getByText('Should be gone')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Keep longer' })).toBeNull();
});

test('the next page is asked for where the last one ended', async () => {
  const calls = open((path) =>
    path.includes('after=')
      ? page([{ ...ida, key: 'z', subject: { entity: 'resident', id: 'zoe', name: 'Zoe Last' } }])
      : page([ida], ida.key),
  );
  show(<RecordsDuePage home={home} back={back} />, { rights: mayAll });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('heading', { name: 'Care record, Zoe Last' })).toBeDefined();
  expect(calls.some(({ path }) => path.endsWith(`after=${ida.key}`))).toBe(true);
});

test('that it could not be loaded is not said as that nothing is due', async () => {
  server(({ path }) => (path.includes('/records-due/') ? { status: 500, body: {} } : { status: 200, body: [] }));
  show(<RecordsDuePage home={home} back={back} />, { rights: mayAll });
  expect(await screen.findByText('What is due could not be loaded')).toBeDefined();
});

test('whoever may not look at what is due is told who can', async () => {
  const { calls } = server(() => ({ status: 200, body: [] }));
  show(<RecordsDuePage home={home} back={back} />, { rights: [] });
  expect(await screen.findByText('You do not have the right to see this')).toBeDefined();
  expect(calls.some(({ path }) => path.includes('/records-due/'))).toBe(false);
});

test('the second person sees exactly what goes, and sends back what they saw', async () => {
  const { calls } = server(({ method }) => ({
    status: 200,
    body: method === 'POST' ? { ...waiting, state: 'confirmed' } : inFull,
  }));
  show(<DisposalPage id="d1" />, { rights: mayAll });
  expect(await screen.findByText(/Mo Day proposed it .*Eight years have passed/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Care record, Ida Moss' })).toBeDefined();
  expect(screen.getByText(/4 May 2017/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm disposal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let these records go for good?' }));
  expect(dialog.getByText(/destroyed and cannot be brought back/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm disposal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/disposal/d1/confirm/',
    body: { mark: 'abc' },
  });
});

test('what keeps a disposal is said instead of a button that would be refused', async () => {
  server(() => ({ status: 200, body: { ...inFull, obstacle: 'It is held: A claim. Lift the hold first.' } }));
  show(<DisposalPage id="d1" />, { rights: mayAll });
  expect(await screen.findByText('It is held: A claim. Lift the hold first.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm disposal' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeDefined();
});

test('the certificate names the order, both people, what went and its hashes', async () => {
  const gone: DisposalInFull = {
    ...inFull,
    ground: 'court_order',
    clock: null,
    subject: { entity: 'note', id: 'n1', name: null },
    court: 'Leeds County Court',
    order_reference: 'K01LS442',
    ordered_on: '2026-02-20',
    state: 'confirmed',
    records: 1,
    kinds: [{ entity: 'note', count: 1 }],
    decided_at: '2026-03-02T10:00:00Z',
    decided_by: { id: 'su', name: 'Sue Ash' },
    listed: [{ ...inFull.listed[0], digest: 'f'.repeat(64) } as DisposalInFull['listed'][number]],
    signature: 'a'.repeat(32),
    may: { decide: false, withdraw: false },
  };
  server(() => ({ status: 200, body: gone }));
  show(<DisposalPage id="d1" />, { rights: mayAll });
  expect(await screen.findByText(/Leeds County Court, K01LS442/)).toBeDefined();
  expect(screen.getByText(/Sue Ash/)).toBeDefined();
  expect(screen.getByText('f'.repeat(64))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print the certificate' })).toBeDefined();
});
