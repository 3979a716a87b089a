import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import contract from '../../../../contract/state.json' with { type: 'json' };
import { collection, loaded } from './collections.ts';
import { persistActions, persistState, persisted, restoreTimeout } from './persist.ts';
import { locked, signedIn, signedOut } from './session.ts';
import { createStore } from './store.ts';
import { storageKey } from './stored-session.ts';
import { history } from './toasts.ts';

const slices = { thing: collection('thing', 'thing') };
const ann = { id: 'ann', username: 'ann', first_name: 'Ann', last_name: 'Reed' };
const start = {
  auth: { loggedin: false, token: null, user: null },
  house: { list: [], selected: null, residents: [] },
  thing: { list: [], selected: null },
};
const stored = (slice: Record<string, unknown>) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries({ ...start, ...slice }).map(([key, value]) => [key, JSON.stringify(value)])),
    _persist: '{"version":1,"rehydrated":true}',
  });

async function opened() {
  const made = createStore(slices);
  await made.persister.restored;
  made.persister.flush();
  return made;
}
const withoutMark = ({ _persist, ...state }: Record<string, unknown>) => state;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the place and the time are those of the contract', () => {
  expect(storageKey).toBe(contract.storage.key);
  expect(restoreTimeout).toBe(contract.storage.restoreTimeoutMs);
});

test('what was stored is restored, also when a slice has gained a key since', async () => {
  sessionStorage.setItem(
    storageKey,
    stored({ auth: { loggedin: true, token: 't', user: ann }, thing: { list: [{ id: '1' }] } }),
  );
  const { store } = await opened();
  expect(store.getState().auth.token).toBe('t');
  expect(store.getState()['thing']).toEqual({ list: [{ id: '1' }], selected: null });
});

test.each([
  ['cut short', stored({}).slice(0, 40)],
  ['not ours', '"hello"'],
  ['a list where an object belongs', stored({ thing: [] })],
  ['an object where a list belongs', stored({ thing: { list: {}, selected: null } })],
  ['a word where yes or no belongs', stored({ auth: { loggedin: 'yes', token: 't', user: null } })],
  ['over four million characters', stored({ thing: { list: [{ id: 'x'.repeat(4_000_000) }], selected: null } })],
])('stored state that is %s is discarded and the page starts clean', async (_, text) => {
  sessionStorage.setItem(storageKey, text);
  const { store } = await opened();
  expect(withoutMark(store.getState())).toEqual(start);
});

test('signing out removes the stored key in the same turn and leaves it removed', async () => {
  vi.useFakeTimers();
  const { store, persister } = await opened();
  store.dispatch(signedIn({ token: 't', user: ann }));
  store.dispatch(loaded('thing', [{ id: '1' }]));
  persister.flush();
  expect(sessionStorage.getItem(storageKey)).toContain('ann');
  persister.forgetting(() => store.dispatch(signedOut()));
  expect(sessionStorage.getItem(storageKey)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sessionStorage.getItem(storageKey)).toBeNull();
  expect(withoutMark(store.getState())).toEqual(start);
});

test('the next to sign in is stored again', async () => {
  const { store, persister } = await opened();
  persister.forgetting(() => store.dispatch(signedOut()));
  persister.resume();
  store.dispatch(signedIn({ token: 'next', user: ann }));
  persister.flush();
  expect(sessionStorage.getItem(storageKey)).toContain('next');
});

test('after a lock no record is left in the browser', async () => {
  const { store, persister } = await opened();
  store.dispatch(signedIn({ token: 't', user: ann }));
  store.dispatch(loaded('thing', [{ id: 'hale' }]));
  persister.flush();
  store.dispatch(locked());
  persister.flush();
  expect(sessionStorage.getItem(storageKey)).not.toContain('hale');
  expect(sessionStorage.getItem(storageKey)).toContain('"t');
});

test('a full storage is reported, and what it held before does not come back', async () => {
  const { store, persister } = await opened();
  store.dispatch(signedIn({ token: 't', user: ann }));
  store.dispatch(loaded('thing', [{ id: 'old' }]));
  persister.flush();
  store.dispatch(loaded('thing', [{ id: 'x'.repeat(4_000_000) }]));
  persister.flush();
  expect(history.get()[0]).toMatchObject({ tone: 'error', text: expect.stringContaining('short of space') });
  expect(sessionStorage.getItem(storageKey)).not.toContain('old');
  expect(sessionStorage.getItem(storageKey)).toContain('ann');
});

test('the page is held back by a slow storage, and given up on after five seconds', async () => {
  vi.useFakeTimers();
  const isHanging = {
    getItem: () => new Promise<null>(() => {}),
    setItem: async () => undefined,
    removeItem: async () => undefined,
  };
  const isSlow = { ...isHanging, getItem: () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 3000)) };
  const waited = async (storage: typeof isHanging): Promise<number> => {
    const began = Date.now();
    const { restored } = persistState(
      configureStore({
        reducer: persisted((state: RecordValues = {}) => state, storage),
        middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: persistActions } }),
      }),
    );
    const ended = restored.then(() => Date.now() - began);
    await vi.advanceTimersByTimeAsync(60_000);
    return ended;
  };
  expect(await waited(isSlow)).toBe(3000);
  expect(await waited(isHanging)).toBe(contract.storage.restoreTimeoutMs);
});
