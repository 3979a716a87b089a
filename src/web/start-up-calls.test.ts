import { register } from '#domain/register.ts';
import { expect, test } from 'vitest';
import contract from '../../contract/calls.json' with { type: 'json' };
import { loaded } from './kit/state/collections.ts';
import { storable } from './kit/state/stored-record.ts';
import { rootReducer, type State } from './kit/state/store.ts';
import { slices } from './slices.ts';
import { startUpCalls } from './start-up-calls.ts';

const reduce = rootReducer(slices);
const start = reduce(undefined, { type: 'start' });
const into: Record<string, string[]> = contract.into;

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

test.each(contract.startup)('%s fills exactly the places the contract names', (path) => {
  const call = startUpCalls.find((one) => one.path === path);
  const body = path === '/api/me' ? { id: 'ann', permissions: ['view_note'] } : [{ id: 'one' }];
  const state = (call?.into(body as never) ?? []).reduce<State>((now, action) => reduce(now, action), start);
  const changed = Object.keys(state).flatMap((slice) =>
    Object.keys(state[slice] ?? {})
      .map((key) => `${slice}.${key}`)
      .filter((place) => valueAt(state, place) !== valueAt(start, place)),
  );
  expect(changed.toSorted()).toEqual(into[path]?.toSorted());
});

// A list never carries a restricted field; what is worked out for it may be restricted all the same.
test('no list keeps in the browser what only some may see', () => {
  const row = {
    id: 'one',
    ...Object.fromEntries(register.flatMap(({ computed }) => Object.keys(computed)).map((name) => [name, 'seen'])),
  };
  const lists = startUpCalls
    .filter(({ path }) => path !== '/api/me')
    .flatMap((call) => call.into([row] as never))
    .filter(loaded.match);
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
