import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { furnishBrowser, server, show, type Reply } from '#world/browser/web-page.tsx';
import { connect } from '../kit/api/api.ts';
import type { ApiRefusal } from '../kit/state/refusal.ts';
import { SessionLifeProvider } from '../kit/shell/session-life.tsx';
import LockScreen from './lock-screen.tsx';

const pin = '274951';
const unlocked = vi.fn<() => void>();
const signOutBecause = vi.fn<(refused: ApiRefusal) => void>();
const life = {
  signIn: () => {},
  resume: () => {},
  signOut: () => {},
  switchUser: () => {},
  followSwitchedUser: () => {},
  forget: () => {},
  signOutBecause,
  lock: async () => {},
  unlocked,
  isOpen: () => false,
};

beforeEach(furnishBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function open(reply: Reply = () => ({ status: 204, body: null })) {
  const { calls } = server(reply);
  connect({ token: () => 'a token', onLocked: () => {}, onEnded: () => {} });
  show(
    <SessionLifeProvider value={life}>
      <LockScreen />
    </SessionLifeProvider>,
    { address: '/lock' },
  );
  return { tries: () => calls.filter(({ path }) => path === '/api/me/unlock/').map(({ body }) => body) };
}
const press = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
};

test('the sixth digit on the pad opens, without another tap', async () => {
  const { tries } = open();
  await press('2', '7', '4', '9', '8', 'Take the last digit back', '5');
  expect(tries()).toEqual([]);
  await press('1');
  await waitFor(() => expect(unlocked).toHaveBeenCalledOnce());
  expect(tries()).toEqual([{ pin }]);
});

test('the keys of a keyboard open too, at the sixth, and so does a paste', async () => {
  const first = open();
  await userEvent.keyboard(pin);
  await waitFor(() => expect(unlocked).toHaveBeenCalledOnce());
  expect(first.tries()).toEqual([{ pin }]);
  const second = open();
  await userEvent.paste(` ${pin}\n`);
  await waitFor(() => expect(second.tries()).toEqual([{ pin }]));
});

test('keys go on working after a tap on the pad', async () => {
  const { tries } = open();
  await press('2', '7');
  await userEvent.keyboard('4951');
  await waitFor(() => expect(tries()).toEqual([{ pin }]));
});

test('whoever types or pastes letters is asked for the password, and what they typed stays', async () => {
  const { tries } = open();
  await userEvent.paste('27 gravel lanterns');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '27 gravel lanterns');
  await press('Unlock');
  await waitFor(() => expect(tries()).toEqual([{ password: '27 gravel lanterns' }]));
});

test('a wrong PIN is said in a sentence, empties the dots and leaves the field ready', async () => {
  const { tries } = open(({ path }) =>
    path === '/api/me/unlock/'
      ? { status: 400, body: { non_field_errors: ['That PIN is not right. 4 tries are left.'] } }
      : undefined,
  );
  await userEvent.keyboard('385072');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('That PIN is not right. 4 tries are left.'));
  expect(screen.getByLabelText('PIN')).toHaveProperty('value', '');
  await userEvent.keyboard('385072');
  await waitFor(() => expect(tries()).toHaveLength(2));
  expect(unlocked).not.toHaveBeenCalled();
});

test('too many wrong tries lead to the sign-in page', async () => {
  open(({ path }) =>
    path === '/api/me/unlock/'
      ? { status: 401, body: { detail: 'Too many wrong tries. Please sign in again.' } }
      : undefined,
  );
  await userEvent.keyboard('385072');
  await waitFor(() => expect(signOutBecause).toHaveBeenCalledOnce());
});
