import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import type { Newcomer } from '#domain/session/newcomer.ts';
import { server, show } from '#world/browser/web-page.tsx';
import { NewcomersPage } from './newcomers-page.tsx';

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

/** A card whose code tells whose it is. */
const cardOf = (path: string) => {
  const code = path.includes(grace.id) ? 'grac-eeee-2222' : 'hugh-eeee-3333';
  const link = `https://hearth.example/api/password_reset?token=${code}`;
  return { link, code, ends_at: '2026-03-05T09:00:00.000Z' };
};

/** What a camera reads in the square of a card, drawn four dots to each of its squares. */
function readSquare(card: HTMLElement): string {
  const dots = Number(card.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  const width = dots * 4;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of card
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)/g) ?? [])
    for (let dot = 0; dot < 16; dot += 1) {
      const at = ((Number(y) * 4 + (dot >> 2)) * width + Number(x) * 4 + (dot & 3)) * 4;
      data.fill(0, at, at + 3);
    }
  return decodeQR({ width, height: width, data }, { timeLimit: 5000 });
}

const open = (people: readonly Newcomer[]) => {
  const asked = server(({ path, method }) =>
    method === 'POST'
      ? {
          status: 200,
          body: { id: grace.id, invitation: cardOf(path) },
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

test('everybody without a way in gets a card on one sheet, whose square a camera reads and whose code is typed', async () => {
  const hugh = { ...grace, id: '01990000-0000-7000-8000-000000000032', first_name: 'Hugh', username: 'hugh.obi' };
  const { calls } = open([grace, hugh, { ...grace, id: '01990000-0000-7000-8000-000000000033', has_password: true }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Cards for all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make 2 cards' }));
  const cards = () => screen.getAllByRole('article', { name: /^Card of/ });
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(cards().map(readSquare)).toEqual([
    'https://hearth.example/api/password_reset?token=grac-eeee-2222',
    'https://hearth.example/api/password_reset?token=hugh-eeee-3333',
  ]);
  expect(cards()[1]?.textContent).toMatch(/hearth\.example.*hugh-eeee-3333.*hugh\.obi.*until 5 Mar.*prints a new one/);
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { as: 'card' },
    { as: 'card' },
  ]);
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

test('whoever may not manage accounts reads who can, and waits for nothing', () => {
  const { calls } = server(() => ({ status: 200, body: [] }));
  show(<NewcomersPage />, { rights: ['view_staff'] });
  expect(screen.getByText('You do not have the right to manage accounts')).toBeDefined();
  expect(screen.getByText('A manager or a superuser can do this.')).toBeDefined();
  expect(calls.filter(({ path }) => path.includes('/newcomers'))).toEqual([]);
});
