import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ShownChange } from '#domain/staff/rights/rights-change.ts';
import { expect, test } from 'vitest';
import { server, show, write } from '#world/browser/web-page.tsx';
import { WaitingChanges } from './waiting-changes.tsx';

const change: ShownChange = {
  id: '01990000-0000-7000-8000-000000000051',
  entity: 'staff',
  target: 'bea',
  target_name: 'Bea Keeper',
  state: 'waiting',
  asked_at: '2026-03-01T09:00:00.000Z',
  runs_out_at: '2026-03-15T09:00:00Z',
  asked_by: { id: 'mona', name: 'Mona Lee' },
  reason: 'She does the books.',
  decided_at: null,
  decided_by: null,
  decision: null,
  guards: ['money'],
  seconds: [{ id: 'nora', name: 'Nora Day' }],
  may: { decide: true, withdraw: false },
  effect: null,
  is_stale: false,
};

function open(changes: readonly ShownChange[]) {
  const { calls } = server(({ path, method }) =>
    path.startsWith('/api/rights-change/')
      ? { status: 200, body: method === 'GET' ? changes : { ...change, state: 'confirmed' } }
      : undefined,
  );
  show(<WaitingChanges />, { rights: ['view_group', 'manage_users'] });
  return calls;
}

test('a second person reads who asked for what and why, and confirms it', async () => {
  const calls = open([change]);
  expect(await screen.findByText(/^Mona Lee asked on .*: She does the books\.$/)).toBeDefined();
  expect(screen.getByText(/^Nora Day can confirm it/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith(`${change.id}/confirm/`))).toBe(true));
});

test('it is refused with a reason that goes along', async () => {
  const calls = open([change]);
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = within(await screen.findByRole('dialog'));
  await write(dialog.getByLabelText(/^Why/), 'Not before April.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/refuse/'))?.body).toEqual({ reason: 'Not before April.' }),
  );
});

test('whoever asked can only withdraw', async () => {
  open([{ ...change, may: { decide: false, withdraw: true } }]);
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('what was changed since is marked so, and only refused', async () => {
  open([{ ...change, is_stale: true }]);
  expect(await screen.findByText('Changed since')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeDefined();
});

test('what was decided is said with who decided it and why', async () => {
  open([{ ...change, state: 'refused', decided_by: { id: 'nora', name: 'Nora Day' }, decision: 'Not yet.' }]);
  expect(await screen.findByText(/refused by Nora Day.*Not yet\./)).toBeDefined();
});
