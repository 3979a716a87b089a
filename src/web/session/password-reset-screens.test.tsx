import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { server, show, type Reply } from '#world/browser/web-page.tsx';
import { PasswordResetEmailScreen } from './password-reset-email-screen.tsx';
import { PasswordResetScreen } from './password-reset-screen.tsx';
import type { Entry } from './answers/entry.ts';

async function enter(label: string, words: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(words);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function openRequest(reply: Reply = () => ({ status: 200, body: { detail: 'A link is on its way.' } })) {
  const { calls } = server(reply);
  show(<PasswordResetEmailScreen />);
  return calls;
}

test('the address of an account is sent once, and the answer tells a stranger nothing', async () => {
  const calls = openRequest();
  await enter('E-mail', ' joy@hearth.example ');
  await press('Send the link');
  await screen.findByRole('heading', { name: 'Look in your e-mail' });
  expect(calls).toEqual([{ method: 'POST', path: '/api/password_reset/', body: { email: 'joy@hearth.example' } }]);
  expect(screen.getByText(/^If an account uses joy@hearth.example, a message is on its way/)).toBeTruthy();
});

test('what is no address is not sent, and what did not arrive is not called sent', async () => {
  const calls = openRequest(() => ({ status: 0, body: null }));
  await enter('E-mail', 'joy');
  await press('Send the link');
  expect(screen.getByText(/^Enter the e-mail address of your account/)).toBeTruthy();
  expect(calls).toEqual([]);
  await enter('E-mail', '@hearth.example');
  await press('Send the link');
  await screen.findByRole('alert');
  expect(screen.queryByText(/on its way/)).toBeNull();
});

const joy = { kind: 'reset', username: 'joy', first_name: 'Joy', last_name: 'Osei' };
const password = 'gravel lantern and 42 pence';

function openLink(confirmed: Reply) {
  window.history.replaceState(null, '', '/api/password_reset?token=abc');
  const { calls } = server((call) =>
    call.path === '/api/password_reset/link/' ? { status: 200, body: joy } : confirmed(call),
  );
  const onSignedIn = vi.fn<(entry: Entry) => Promise<void>>();
  show(<PasswordResetScreen onSignedIn={onSignedIn} />);
  return { sent: () => calls.filter(({ path }) => path === '/api/password_reset/confirm/'), onSignedIn };
}

async function fillIn(again = password) {
  await enter('New password', password);
  await enter('The same password again', again);
  await press('Set my password');
}

test('a new password is set by the link once, whose token is out of the address, and leads to signing in', async () => {
  const { sent, onSignedIn } = openLink(() => ({ status: 200, body: { detail: 'Your password is set.' } }));
  expect(window.location.search).toBe('');
  expect(await screen.findByText('Joy Osei')).toBeTruthy();
  await fillIn();
  await screen.findByRole('heading', { name: 'Your password is set' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  expect(sent().map(({ body }) => body)).toEqual([{ token: 'abc', password }]);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('whoever goes by another name than their first is greeted by it', async () => {
  server(() => ({ status: 200, body: { ...joy, kind: 'reset', first_name: 'Joyce', preferred_name: 'Jo' } }));
  window.history.replaceState(null, '', '/api/password_reset?token=abc');
  show(<PasswordResetScreen onSignedIn={vi.fn<(entry: Entry) => Promise<void>>()} />);
  expect(await screen.findByText('Jo Osei')).toBeTruthy();
});

test('two passwords that differ are not sent', async () => {
  const { sent } = openLink(() => undefined);
  await fillIn('gravel lantern');
  expect(screen.getByText('The two passwords differ.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('what the server says against a password stands at the field, and the form stays as it was', async () => {
  openLink(() => ({ status: 400, body: { password: ['This password is known to everybody.'] } }));
  await fillIn();
  await waitFor(() =>
    expect(screen.getByLabelText('New password').getAttribute('aria-describedby')).toContain('error'),
  );
  expect(screen.getByText('This password is known to everybody.')).toBeTruthy();
  expect(screen.getByLabelText('New password')).toHaveProperty('value', password);
});

test('without a link the code of a card is typed, and one that opens nothing says why and can be typed again', async () => {
  window.history.replaceState(null, '', '/api/password_reset');
  const gone = 'A newer invitation has taken the place of this one. Use the newer one, or ask Mo Reed for another.';
  const { calls } = server(({ body }) =>
    JSON.stringify(body).includes('abcd')
      ? { status: 400, body: { non_field_errors: [gone] } }
      : { status: 200, body: { ...joy, kind: 'invitation' } },
  );
  show(<PasswordResetScreen onSignedIn={vi.fn<(entry: Entry) => Promise<void>>()} />);
  await enter('Code on the card', 'abcd');
  await press('Go on');
  expect(screen.getByText(/^Type the twelve letters and digits/)).toBeTruthy();
  expect(calls).toEqual([]);
  await enter('Code on the card', ' EFGH JKMN');
  await press('Go on');
  await screen.findByText(gone);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This card cannot be used');
  await press('Type the code of a card');
  await enter('Code on the card', 'pqrs-tuvw-2345');
  await press('Go on');
  await screen.findByText('Joy Osei');
  expect(screen.queryByRole('textbox', { name: /name/i })).toBeNull();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'abcd-efgh-jkmn' }, { token: 'pqrs-tuvw-2345' }]);
});
