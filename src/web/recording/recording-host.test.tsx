import { act, fireEvent, screen } from '@testing-library/react';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { expect, test, vi } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { openRecord, recording } from '../kit/state/recording.ts';
import { signedIn } from '../kit/state/session.ts';
import { presentMoment } from '../kit/state/present-moment.ts';
import { justSaved, remember } from './saved/just-saved.ts';
import { RecordingHost } from './recording-host.tsx';

test('the next person at the device reads nothing of what the last one saved', () => {
  const { store } = show(<RecordingHost />);
  act(() =>
    remember({
      entity: mood,
      record: { id: 'm' },
      before: null,
      words: 'Mood low',
      resident: 'h',
      person: 'Arthur Hale',
      at: presentMoment(),
      isUndone: false,
      nextSteps: [],
    }),
  );
  expect(justSaved.get()).toHaveLength(1);
  act(
    () =>
      void store.dispatch(
        signedIn({ token: 'another', user: { id: 'tom', username: 'tom', first_name: 'Tom', last_name: '' } }),
      ),
  );
  expect(justSaved.get()).toEqual([]);
});

test('the sheet that is drawn ahead is no part of the page, takes no focus and reads nothing', async () => {
  await import('./sheet/record-sheet.tsx');
  const asked = vi.spyOn(globalThis, 'fetch');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(<RecordingHost />);
  const before = [document.body.innerHTML, document.activeElement, asked.mock.calls.length];
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect([document.body.innerHTML, document.activeElement, asked.mock.calls.length]).toEqual(before);
  act(() => openRecord());
  await screen.findByRole('dialog', { name: 'Record' });
  vi.useRealTimers();
});

test.each([
  ['Alt and R', { altKey: true, code: 'KeyR' }, { way: 'sheet' }],
  ['Control and the slash', { ctrlKey: true, key: '/' }, { way: 'line' }],
  ['R alone', { code: 'KeyR' }, null],
])('%s, pressed anywhere, opens what it is for', (_, keys, opened) => {
  show(<RecordingHost />);
  fireEvent.keyDown(document.body, keys);
  const asked = recording.get();
  expect(asked && { way: asked.way }).toEqual(opened);
});
