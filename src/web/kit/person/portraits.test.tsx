import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answersRead } from '#world/browser/web-page.tsx';
import { forgetPortraits, usePortrait } from './portraits.ts';

const asked: string[][] = [];
let reply: (ids: readonly string[]) => Response;

beforeEach(() => {
  asked.length = 0;
  reply = (ids) => Response.json(Object.fromEntries(ids.map((id) => [id, `face-of-${id}`])));
  vi.stubGlobal('fetch', async (path: string) => {
    const ids = (new URL(path, 'http://hearth.test').searchParams.get('ids') ?? '').split(',');
    asked.push(ids);
    return reply(ids);
  });
});

const seen = async (id: string) => {
  const { result, unmount } = renderHook(() => usePortrait(id));
  await waitFor(() => expect(result.current).not.toBeNull());
  unmount();
  return String(result.current);
};
const now = (id: string) => renderHook(() => usePortrait(id)).result.current;

test('the faces of a page come in one answer, each asked for once', async () => {
  await Promise.all([seen('ann'), seen('hale'), seen('ann')]);
  expect(asked).toEqual([['ann', 'hale']]);
  expect(await seen('hale')).toBe('data:image/webp;base64,face-of-hale');
  expect(asked).toHaveLength(1);
});

test('a house of more than fifty asks in parts that the server answers', async () => {
  const everybody = Array.from({ length: 60 }, (_, i) => `p${i}`);
  await Promise.all(everybody.map(seen));
  expect(asked.map(({ length }) => length)).toEqual([50, 10]);
});

test('a face that did not come is asked for when its person is shown again', async () => {
  reply = () => new Response(null, { status: 502 });
  const { result, unmount } = renderHook(() => usePortrait('ann'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(result.current).toBeNull();
  unmount();
  reply = () => Response.json({ ann: 'ann-at-last' });
  expect(await seen('ann')).toBe('data:image/webp;base64,ann-at-last');
});

test('a face that did not come is there once the network is back, while its person is in sight', async () => {
  reply = () => new Response(null, { status: 502 });
  const { result } = renderHook(() => usePortrait('ann'));
  await waitFor(() => expect(asked).toHaveLength(1));
  reply = () => Response.json({ ann: 'ann-at-last' });
  await answersRead();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toBe('data:image/webp;base64,ann-at-last'));
});

test('whoever has no picture is not asked for again while in sight', async () => {
  reply = () => Response.json({});
  const { result } = renderHook(() => usePortrait('ann'));
  await waitFor(() => expect(asked).toHaveLength(1));
  await answersRead();
  act(() => void window.dispatchEvent(new Event('online')));
  await answersRead();
  expect(result.current).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a lock forgets every face but that of the person it waits for', async () => {
  const own = await seen('ann');
  await seen('hale');
  forgetPortraits('ann');
  expect(now('ann')).toBe(own);
  expect(now('hale')).toBeNull();
  await waitFor(() => expect(asked).toEqual([['ann'], ['hale'], ['hale']]));
});

test('a sign-out forgets them all', async () => {
  await seen('ann');
  forgetPortraits();
  expect(now('ann')).toBeNull();
  await waitFor(() => expect(asked).toEqual([['ann'], ['ann']]));
});
