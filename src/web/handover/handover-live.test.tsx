import type { HandoverSheet, SheetPage } from '#domain/handover/lines/sheet.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import { listen } from '../kit/data/event-stream.ts';
import HandoverScreen from './handover-screen.tsx';

const figures = {
  mood: null,
  sleep_hours: null,
  meals: null,
  fluid_total_ml: null,
  fluid_target_ml: null,
  fluid_limit_ml: null,
  bowels: null,
  personal_care_done: null,
  personal_care_declined: null,
  incidents: [],
  new_marks: [],
  flagged_notes: [],
  appointments: [],
  open_alerts: [],
};
const sbar = { situation: '', background: '', assessment: '', recommendation: '' };
const line = (words: string) =>
  ({
    part: 'changed',
    rank: 'deviation',
    mark: 'new',
    words,
    at: '2026-11-19T12:40:00Z',
    by: null,
    source: { entity: 'note', id: words },
  }) as const;
const page = (name: string, words?: string): SheetPage => ({
  id: `page ${name}`,
  version: 3,
  person: {
    id: name,
    first_name: name,
    last_name: 'Baker',
    preferred_name: null,
    room: '3',
    photo: null,
    status: 'current',
    expected_return_date: null,
  },
  priority: words ? 'watch' : 'routine',
  as_usual: !words,
  lines: words ? [line(words)] : [],
  remark: null,
  questions: [],
  acknowledged: [],
  sbar,
  figures,
  hash: null,
});
const sheetOf = (...pages: SheetPage[]): HandoverSheet => ({
  handover: {
    id: 'h1',
    version: 4,
    created_at: '2026-11-19T20:00:00Z',
    created_by: 'joy',
    updated_at: '2026-11-19T21:00:00Z',
    updated_by: 'joy',
    is_deleted: false,
    deleted_at: null,
    deleted_by: null,
    deletion_reason: null,
    warning_codes: [],
    home: roseHouse.id,
    handover_date: '2026-11-19',
    from_shift: 'late',
    to_shift: 'waking_night',
    status: 'draft',
    given_by: 'joy',
    received_by: [],
    staff_on_next_shift: [],
    addenda: [],
    names: {},
  },
  is_live: true,
  since: '2026-11-19T14:00:00Z',
  now: '2026-11-19T21:00:00Z',
  until: '2026-11-20T07:30:00Z',
  zone: 'Europe/London',
  pages,
  house: [],
  tasks: [],
  after: null,
  next_draft_at: null,
  late: [],
});

let answer: { status: number; body: unknown };
let stream: ReadableStreamDefaultController<Uint8Array>;
let leaving: AbortController;
let read: () => number;

beforeEach(() => {
  const { calls } = server(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/handover/')) return { status: 200, body: { id: 'h1' } };
    if (path.startsWith('/api/draft/')) return undefined;
    return path.includes('/sheet/') ? answer : { status: 200, body: [] };
  });
  read = () => calls.filter(({ path }) => path.includes('/sheet/')).length;
  const ordinary = globalThis.fetch;
  const events = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path === '/api/events/' ? Promise.resolve(new Response(events)) : ordinary(path, init),
  );
  leaving = new AbortController();
  void listen(leaving.signal);
});
afterEach(() => {
  vi.useRealTimers();
  leaving.abort();
  stream.close();
  cleanup();
});

const somebodyWrites = () =>
  stream.enqueue(
    new TextEncoder().encode(
      `id: 1\ndata: ${JSON.stringify({ entity: 'note', id: 'n', version: 1, home: roseHouse.id, resident: null })}\n\n`,
    ),
  );
const open = async (...pages: SheetPage[]) => {
  answer = { status: 200, body: sheetOf(...pages) };
  show(<HandoverScreen />, {
    rights: ['view_handover', 'view_handover_resident', 'remark_handover_resident'],
    address: '/handover',
  });
  await screen.findByRole('article', { name: 'Tom Baker' });
};
const names = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
const card = (name: string) => screen.getByRole('article', { name });

test('a house in which something is written every moment is read again all the same', async () => {
  await open(page('Tom', 'Slept badly.'));
  const before = read();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let moment = 0; moment < 6; moment += 1) {
    somebodyWrites();
    await act(() => vi.advanceTimersByTimeAsync(250));
  }
  expect(read()).toBeGreaterThan(before);
});

test('a remark that is being typed outlives a reading that failed', async () => {
  await open(page('Tom', 'Slept badly.'));
  await userEvent.click(within(card('Tom Baker')).getByRole('button', { name: 'Add remark' }));
  await write(within(card('Tom Baker')).getByRole('textbox'), 'Slippers with backs.');
  answer = { status: 503, body: {} };
  somebodyWrites();
  expect(await screen.findByText(/as it was last read/)).toBeDefined();
  expect(within(card('Tom Baker')).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Slippers with backs.');
});

test('while somebody writes, pages stay where they are; what came in waits to be asked for', async () => {
  await open(page('Tom', 'Slept badly.'), page('Ann'));
  await userEvent.click(within(card('Tom Baker')).getByRole('button', { name: 'Add remark' }));
  await userEvent.type(within(card('Tom Baker')).getByRole('textbox'), 'Slippers');
  answer = { status: 200, body: sheetOf(page('Ann', 'A fall in the lounge.'), page('Tom', 'Slept badly.')) };
  somebodyWrites();
  const more = await screen.findByRole('button', { name: '1 new' });
  expect(names()[0]).toBe('Tom Baker');
  await userEvent.click(more);
  await waitFor(() => expect(names()[0]).toBe('Ann Baker'));
  expect(within(card('Tom Baker')).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Slippers');
});

test('whoever looks further back keeps their place, and the remark they are typing', async () => {
  await open(page('Tom', 'Slept badly.'));
  await userEvent.click(within(card('Tom Baker')).getByRole('button', { name: 'Add remark' }));
  const box = within(card('Tom Baker')).getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(box, 'Slippers');
  const before = read();
  await userEvent.click(screen.getByLabelText('Last 24 hours'));
  await waitFor(() => expect(read()).toBeGreaterThan(before));
  expect(within(card('Tom Baker')).getByRole('textbox')).toBe(box);
  expect(document.activeElement).toBe(screen.getByLabelText('Last 24 hours'));
});
