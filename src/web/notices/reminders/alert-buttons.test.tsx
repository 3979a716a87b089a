import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { history } from '../../kit/state/toasts.ts';
import { AlertButtons } from './alert-buttons.tsx';

const alert = {
  id: 'a1',
  version: 1,
  title: 'No drink for four hours',
  status: 'active',
  severity: 'high',
  home: roseHouse.id,
  resident: null,
} as const;

const unsure = 'It is not known whether this was done.';

test.each([
  [409, 'Nothing was changed.'],
  [429, 'Nothing was changed.'],
  [500, unsure],
])('Seen that the server did not take (%i) is said beside the button', async (status, words) => {
  server(() => ({ status, body: {} }));
  show(<AlertButtons alert={alert} onChanged={() => {}} />, {
    rights: ['view_notification', 'change_notification', 'acknowledge_notification'],
  });
  await userEvent.click(screen.getByRole('button', { name: /^Seen/ }));
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('what is asked before an act names the resident, and what is put off says the hour it comes back', async () => {
  const about = { ...alert, resident: mrHale.id, names: { resident: 'Arthur Hale' } };
  const { calls } = server(({ body }) => ({ status: 200, body: { ...about, ...(body as object) } }));
  show(<AlertButtons alert={about} onChanged={() => {}} />, {
    rights: ['view_notification', 'action_notification', 'snooze_notification'],
  });
  await userEvent.click(screen.getByRole('button', { name: /^Act/ }));
  expect(await screen.findByRole('dialog', { name: 'Arthur Hale: No drink for four hours' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: /^Later/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Later: Arthur Hale: No drink for four hours' });
  await userEvent.click(within(dialog).getByText(/^One hour, until \d\d:\d\d$/));
  await userEvent.type(within(dialog).getByLabelText(/Why it can wait/), 'Asleep.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remind me later' }));
  await waitFor(() => expect(history.get()[0]?.text).toMatch(/^It comes back at \d\d:\d\d/));
  expect(calls.some(({ path }) => path.endsWith('/snooze/'))).toBe(true);
});
