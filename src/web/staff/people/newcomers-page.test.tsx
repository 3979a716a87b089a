import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import type { Newcomer } from '#domain/session/newcomer.ts';
import { server, show } from '#world/browser/web-page.tsx';
import { registerEntities } from '../../kit/state/entities.ts';
import { NewcomersPage } from './newcomers-page.tsx';

beforeEach(() => registerEntities(register));

const grace: Newcomer = {
  id: '01990000-0000-7000-8000-000000000031',
  first_name: 'Grace',
  last_name: 'Obi',
  preferred_name: null,
  photo: null,
  username: 'grace.obi',
  email: 'grace@example.org',
  role: 'support_worker',
  is_superuser: false,
  has_password: false,
  invitation: { made_at: '2026-03-02T09:00:00.000Z', ends_at: '2026-03-05T09:00:00.000Z', made_by: 'Mo Reed' },
};

const open = (people: readonly Newcomer[]) => {
  const asked = server(({ path, method }) =>
    method === 'POST'
      ? {
          status: 200,
          body: { id: grace.id, invitation: { link: 'https://hearth.example/api/password_reset?token=x' } },
        }
      : { status: 200, body: path.includes('newcomers') ? people : [] },
  );
  show(<NewcomersPage />, { rights: ['view_staff', 'change_staff', 'manage_users'] });
  return asked;
};

test('who has not come yet is listed with their invitation, and gets a new card with two presses', async () => {
  const { calls } = open([grace]);
  expect(await screen.findByText(/Invited 2 Mar 2026, 09:00 by Mo Reed\. The invitation ended/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Invite again: Grace Obi' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'As a card to print' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('dialog', { name: 'Invitation for Grace Obi' })).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ as: 'card' });
});

test('who was handed a code is waited for and not invited', async () => {
  open([{ ...grace, has_password: true, invitation: null }]);
  expect(await screen.findByText('Has a password or a one-time code already.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Invite/ })).toBeNull();
});

test('where everybody has come the page says what it is for', async () => {
  open([]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Everybody has signed in' })).toBeDefined());
});
