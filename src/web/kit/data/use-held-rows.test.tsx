import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldRows } from './use-held-rows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const open = (...ids: string[]) =>
  renderHook(({ now, question }) => useHeldRows(now, question, true), {
    initialProps: { now: rows(...ids), question: 'all' },
  });
const shownIn = ({ result }: ReturnType<typeof open>) => result.current.shown.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  // Long after whatever hands did before.
  vi.advanceTimersByTime(24 * 3_600_000);
});
afterEach(() => {
  act(() => vi.advanceTimersByTime(5000));
  vi.useRealTimers();
});

const scrolls = () => act(() => void window.dispatchEvent(new Event('scroll')));

test('at the top and at rest, new rows come in by themselves', () => {
  const list = open('b', 'a');
  act(() => vi.advanceTimersByTime(2000));
  list.rerender({ now: rows('c', 'b', 'a'), question: 'all' });
  act(() => vi.advanceTimersByTime(250));
  expect(shownIn(list)).toEqual(['c', 'b', 'a']);
});

test('while a person scrolls, new rows wait and are counted, and come when asked for', () => {
  const list = open('b', 'a');
  scrolls();
  list.rerender({ now: rows('d', 'c', 'b', 'a'), question: 'all' });
  expect(shownIn(list)).toEqual(['b', 'a']);
  expect(list.result.current).toMatchObject({ waiting: 2, isMoving: true });
  act(() => list.result.current.show());
  expect(shownIn(list)).toEqual(['d', 'c', 'b', 'a']);
  expect(list.result.current.isMoving).toBe(false);
});

test('once the person has come to rest at the top, what waited comes in', () => {
  const list = open('b', 'a');
  scrolls();
  list.rerender({ now: rows('c', 'b', 'a'), question: 'all' });
  expect(shownIn(list)).toEqual(['b', 'a']);
  act(() => vi.advanceTimersByTime(2500));
  expect(shownIn(list)).toEqual(['c', 'b', 'a']);
});

test('another question is answered at once, whatever the hands do', () => {
  const list = open('b', 'a');
  scrolls();
  list.rerender({ now: rows('z'), question: 'important' });
  expect(shownIn(list)).toEqual(['z']);
});

test('a row that a person is done with goes at once, and nothing else moves', () => {
  const list = open('c', 'b', 'a');
  scrolls();
  act(() => list.result.current.letGo('b'));
  expect(shownIn(list)).toEqual(['c', 'b', 'a']);
  list.rerender({ now: rows('d', 'a'), question: 'all' });
  expect(shownIn(list)).toEqual(['c', 'a']);
});
