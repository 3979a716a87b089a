import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { server, write } from '#world/browser/web-page.tsx';
import { SignedOutPages } from './signed-out-pages.tsx';

afterEach(cleanup);

const open = () => render(<SignedOutPages onSignedIn={async () => {}} />);

test('a carer who mistypes her password is told so in a sentence, and need not type her name again', async () => {
  window.history.replaceState(null, '', '/login');
  const said = 'The username or password is not right.';
  server(() => ({ status: 400, body: { non_field_errors: [said] } }));
  open();
  await write(screen.getByLabelText('Username'), 'carer');
  await write(screen.getByLabelText('Password'), 'gateway-demo-2062');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect((await within(screen.getByRole('main')).findByText(said)).closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'New messages' }).textContent).toContain(said);
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'carer');
});

test.each([
  ['/login', /^Hearth by/],
  ['/api/password_reset', 'Come in with your card'],
  ['/password-reset-email', 'Forgotten your password?'],
  ['/error', 'We cannot find that page'],
])('%s is open to all by its address, which stays', (address, name) => {
  window.history.replaceState(null, '', address);
  open();
  expect(screen.getByRole('heading', { level: 1, name })).toBeDefined();
  expect(window.location.pathname).toBe(address);
});

test('whoever is not signed in is led to sign-in, and so is the address', () => {
  window.history.replaceState(null, '', '/resident');
  open();
  expect(window.location.pathname).toBe('/login');
  expect(screen.getByLabelText('Username')).toBeDefined();
});
