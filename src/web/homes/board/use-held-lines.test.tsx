import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldLines } from './use-held-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const steady = (first: readonly string[]) =>
  renderHook(({ lines }) => useHeldLines(lines), { initialProps: { lines: first } });

test('a line stays under the finger that is about to press it, and then the list catches up', () => {
  const { result, rerender } = steady(['Fluids']);
  act(() => result.current.holding.onPointerDown());
  rerender({ lines: ['Fall', 'Fluids'] });
  expect(result.current.shown).toEqual(['Fluids']);
  act(() => vi.advanceTimersByTime(3000));
  expect(result.current.shown).toEqual(['Fall', 'Fluids']);
});

test('where nothing is shown there is nothing to keep still, wherever the pointer rests', () => {
  const { result, rerender } = steady([]);
  act(() => result.current.holding.onPointerMove());
  rerender({ lines: ['Fall'] });
  expect(result.current.shown).toEqual(['Fall']);
});
