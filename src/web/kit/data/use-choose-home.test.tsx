import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { pageStore, server } from '#world/browser/web-page.tsx';
import { homesLoaded } from '../state/chosen-home.ts';
import { signedIn } from '../state/session.ts';
import { publish } from './event-stream.ts';
import { followResidents } from './live-house.ts';
import { residentsPath, useChooseHome } from './use-choose-home.ts';

const oak = { id: 'oak', name: 'Oak House' };
const willow = { id: 'willow', name: 'Willow House' };

test('of two houses chosen quickly, the second stays chosen though the first answers later', async () => {
  server(({ path }) => (path.startsWith('/api/resident/') ? { status: 200, body: [] } : undefined));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ordinary = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === residentsPath(oak.id)) await released;
    return ordinary(path, init);
  });
  const store = pageStore();
  store.dispatch(
    signedIn({ token: 'a token', user: { id: 'ann', username: 'ann', first_name: 'Ann', last_name: '' } }),
  );
  const choose = renderHook(() => useChooseHome(), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const first = choose.result.current(oak);
  expect(await act(() => choose.result.current(willow))).toBe('chosen');
  release();
  expect(await act(() => first)).toBe('overtaken');
  expect(store.getState().house.selected?.name).toBe('Willow House');
});

test('who moves into a house, and what is set in it, while it is being chosen is there when it is', async () => {
  const [before, after] = [{ id: 'hale' }, { id: 'webb' }];
  const answers = [[before], [before, after]];
  server(({ path }) =>
    path.startsWith('/api/resident/')
      ? { status: 200, body: answers.length > 1 ? answers.shift() : answers[0] }
      : undefined,
  );
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ordinary = globalThis.fetch;
  let isHeld = true;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = await ordinary(path, init);
    if (isHeld && path === residentsPath(oak.id)) await released;
    return answer;
  });
  const store = pageStore();
  const stop = followResidents(store);
  const choose = renderHook(() => useChooseHome(), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  const choosing = choose.result.current(oak);
  publish(JSON.stringify({ entity: 'resident', id: 'webb', version: 1, home: oak.id, resident: 'webb' }));
  store.dispatch(homesLoaded([{ ...oak, time_zone: 'Europe/Dublin' }]));
  isHeld = false;
  release();
  expect(await act(() => choosing)).toBe('chosen');
  expect(store.getState().house.residents).toMatchObject([{ id: 'hale' }, { id: 'webb' }]);
  expect(store.getState().house.selected?.time_zone).toBe('Europe/Dublin');
  stop();
});
