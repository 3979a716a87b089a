import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { history } from '../../kit/state/toasts.ts';
import { InviteDialog } from './account-dialogs.tsx';

const grace = {
  id: '01900000-0000-7000-8000-0000000000dd',
  first_name: 'Grace',
  last_name: 'Hopper',
  preferred_name: null,
  username: 'grace.hopper',
  email: 'grace@example.org',
};
const link = 'https://hearth.example/api/password_reset?token=abc';
const invitation = { link, code: 'abcd-efgh-jkmn', ends_at: '2026-03-04T09:00:00.000Z' };

test('without a mail server the link comes back to whoever invites, once, and nothing is called sent', async () => {
  server(() => ({ status: 200, body: { ...grace, version: 2, invitation } }));
  const onClose = vi.fn<() => void>();
  show(<InviteDialog person={grace} onChanged={() => {}} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const card = await screen.findByRole('dialog', { name: 'Invitation for Grace Hopper' });
  expect(card.textContent).toContain('nothing was sent');
  expect(screen.getByLabelText('Link')).toHaveProperty('value', link);
  expect(history.get().map(({ text }) => text)).toEqual(['Invitation made']);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});
