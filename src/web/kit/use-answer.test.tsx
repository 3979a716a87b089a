import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { furnishBrowser, server } from '#world/web-page.tsx';
import { useAnswer } from './use-answer.ts';

let isDown = false;
beforeEach(() => {
  isDown = false;
  furnishBrowser();
  server(({ path }) => (isDown ? { status: 503, body: {} } : { status: 200, body: { from: path } }));
});
afterEach(() => vi.unstubAllGlobals());

const ask = async (path: string) => {
  const asked = renderHook(({ at }) => useAnswer<{ from: string }>(at), { initialProps: { at: path } });
  await waitFor(() => expect(asked.result.current.state).toBe('loaded'));
  isDown = true;
  return asked;
};
const failed = (asked: Awaited<ReturnType<typeof ask>>) => waitFor(() => expect(asked.result.current.state).toBe('failed'), { timeout: 8000 });

test('what could not be read again stays as it was last read', async () => {
  const asked = await ask('/api/home/1/board/');
  act(() => asked.result.current.reload());
  await failed(asked);
  expect(asked.result.current.body).toEqual({ from: '/api/home/1/board/' });
}, 10_000);

test('the answer to one question is never shown for another that failed', async () => {
  const asked = await ask('/api/home/1/board/');
  asked.rerender({ at: '/api/home/2/board/' });
  await failed(asked);
  expect(asked.result.current.body).toBeNull();
}, 10_000);
