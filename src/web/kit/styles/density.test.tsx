import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDensity, useAppliedDensity } from './density.ts';

const withPointer = (isFineAndWide: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isFineAndWide,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
const density = () => document.documentElement.dataset['density'];

test('fingers get the room they need, a mouse at a wide screen the closer sizes', () => {
  withPointer(false);
  renderHook(() => useAppliedDensity('nobody yet'));
  expect(density()).toBe('touch');
  withPointer(true);
  renderHook(() => useAppliedDensity('nobody yet'));
  expect(density()).toBe('desk');
});

test('a person’s own choice overrules the pointer, and is stored for them alone', () => {
  withPointer(true);
  const { result } = renderHook(() => useDensity('ann'));
  act(() => result.current[1]());
  expect(result.current[0]).toBe('touch');
  expect(renderHook(() => useDensity('ann')).result.current[0]).toBe('touch');
  expect(renderHook(() => useDensity('ben')).result.current[0]).toBe('desk');
});
