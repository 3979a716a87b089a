import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersRead, server } from '#world/browser/web-page.tsx';
import { useFile, useThumbnail } from './use-file.ts';

const freed: string[] = [];
let made = 0;
beforeEach(() => {
  made = 0;
  freed.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${(made += 1)}`,
      revokeObjectURL: (address: string) => void freed.push(address),
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

let status = 200;
const answering = (first: number) => {
  status = first;
  return server(() => ({ status, body: 'a picture' }));
};
const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('a file is shown from memory, which is free again once nobody sees it', async () => {
  const { calls } = answering(200);
  const { result, unmount } = renderHook(() => useFile('f', 2));
  expect(result.current).toMatchObject({ state: 'loading', address: null });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'loaded', address: 'blob:1' }));
  expect(calls.map(({ path }) => path)).toEqual(['/api/attachment/f/download/?file_version=2']);
  unmount();
  expect(freed).toEqual(['blob:1']);
});

test.each([
  [403, 'refused'],
  [404, 'missing'],
  [503, 'failed'],
  [0, 'failed'],
] as const)('an answer of %s is told apart: %s', async (first, state) => {
  answering(first);
  const { result } = renderHook(() => useFile('f'));
  await waitFor(() => expect(result.current.state).toBe(state));
  expect(result.current).toMatchObject({ blob: null, address: null });
});

test.each([
  ['file', useFile],
  ['small picture', useThumbnail],
] as const)('a %s that did not come is there as soon as the network is back', async (_, use) => {
  answering(0);
  const { result } = renderHook(() => use('f'));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  status = 200;
  backOnline();
  await waitFor(() => expect(result.current.state).toBe('loaded'));
});

test('what nobody waits for any more is given up, and asked for no further', async () => {
  const { calls } = answering(0);
  const ordinary = globalThis.fetch;
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.signal) signals.push(init.signal);
    return signals.length === 1 ? new Promise(() => {}) : ordinary(path, init);
  });
  const { rerender, unmount } = renderHook(({ id }) => useFile(id), { initialProps: { id: 'slow' } });
  rerender({ id: 'next' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await answersRead();
  unmount();
  const asked = calls.length;
  backOnline();
  expect(calls).toHaveLength(asked);
});
