import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slices } from '../../slices.ts';
import { connect } from '../api/api.ts';
import { homeChosen } from '../state/chosen-home.ts';
import { loaded, saved } from '../state/collections.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { loads } from '../data/load-state.ts';
import { sessionLife } from './session-life.tsx';
import { isRecords } from '../api/shapes.ts';
import { startUpCall, type StartUpCall } from '../data/start-up.ts';
import { createStore } from '../state/store.ts';
import type { Shared } from '../api/tabs.ts';
import { refusal } from '../state/refusal.ts';
import { showToast, shown } from '../state/toasts.ts';

const person = (id: string, name: string) => ({ id, username: name, first_name: name, last_name: '' });
const ann = person('1', 'ann');
const tom = person('2', 'tom');
const hale: StoredRecord = { id: 'hale', first_name: 'Arthur' };
const rose = { id: 'rose', name: 'Rose House' };
const calls: StartUpCall[] = [startUpCall('/api/resident', isRecords, (records) => [loaded('resident', records)])];

const fetched = vi.fn<typeof fetch>();
const broadcast = vi.fn<(is: Shared) => void>();
const leaving = vi.fn<(headers: Record<string, string>) => Promise<unknown>>();
/** Answers wait until they are let through. */
let through = Promise.withResolvers<void>();
const answering = (body: unknown) =>
  fetched.mockImplementation(async (path) => {
    if (path === '/api/events/') return new Response('', { status: 401 });
    await through.promise;
    return new Response(JSON.stringify(body), { status: 200 });
  });

let end = () => {};
function begin() {
  const created = createStore(slices);
  connect({ token: () => created.store.getState().auth.token, onLocked: () => {}, onEnded: () => {} });
  const life = sessionLife(created, { calls, openLock: () => {}, broadcast, leaving });
  end = life.forget;
  life.signIn('token of ann', ann);
  return {
    life,
    store: created.store,
    residents: () => created.store.getState()['resident'] as { list: StoredRecord[] },
  };
}
const settle = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  through = Promise.withResolvers<void>();
  leaving.mockResolvedValue(null);
  answering([hale]);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('what was asked for before a sign-out does not fill the emptied store', async () => {
  const { life, residents } = begin();
  life.signOut();
  through.resolve();
  await settle();
  expect(residents().list).toEqual([]);
});

test('what this browser does for somebody is put away as them, before the server receives the sign-out, and a failure holds nothing up', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const loggedOut = () => fetched.mock.calls.some(([path]) => path === '/api/logout/' || path === '/api/logout');
  const putAway = Promise.withResolvers<unknown>();
  leaving.mockReturnValue(putAway.promise);
  const { life } = begin();
  through.resolve();
  life.signOut();
  await settle();
  expect(leaving).toHaveBeenCalledWith({ Authorization: 'Token token of ann' });
  expect(loggedOut()).toBe(false);
  putAway.reject(new Error('The push service does not answer.'));
  await settle();
  expect(loggedOut()).toBe(true);
});

test('nor does it reach the person who signed in meanwhile', async () => {
  const { life, store } = begin();
  life.signOut();
  answering([]);
  life.signIn('token of tom', tom);
  through.resolve();
  await settle();
  expect(store.getState().auth.user).toEqual(tom);
  expect(store.getState()['resident']).toMatchObject({ list: [] });
});

test('locking empties the store at once, however long the server takes to answer', () => {
  const { life, store } = begin();
  store.dispatch(homeChosen({ home: rose, residents: [hale], isOther: false }));
  void life.lock();
  expect(store.getState().house).toMatchObject({ selected: rose, residents: [] });
});

test('what is still under way when the device locks does not fill the store, until it is unlocked', async () => {
  const { life, store, residents } = begin();
  void life.lock();
  through.resolve();
  await settle();
  store.dispatch(saved('resident', hale));
  expect(residents().list).toEqual([]);
  life.unlocked();
  await settle();
  expect(residents().list).toEqual([hale]);
});

test('what was emptied no longer counts as loaded, neither after locking nor after leaving', async () => {
  const { life } = begin();
  through.resolve();
  await settle();
  expect(loads.get()).toEqual({ '/api/resident': 'loaded' });
  void life.lock();
  expect(loads.get()).toEqual({});
  life.unlocked();
  await settle();
  life.signOut();
  expect(loads.get()).toEqual({});
});

test('whoever is signed out by force is told why, and finds nothing else that was said', () => {
  const { life, store } = begin();
  showToast('Saved.', 'good');
  life.signOutBecause(refusal(403, { detail: 'Your access has ended.' }));
  expect(store.getState().auth.loggedin).toBe(false);
  expect(shown.get().map(({ text }) => text)).toEqual(['Your access has ended.']);
});

test('where the server gave no reason, a forced sign-out is still explained', () => {
  const { life } = begin();
  life.signOutBecause(refusal(503, null));
  expect(shown.get().map(({ text }) => text)).toEqual([
    'Your houses could not be loaded, so you were signed out. What you typed is kept.',
  ]);
});

test('the other tabs are sent a lock, of its end and of a sign-out; one that only follows tells nobody and asks nothing of the server', async () => {
  const { life, store } = begin();
  expect(life.isOpen()).toBe(true);
  void life.lock();
  expect(life.isOpen()).toBe(false);
  life.unlocked();
  life.signOut();
  expect(broadcast.mock.calls.flat()).toEqual(['locked', 'unlocked', 'left']);
  await settle();
  life.signIn('token of ann', ann, rose);
  expect(store.getState()).toMatchObject({ auth: { token: 'token of ann' }, house: { selected: rose } });
  fetched.mockClear();
  life.forget();
  await settle();
  expect(store.getState().auth).toEqual({ loggedin: false, token: null, user: null });
  expect(sessionStorage.getItem('persist:root')).toBeNull();
  expect(broadcast).toHaveBeenCalledTimes(3);
  expect(fetched.mock.calls.map(([path]) => path)).not.toContain('/api/logout');
});

test('whoever looks as a colleague takes their other tabs along, and none of them answers back', () => {
  const { life, store } = begin();
  life.switchUser(tom);
  expect(store.getState().auth).toMatchObject({ token: 'token of ann', user: tom });
  expect(broadcast.mock.calls.filter(([is]) => is === 'became')).toHaveLength(1);
  broadcast.mockClear();
  life.followSwitchedUser(ann);
  expect(store.getState().auth.user).toEqual(ann);
  expect(broadcast).not.toHaveBeenCalledWith('became');
});
