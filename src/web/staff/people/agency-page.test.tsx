import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { AgencyAccount } from '#domain/session/agency-account.ts';
import { roseHouse, server, show, write } from '#world/browser/web-page.tsx';
import { AgencyPage } from './agency-page.tsx';

const account: AgencyAccount = {
  id: '01990000-0000-7000-8000-000000000031',
  name: 'Grace Obi',
  username: 'grace.obi',
  code: 'abcd-efgh-ijkl',
  shift_ends_at: '2026-03-01T14:00:00.000Z',
  access_ends_at: '2026-03-01T15:00:00.000Z',
};

test('seven answers make the account, and what is handed over is shown once with its end', async () => {
  const { calls } = server(({ path, method }) =>
    path.endsWith('/agency/') && method === 'POST' ? { status: 200, body: account } : { status: 200, body: [] },
  );
  show(<AgencyPage />, { rights: ['add_staff', 'manage_users', 'add_rota', 'publish_rota'] });
  expect(await screen.findByText(/It ends by itself/)).toBeDefined();
  await write(screen.getByLabelText(/^First name/), 'Grace');
  await write(screen.getByLabelText(/^Last name/), 'Obi');
  await write(screen.getByLabelText(/^Agency/), 'Carepool');
  await write(screen.getByLabelText(/^Phone/), '0113 496 0002');
  await write(screen.getByLabelText(/^E-mail/), 'desk@carepool.example');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Let in' }));
  expect(await screen.findByText('abcd-efgh-ijkl')).toBeDefined();
  expect(screen.getByText('grace.obi')).toBeDefined();
  expect(screen.getByText(/until 14:00; at 15:00 the account ends by itself/)).toBeDefined();
  expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/agency/'))?.body).toMatchObject({
    first_name: 'Grace',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    home: roseHouse.id,
    profile_seen: true,
    ends_at: expect.stringMatching(/^\d\d:\d\d/),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(screen.queryByText('abcd-efgh-ijkl')).toBeNull();
});

test('whoever may not let anybody in is offered no form, and reads who can', () => {
  server(() => ({ status: 200, body: [] }));
  show(<AgencyPage />, { rights: ['view_staff'] });
  expect(screen.getByText('You do not have the right to let an agency worker in')).toBeDefined();
  expect(screen.getByText('A manager can do this.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Let in' })).toBeNull();
});
