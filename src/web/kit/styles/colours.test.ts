import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useColours } from './colours.ts';

const shownTo = (userId: string | null) => renderHook(() => useColours(userId)).result;

test('colours chosen at sign-in stay for a person who has not chosen yet', () => {
  const signedOut = shownTo(null);
  act(() => signedOut.current[1]());
  expect(shownTo('ann').current[0]).toBe('dark');
});

test('a person’s own choice outlasts what the next one chooses', () => {
  const ann = shownTo('ann');
  act(() => ann.current[1]());
  const joy = shownTo('joy');
  act(() => joy.current[1]());
  expect(joy.current[0]).toBe('light');
  expect(shownTo('ann').current[0]).toBe('dark');
});
