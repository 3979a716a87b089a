import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { actedAgain, makeRoomFor, showToast } from '../../state/toasts.ts';
import { Toaster } from './toast.tsx';

const cards = () => within(screen.getByRole('region', { name: 'New messages' })).queryAllByRole('alert');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const sayAll = (...messages: readonly string[]) => act(() => messages.forEach((text) => showToast(text, 'error')));
const words = (card: HTMLElement | undefined) => card?.querySelector('p')?.textContent;
const close = (card: HTMLElement | undefined) => {
  if (!card) throw new Error('There is no message.');
  fireEvent.click(within(card).getByRole('button', { name: 'Close message' }));
  pass(1000);
};

beforeEach(() => {
  vi.useFakeTimers();
  show(<Toaster timeOf={() => '09:00'} />);
});
afterEach(() => {
  makeRoomFor(4);
  vi.useRealTimers();
});

test('a message under a pointer or with the focus in it waits, and goes a second after', () => {
  sayAll('Page not found');
  const [card] = cards();
  if (!card) throw new Error('There is no message.');
  for (const [come, go] of [
    [fireEvent.pointerEnter, fireEvent.pointerLeave],
    [fireEvent.focus, fireEvent.blur],
  ] as const) {
    come(card);
    pass(20_000);
    expect(cards()).toHaveLength(1);
    go(card);
    pass(900);
    expect(card.dataset['phase']).toBe('in');
  }
  pass(1100);
  expect(cards()).toHaveLength(0);
});

test('four messages told together are told in their turn, two beside each other where there is room', () => {
  makeRoomFor(2);
  const messages = ['The shift is closed.', 'Ask the senior.', 'It is another house.', 'Nothing was saved.'];
  sayAll(...messages);
  expect(cards().map(words)).toEqual(messages.slice(0, 2));
  expect(cards()[0]?.textContent).toContain('+2');
  for (const text of messages) {
    expect(words(cards()[0])).toBe(text);
    close(cards()[0]);
  }
  expect(cards()).toHaveLength(0);
});

test('where there is room for one, the answer to the last press lies over what was told before and alone can be reached', () => {
  makeRoomFor(1);
  sayAll('Page not found');
  actedAgain();
  sayAll('Not for you.');
  const [under, over] = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
  expect([words(under), words(over)]).toEqual(['Page not found', 'Not for you.']);
  expect([under?.hasAttribute('inert'), over?.hasAttribute('inert')]).toEqual([true, false]);
  expect(over?.textContent).toContain('+1');
  close(over);
  expect(cards().map(words)).toEqual(['Page not found']);
});
