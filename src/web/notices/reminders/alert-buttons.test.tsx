import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { mrHale, roseHouse, server, show, write } from '#world/browser/web-page.tsx';
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

test('what is done about it is needed, and goes into the notes', async () => {
  const { calls } = server(({ body }) => ({ status: 200, body: { ...alert, ...body, status: 'actioned' } }));
  const onChanged = vi.fn<() => void>();
  show(<AlertButtons alert={alert} onChanged={onChanged} />, { rights: ['view_notification', 'action_notification'] });
  await userEvent.click(screen.getByRole('button', { name: /^Act/ }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Save what is done' });
  await userEvent.click(save);
  expect(await within(dialog).findAllByText('What is done about it is needed.')).not.toHaveLength(0);
  await write(within(dialog).getByLabelText(/^What is done about it/), 'Borrowed a box from Oak Lodge.');
  await userEvent.click(save);
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(calls.filter(({ path }) => path.endsWith('/action/')).map(({ body }) => body)).toEqual([
    { action_plan: 'Borrowed a box from Oak Lodge.', version: 1 },
  ]);
  expect(history.get()[0]?.text).toBe('Written into the notes and the next handover');
});

test('what is asked before an act names the resident; what is put off needs a reason, and says the hour it comes back', async () => {
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
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remind me later' }));
  expect(await within(dialog).findAllByText('Why it can wait is needed.')).not.toHaveLength(0);
  await write(within(dialog).getByLabelText(/Why it can wait/), 'Asleep.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remind me later' }));
  await waitFor(() => expect(history.get()[0]?.text).toMatch(/^It comes back at \d\d:\d\d/));
  expect(calls.some(({ path }) => path.endsWith('/snooze/'))).toBe(true);
});
