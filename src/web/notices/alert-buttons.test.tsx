import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/web-page.tsx';
import { AlertButtons } from './alert-buttons.tsx';

const alert = { id: 'a1', version: 1, title: 'No drink for four hours', status: 'active', severity: 'high', home: roseHouse.id };

test.each([409, 429, 500])('Seen that the server did not take (%i) is said beside the button', async (status) => {
  server(() => ({ status, body: {} }));
  show(<AlertButtons alert={alert} onChanged={() => {}} />, { rights: ['view_notification', 'change_notification', 'acknowledge_notification'] });
  await userEvent.click(screen.getByRole('button', { name: /^Seen/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.');
});
