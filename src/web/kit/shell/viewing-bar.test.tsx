import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ann, server, show } from '#world/browser/web-page.tsx';
import { signedIn, type User } from '../state/session.ts';
import { SessionLifeProvider, type SessionLife } from './session-life.tsx';
import { ViewingBar } from './viewing-bar.tsx';

const nothing = () => {};
const switchUser = vi.fn<(user: User) => void>();
const life: SessionLife = {
  signIn: nothing,
  resume: nothing,
  signOut: nothing,
  switchUser,
  followSwitchedUser: nothing,
  forget: nothing,
  signOutBecause: nothing,
  lock: async () => {},
  unlocked: nothing,
  isOpen: () => true,
};
const until = new Date(Date.now() + 10 * 60_000).toISOString();

function open(viewed_by: User['viewed_by'] | undefined) {
  const { calls } = server(({ path }) => ({ status: path === '/api/me' ? 200 : 204, body: ann }));
  const { store } = show(
    <SessionLifeProvider value={life}>
      <ViewingBar />
    </SessionLifeProvider>,
  );
  store.dispatch(signedIn({ token: 'a token', user: { ...ann, ...(viewed_by ? { viewed_by } : {}) } }));
  return calls;
}

test('nothing is said to whoever looks as themselves', () => {
  open(undefined);
  expect(screen.queryByText(/You see Hearth as/)).toBeNull();
});

test('whoever looks as a colleague is told so on every page, and ends it with one press', async () => {
  const calls = open({ name: 'Mona Lee', until });
  expect(await screen.findByText(/Nothing can be changed/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(switchUser).toHaveBeenCalledTimes(1));
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/me/view-as/end/')).toBe(true);
});
