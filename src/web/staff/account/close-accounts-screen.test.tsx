import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AccountClosing, ClosableAccount } from '#domain/staff/rights/closing.ts';
import { expect, test } from 'vitest';
import { ann, server, show, write } from '#world/browser/web-page.tsx';
import { signedIn } from '../../kit/state/session.ts';
import CloseAccountsScreen from './close-accounts-screen.tsx';

const account = (name: string, open_shifts: number): ClosableAccount => ({
  id: name,
  name,
  username: name.toLowerCase(),
  photo: null,
  last_login: null,
  open_shifts,
  authored: 1,
});
const closing: AccountClosing = {
  id: 'closing',
  closed_at: '2026-03-01T09:00:00.000Z',
  closed_by: 'Sue Head',
  reason: 'The agency left.',
  restored_at: null,
  restored_by: null,
  people: [{ id: 'zoe', name: 'Zoe', is_active: false }],
};

function open({ is_superuser = true, refuses = false } = {}) {
  const { calls } = server(({ path, method }) => {
    if (!path.startsWith('/api/account-closing/')) return undefined;
    if (method === 'POST' && refuses) return { status: 400, body: { password: ['This is not your password.'] } };
    const body = { accounts: [account('Bea', 2), account('Cat', 1)], closings: [closing] };
    return { status: 200, body: method === 'GET' ? body : {} };
  });
  const { store } = show(<CloseAccountsScreen />);
  store.dispatch(signedIn({ token: 'a token', user: { ...ann, is_superuser } }));
  return calls;
}

async function askToClose(password: string) {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Bea' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close 1 account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Bea')).toBeDefined();
  await write(dialog.getByLabelText(/^Type 1/), '1');
  await write(dialog.getByLabelText(/^Why/), 'Has gone.');
  await write(dialog.getByLabelText(/^Your password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Close 1 account' }));
  return dialog;
}

test('accounts are closed by name, with the count typed, a reason and the password', async () => {
  const calls = open();
  expect(await screen.findByText(/bea · has never signed in · 2 shifts to come · 1 record written/)).toBeDefined();
  await askToClose('copper kettle');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: ['Bea'],
    count: 1,
    reason: 'Has gone.',
    password: 'copper kettle',
  });
});

test('a wrong password is said beside it, and nothing is closed', async () => {
  open({ refuses: true });
  const dialog = await askToClose('wrong');
  expect((await dialog.findAllByText('This is not your password.')).length).toBeGreaterThan(0);
});

test('what was closed together is opened again together', async () => {
  const calls = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/closing/reopen/'))).toBe(true));
});

test('nobody but a superuser is shown the accounts', async () => {
  const calls = open({ is_superuser: false });
  expect(await screen.findByText('Only a superuser can close accounts here')).toBeDefined();
  expect(calls.filter(({ path }) => path.startsWith('/api/account-closing/'))).toEqual([]);
});
