import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import calls from '../../../../contract/calls.json' with { type: 'json' };
import {
  actedAgain,
  dismiss,
  history,
  hold,
  makeRoomFor,
  release,
  showToast,
  shown,
  times,
  waiting,
} from './toasts.ts';

const texts = () => shown.get().map(({ text }) => text);
const first = () => {
  const [toast] = shown.get();
  if (!toast) throw new Error('No toast is shown');
  return toast;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the four times are those of the contract', () => {
  const { fadeInMs, displayMs, extendedMs, fadeOutMs } = calls.toast;
  expect(times).toEqual({ fadeIn: fadeInMs, display: displayMs, extended: extendedMs, fadeOut: fadeOutMs });
});

test('the fades that are drawn last as long as the contract says', () => {
  const sheet = readFileSync('src/web/kit/ui/messages/toast.module.css', 'utf8');
  const { fadeInMs, fadeOutMs } = calls.toast;
  expect(sheet).toMatch(new RegExp(`\\.toast \\{[^}]*animation: appear ${fadeInMs}ms`));
  expect(sheet).toMatch(
    new RegExp(`\\[data-phase='out'\\] \\{[^}]*opacity: 0;[^}]*transition: opacity ${fadeOutMs}ms`),
  );
});

describe('a toast left alone', () => {
  test('starts to fade 5.3 seconds after it appears and is gone one second later', () => {
    showToast('Saved.', 'good');
    vi.advanceTimersByTime(5299);
    expect(first().phase).toBe('in');
    vi.advanceTimersByTime(1);
    expect(first().phase).toBe('out');
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['Saved.']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('shows its bar only once it has faded in', () => {
    showToast('Saved.');
    expect(first().left).toBeNull();
    vi.advanceTimersByTime(300);
    expect(first().left).toBe(5000);
  });
});

describe('a toast under the pointer', () => {
  test('stays as long as the pointer does, and one second more', () => {
    showToast('Saved.');
    vi.advanceTimersByTime(2000);
    hold(first().id);
    vi.advanceTimersByTime(60_000);
    expect(first()).toMatchObject({ phase: 'in', left: null });
    release(first().id);
    expect(first().left).toBe(1000);
    vi.advanceTimersByTime(999);
    expect(first().phase).toBe('in');
    vi.advanceTimersByTime(1);
    expect(first().phase).toBe('out');
  });

  test('that was closed fades at once, though the pointer leaves it afterwards', () => {
    showToast('Saved.');
    vi.advanceTimersByTime(2000);
    const { id } = first();
    hold(id);
    dismiss(id);
    release(id);
    vi.advanceTimersByTime(times.fadeOut);
    expect(texts()).toEqual([]);
  });

  test('comes back when it was already fading', () => {
    showToast('Saved.');
    vi.advanceTimersByTime(5800);
    hold(first().id);
    vi.advanceTimersByTime(10_000);
    expect(first().phase).toBe('in');
  });
});

test('no more than four are shown at once, and the fifth waits its turn', () => {
  for (const text of ['one', 'two', 'three', 'four', 'five']) showToast(text);
  expect(texts()).toEqual(['one', 'two', 'three', 'four']);
  dismiss(first().id);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['two', 'three', 'four', 'five']);
});

test('the same words are not stacked while they can still be read', () => {
  showToast('Page not found', 'error');
  showToast('Page not found', 'error');
  expect(texts()).toEqual(['Page not found']);
});

test('the last twenty messages stay readable, the newest first', () => {
  for (let at = 1; at <= 25; at += 1) showToast(`Message ${at}`);
  expect(history.get()).toHaveLength(20);
  expect(history.get()[0]?.text).toBe('Message 25');
});

describe('the same message again', () => {
  test('is one message where several calls say it at once', () => {
    showToast('Page not found', 'error');
    showToast('Page not found', 'error');
    expect(texts()).toEqual(['Page not found']);
  });

  test('is shown again when the person has pressed something since', () => {
    showToast('Page not found', 'error');
    actedAgain();
    showToast('Page not found', 'error');
    expect(texts()).toEqual(['Page not found', 'Page not found']);
  });

  test('is shown again when the first has gone', () => {
    showToast('Page not found', 'error');
    vi.advanceTimersByTime(6300);
    expect(texts()).toEqual([]);
    showToast('Page not found', 'error');
    expect(texts()).toEqual(['Page not found']);
  });
});

describe('where there is room for one message only', () => {
  beforeEach(() => makeRoomFor(1));
  afterEach(() => makeRoomFor(4));

  test('what is told together takes turns, each its five seconds', () => {
    showToast('The shift is closed.', 'error');
    showToast('Ask the senior on duty.', 'error');
    expect([texts(), waiting.get().map(({ text }) => text)]).toEqual([
      ['The shift is closed.'],
      ['Ask the senior on duty.'],
    ]);
    vi.advanceTimersByTime(6300);
    expect(texts()).toEqual(['Ask the senior on duty.']);
    vi.advanceTimersByTime(5299);
    expect(first().phase).toBe('in');
  });

  test('what answers a newer press is told at once, over what answered an older one', () => {
    showToast('Saved.', 'good');
    vi.advanceTimersByTime(2000);
    actedAgain();
    showToast('Page not found', 'error');
    expect(texts()).toEqual(['Saved.', 'Page not found']);
    vi.advanceTimersByTime(4300);
    expect(texts()).toEqual(['Page not found']);
  });

  test('more room lets in those that wait', () => {
    for (const text of ['one', 'two', 'three']) showToast(text);
    makeRoomFor(3);
    expect(texts()).toEqual(['one', 'two', 'three']);
  });
});
