import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { server, show, write, type Reply } from '#world/browser/web-page.tsx';
import type { Entry } from '../answers/entry.ts';
import { SignInForm } from '../sign-in-form.tsx';

const startAuthentication = vi.hoisted(() => vi.fn<(asked: object) => Promise<object>>());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));
beforeEach(() => startAuthentication.mockReset());

const entry: Entry = { token: 'a token', user: { id: 'ann', username: 'ann', first_name: 'Ann', last_name: 'Clarke' } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function toSecondStep(ways: readonly string[], reply: Reply) {
  const second_factor = { token: 'a step', ways, expires_at: '2026-03-01T09:10:00Z' };
  const { calls } = server((call) =>
    call.path === '/api/login/' ? { status: 200, body: { second_factor } } : reply(call),
  );
  const onSignedIn = vi.fn<(entry: Entry) => Promise<void>>(async () => {});
  show(<SignInForm onSignedIn={onSignedIn} />);
  await write(screen.getByLabelText('Username'), 'ann');
  await write(screen.getByLabelText('Password'), 'three quiet lanterns');
  await press('Sign in');
  await screen.findByRole('heading', { name: 'One more step' });
  return { calls, onSignedIn };
}

test('Ann enters the code of her app after her password, and is in', async () => {
  const { calls, onSignedIn } = await toSecondStep(['totp', 'recovery'], () => ({ status: 200, body: entry }));
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[entry]]);
  expect(calls.at(-1)).toEqual({
    method: 'POST',
    path: '/api/login/second-factor/',
    body: { token: 'a step', one_time_code: '123456' },
  });
});

test('a wrong code is said beside the field, which is empty for the next', async () => {
  const { onSignedIn } = await toSecondStep(['totp', 'recovery'], () => ({
    status: 400,
    body: { non_field_errors: ['This code is not right.'] },
  }));
  await press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter the code.');
  await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}');
  await screen.findByText('This code is not right.');
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('whoever lost the phone uses a recovery code', async () => {
  const { calls } = await toSecondStep(['totp', 'recovery'], () => ({ status: 200, body: entry }));
  await press('Use a recovery code');
  await write(screen.getByLabelText('Recovery code'), 'abcd-efgh-ijkl-mnop');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.at(-1)?.body).toEqual({ token: 'a step', recovery_code: 'abcd-efgh-ijkl-mnop' });
});

test('a passkey signs what the server asked, and one that is not used leads nowhere', async () => {
  const { calls, onSignedIn } = await toSecondStep(['passkey', 'recovery'], ({ path }) =>
    path.endsWith('/passkey/') ? { status: 200, body: { challenge: 'c' } } : { status: 200, body: entry },
  );
  vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
  startAuthentication.mockRejectedValueOnce(new Error('NotAllowedError'));
  await press('Use my passkey');
  await screen.findByText(/The passkey was not used/);
  expect(onSignedIn).not.toHaveBeenCalled();
  startAuthentication.mockResolvedValueOnce({ id: 'key' });
  await press('Use my passkey');
  await expect.poll(() => onSignedIn.mock.calls).toEqual([[entry]]);
  expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'c' } });
  expect(calls.at(-1)?.body).toEqual({ token: 'a step', passkey: { id: 'key' } });
});

test('one can begin again with another name', async () => {
  await toSecondStep(['totp', 'recovery'], () => ({ status: 200, body: entry }));
  await press('Begin again');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'ann');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
});
