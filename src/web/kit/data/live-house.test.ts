import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageStore } from '#world/browser/web-page.tsx';
import { homeChosen } from '../state/chosen-home.ts';
import { publish } from './event-stream.ts';
import { followHome, followResidents } from './live-house.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { loads } from './load-state.ts';
import { residentsPath } from './use-choose-home.ts';

const rose = { id: 'rose', name: 'Rose House' };
const hale: StoredRecord = { id: 'hale', first_name: 'Arthur' };
const webb: StoredRecord = { id: 'webb', first_name: 'Dora' };
const fetched = vi.fn<typeof fetch>();
const living = (people: StoredRecord[], status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(people), { status }));
const about = (event: Partial<ChangeEvent>) =>
  publish(JSON.stringify({ entity: 'resident', id: webb.id, version: 1, home: rose.id, resident: webb.id, ...event }));

let stop = () => {};
async function follow() {
  const store = pageStore();
  store.dispatch(homeChosen({ home: rose, residents: [hale], isOther: false }));
  stop = followResidents(store);
  await vi.advanceTimersByTimeAsync(0);
  return () => store.getState().house.residents;
}
const awhile = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  living([hale]);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('whoever moves in on another device is among the residents a moment later', async () => {
  const residents = await follow();
  living([hale, webb]);
  about({});
  about({ version: 2 });
  await awhile();
  expect(residents()).toEqual([hale, webb]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('whoever moved to another house is no longer among them', async () => {
  const residents = await follow();
  living([]);
  about({ id: hale.id, home: 'oak' });
  await awhile();
  expect(residents()).toEqual([]);
});

test('a change in another house, or of something else, is no reason to look', async () => {
  await follow();
  about({ home: 'oak' });
  about({ entity: 'note' });
  await awhile();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('residents who could not be read stay, marked as not loaded, and asked for again', async () => {
  living([], 503);
  const residents = await follow();
  expect(residents()).toEqual([hale]);
  expect(loads.get()[residentsPath(rose.id)]).toBe('failed');
  living([hale, webb]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(residents()).toEqual([hale, webb]);
});

test('when the session is over nothing is asked any more', async () => {
  await follow();
  stop();
  about({});
  await awhile();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what was set in the chosen house, on whatever device, holds a moment later', async () => {
  const store = pageStore();
  store.dispatch(homeChosen({ home: { ...rose, settings: { cup_sizes_ml: ['200'] } }, residents: [], isOther: false }));
  stop = followHome(store);
  fetched.mockImplementation(
    async () => new Response(JSON.stringify([{ ...rose, settings: { cup_sizes_ml: ['150'] } }])),
  );
  about({ entity: 'note' });
  await awhile();
  expect(fetched).not.toHaveBeenCalled();
  about({ entity: 'home', id: rose.id });
  await awhile();
  expect(store.getState().house.selected?.['settings']).toEqual({ cup_sizes_ml: ['150'] });
});

test('a house that is new, or was renamed, stands among those to choose from a moment later', async () => {
  const store = pageStore();
  store.dispatch(homeChosen({ home: rose, residents: [], isOther: false }));
  stop = followHome(store);
  fetched.mockImplementation(async () => new Response(JSON.stringify([rose, { id: 'oak', name: 'Oak House' }])));
  about({ entity: 'home', id: 'oak', home: 'oak' });
  await awhile();
  expect(store.getState().house.list).toMatchObject([{ name: 'Rose House' }, { name: 'Oak House' }]);
});

test('what was set in the chosen house while nothing could be received is read once it can', async () => {
  const store = pageStore();
  store.dispatch(homeChosen({ home: rose, residents: [], isOther: false }));
  stop = followHome(store);
  fetched.mockImplementation(async () => new Response(JSON.stringify([{ ...rose, time_zone: 'Europe/Dublin' }])));
  publish('an event that cannot be read');
  await awhile();
  expect(store.getState().house.selected?.['time_zone']).toBe('Europe/Dublin');
});

test('where no house is chosen none is asked for', async () => {
  stop = followHome(pageStore());
  publish('an event that cannot be read');
  await awhile();
  expect(fetched).not.toHaveBeenCalled();
});
