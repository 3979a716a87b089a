import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { pageStore, server } from '#world/browser/web-page.tsx';
import { signedIn } from '../state/session.ts';
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
