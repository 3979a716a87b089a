import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mark, useLoad } from './load-state.ts';

test('who asks about one path is drawn again with it, and with no other', () => {
  let draws = 0;
  const { result } = renderHook(() => {
    draws += 1;
    return useLoad('/api/homes/');
  });
  act(() => mark('/api/staff', 'loaded'));
  expect(draws).toBe(1);
  act(() => mark('/api/homes/', 'failed'));
  expect(result.current).toBe('failed');
});
