import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftsBelongTo, dropDraft, saveDraft, readDraft, sendDraftsNow, settleDrafts } from './drafts.ts';
import { history } from '../state/toasts.ts';

const fetched = vi.fn<typeof fetch>();
const key = { form: 'thing', resident: 'hale' };
/** The page remembers for as long as it lives that the server had none of it. */
const lookedFor = { form: 'looked-for', resident: 'hale' };
const draft = (text: string) => ({ values: { text }, id: '1', version: null });
const puts = () => fetched.mock.calls.filter(([, init]) => init?.method === 'PUT');
const copies = () => Object.keys(sessionStorage);
const serverIs = (status: number, body: unknown = {}) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  draftsBelongTo('ann');
  serverIs(200);
});
afterEach(async () => {
  for (const one of [key, lookedFor]) await dropDraft(one);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the server has the draft within two seconds of the last key, and once', async () => {
  saveDraft(key, draft('He slept'));
  await vi.advanceTimersByTimeAsync(1000);
  saveDraft(key, draft('He slept well'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(puts()).toHaveLength(1);
  expect(puts()[0]?.[0]).toBe('/api/draft/thing/?resident=hale');
  expect(puts()[0]?.[1]?.body).toContain('He slept well');
});

test('the tab has a copy at once, under a key that names its author', () => {
  saveDraft(key, draft('He slept'));
  expect(copies()).toEqual(['draft:ann:thing:hale:']);
});

test('before a lock or a sign-out the copy goes, once the server has it', async () => {
  saveDraft(key, draft('He slept'));
  await settleDrafts();
  expect(puts()).toHaveLength(1);
  expect(copies()).toEqual([]);
});

test('a copy the server could not take stays, and only its author finds it again', async () => {
  serverIs(503);
  saveDraft(key, draft('He slept'));
  await settleDrafts();
  expect(await readDraft(key)).toMatchObject(draft('He slept'));
  draftsBelongTo('tom');
  expect(await readDraft(key)).toBeUndefined();
  draftsBelongTo('ann');
});

test('a draft the server could not take from one person is never sent for the next', async () => {
  serverIs(503);
  saveDraft(key, draft('Ann wrote this'));
  await settleDrafts();
  draftsBelongTo('tom');
  serverIs(200);
  fetched.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  sendDraftsNow();
  expect(puts()).toEqual([]);
  draftsBelongTo('ann');
  expect(await readDraft(key)).toMatchObject(draft('Ann wrote this'));
});

test('nor is one whose answer comes when the next person is there', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockImplementation(() => promise);
  saveDraft(key, draft('Ann wrote this'));
  const settled = settleDrafts();
  draftsBelongTo('tom');
  resolve(new Response('{}', { status: 503 }));
  await settled;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(puts()).toHaveLength(1);
  draftsBelongTo('ann');
});

test('a copy from before a reload that never reached the server outlives a lock', async () => {
  sessionStorage.setItem('draft:ann:thing:hale:', JSON.stringify(draft('He slept')));
  await settleDrafts();
  expect(copies()).toEqual(['draft:ann:thing:hale:']);
});

test('what did not reach the server before a lock is sent when its author is back', async () => {
  serverIs(401);
  saveDraft(key, draft('He slept'));
  await settleDrafts();
  serverIs(200);
  draftsBelongTo('ann');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(puts()).toHaveLength(2);
  expect(puts()[1]?.[0]).toBe('/api/draft/thing/?resident=hale');
  expect(puts()[1]?.[1]?.body).toBe(JSON.stringify(draft('He slept')));
});

test('a draft that is dropped is dropped also when the tab closes in that moment', () => {
  saveDraft(key, draft('He slept'));
  void dropDraft(key);
  expect(copies()).toEqual([]);
  expect(fetched.mock.calls.at(-1)?.[1]).toMatchObject({ method: 'DELETE', keepalive: true });
});

test('a draft that is dropped while it is being sent is dropped again once it has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockImplementation((_, init) => (init?.method === 'PUT' ? promise : Promise.resolve(new Response('{}'))));
  saveDraft(key, draft('He slept'));
  await vi.advanceTimersByTimeAsync(2000);
  await dropDraft(key);
  resolve(new Response('{}', { status: 200 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls.map(([, init]) => init?.method)).toEqual(['PUT', 'DELETE', 'DELETE']);
});

test('what is typed after that is not dropped with it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockImplementation((_, init) => (init?.method === 'PUT' ? promise : Promise.resolve(new Response('{}'))));
  saveDraft(key, draft('He slept'));
  await vi.advanceTimersByTimeAsync(2000);
  await dropDraft(key);
  saveDraft(key, draft('He woke'));
  resolve(new Response('{}', { status: 200 }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetched.mock.calls.map(([, init]) => init?.method)).toEqual(['PUT', 'DELETE', 'PUT']);
});

test('a draft that could not be sent is sent again', async () => {
  serverIs(503);
  saveDraft(key, draft('He slept'));
  await vi.advanceTimersByTimeAsync(2000);
  serverIs(200);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(puts()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(puts()).toHaveLength(2);
});

test('a device without space says so, and the draft still goes to the server', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveDraft(key, draft('He slept'));
  expect(history.get()[0]?.text).toContain('short of space');
  await vi.advanceTimersByTimeAsync(2000);
  expect(puts()).toHaveLength(1);
  vi.restoreAllMocks();
});

test.each([400, 401, 413])('a draft refused with %i is sent again only when something is typed', async (status) => {
  serverIs(status);
  saveDraft(key, draft('He slept'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(puts()).toHaveLength(1);
  saveDraft(key, draft('He slept well'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(puts()).toHaveLength(2);
});

test('what only this tab has is restored, however slow the clock of the device', async () => {
  vi.setSystemTime('2026-03-01T10:00:00Z');
  saveDraft(key, draft('newer, in this tab'));
  serverIs(200, { ...draft('older, at the server'), saved_at: '2026-03-01T10:05:00Z' });
  expect(await readDraft(key)).toMatchObject(draft('newer, in this tab'));
});

test('what the server has had is restored as the server has it, and not at all once it is saved or thrown away elsewhere', async () => {
  saveDraft(lookedFor, draft('from this tab'));
  await vi.advanceTimersByTimeAsync(2000);
  serverIs(200, draft('gone on with at the tablet'));
  expect(await readDraft(lookedFor)).toMatchObject(draft('gone on with at the tablet'));
  serverIs(200, null);
  expect(await readDraft(lookedFor)).toBeNull();
  serverIs(503);
  expect(await readDraft(lookedFor)).toMatchObject(draft('from this tab'));
});

test('a draft nobody could ask for is not taken for none', async () => {
  serverIs(503);
  expect(await readDraft(lookedFor)).toBeUndefined();
  serverIs(200, null);
  expect(await readDraft(lookedFor)).toBeNull();
});

test('a draft that never left this tab costs no call to be dropped; one that did is taken back', async () => {
  serverIs(200, null);
  await readDraft(lookedFor);
  saveDraft(lookedFor, draft('He slept'));
  fetched.mockClear();
  await dropDraft(lookedFor);
  expect(fetched).not.toHaveBeenCalled();
  saveDraft(lookedFor, draft('He slept'));
  await vi.advanceTimersByTimeAsync(2000);
  await dropDraft(lookedFor);
  expect(fetched.mock.calls.map(([, init]) => init?.method)).toEqual(['PUT', 'DELETE']);
});
