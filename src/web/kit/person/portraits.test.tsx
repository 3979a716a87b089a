import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPortraits, usePortrait } from './portraits.ts';

const revoked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => new Response(path));
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});
afterEach(() => {
  forgetPortraits();
  revoked.length = 0;
  vi.restoreAllMocks();
});

const seen = async (id: string) => {
  const { result, unmount } = renderHook(() => usePortrait(id));
  await waitFor(() => expect(result.current).not.toBeNull());
  unmount();
  return String(result.current);
};

test('a lock forgets every face but that of the person it waits for', async () => {
  const own = await seen('ann');
  const other = await seen('hale');
  forgetPortraits('ann');
  expect(revoked).toEqual([other]);
  expect(renderHook(() => usePortrait('ann')).result.current).toBe(own);
  expect(renderHook(() => usePortrait('hale')).result.current).toBeNull();
});

test('a sign-out forgets them all', async () => {
  const own = await seen('ann');
  forgetPortraits();
  expect(revoked).toEqual([own]);
});
