import { register } from '#domain/register.ts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import contract from '../../contract/calls.json' with { type: 'json' };
import { loaded } from './kit/state/collections.ts';
import { storable } from './kit/state/stored-record.ts';
import { rootReducer, type State } from './kit/state/store.ts';
import { slices } from './slices.ts';
import type { StartUpCall } from './kit/data/start-up.ts';
import { startUpCalls } from './start-up-calls.ts';

const reduce = rootReducer(slices);
const start = reduce(undefined, { type: 'start' });
const into: Record<string, string[]> = contract.into;

/** What a call does to the store when this is answered. */
async function actionsOf(call: StartUpCall | undefined, body: unknown): Promise<readonly UnknownAction[]> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
  const answer = await call?.ask({ quiet: true });
  if (!answer?.ok) throw new Error('The answer was not read.');
  return answer.body;
}
afterEach(() => vi.unstubAllGlobals());

const valueAt = (state: State, place: string): unknown => {
  const [slice = '', key = ''] = place.split('.');
  return Object.entries(state[slice] ?? {}).find(([name]) => name === key)?.[1];
};

test('the calls are the fourteen of the contract, in its order', () => {
  expect(startUpCalls.map(({ path }) => path)).toEqual(contract.startup);
});

test('only a failing list of homes ends the session', () => {
  expect(startUpCalls.filter(({ essential }) => essential).map(({ path }) => path)).toEqual(
    Object.keys(contract.startupFailure),
  );
});

test.each(contract.startup)('%s fills exactly the places the contract names', async (path) => {
  const call = startUpCalls.find((one) => one.path === path);
  const body = path === '/api/me' ? { id: 'ann', username: 'ann', permissions: ['view_note'] } : [{ id: 'one' }];
  const state = (await actionsOf(call, body)).reduce<State>((now, action) => reduce(now, action), start);
  const changed = Object.keys(state).flatMap((slice) =>
    Object.keys(state[slice] ?? {})
      .map((key) => `${slice}.${key}`)
      .filter((place) => valueAt(state, place) !== valueAt(start, place)),
  );
  expect(changed.toSorted()).toEqual(into[path]?.toSorted());
});

// A list never carries a restricted field; what is worked out for it may be restricted all the same.
test('no list keeps in the browser what only some may see', async () => {
  const row = {
    id: 'one',
    ...Object.fromEntries(register.flatMap(({ computed }) => Object.keys(computed)).map((name) => [name, 'seen'])),
  };
  const calls = startUpCalls.filter(({ path }) => path !== '/api/me');
  const answered = await Promise.all(calls.map((call) => actionsOf(call, [row])));
  const lists = answered.flat().filter(loaded.match);
  const leaking = lists.filter(({ payload: { entity, records } }) =>
    register.some(
      (one) =>
        one.name === entity &&
        records.some((record) => Object.keys(storable(one, record)).length < Object.keys(record).length),
    ),
  );
  expect(lists).toHaveLength(contract.startup.length - 1);
  expect(leaking.map(({ payload }) => payload.entity)).toEqual([]);
});
