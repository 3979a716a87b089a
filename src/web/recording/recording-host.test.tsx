import { act } from '@testing-library/react';
import { mood } from '#domain/daily-care/mood/mood.ts';
import { beforeEach, expect, test } from 'vitest';
import { show } from '#world/browser/web-page.tsx';
import { signedIn } from '../kit/state/session.ts';
import { forgetSaved, justSaved, remember } from './saved/just-saved.ts';
import { RecordingHost } from './recording-host.tsx';

beforeEach(forgetSaved);

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
      at: Date.now(),
      isUndone: false,
      ways: [],
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
