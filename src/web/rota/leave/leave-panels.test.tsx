import type { NamedLeave } from '#domain/rota/leave/leave-request.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ann, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { LeavePanels } from './leave-panels.tsx';

const run = (staff: string, name: string, state: NamedLeave['state']): NamedLeave => ({
  staff,
  name,
  state,
  reason: state === 'refused' ? 'Two others are away' : null,
  days: ['2099-06-01', '2099-06-02'].map((date) => ({
    id: `${staff} ${state} ${date}`,
    version: 3,
    date,
    status: 'draft',
    staff,
    created_by: staff,
    notes: null,
  })),
});
const cost = {
  run: run('joy', 'Joy Osei', 'asked'),
  days: [
    {
      date: '2099-06-01',
      opens: [
        { id: 's', shift_type: 'early', start_at: '2099-06-01T06:30:00.000Z', end_at: '2099-06-01T14:00:00.000Z' },
      ],
      cover: [{ shift: 'early', needed: 2, least: 2, now: 2, after: 1, lacks: ['first_aider'] }],
    },
    { date: '2099-06-02', opens: [], cover: [{ shift: 'early', needed: 2, least: 2, now: 2, after: 2, lacks: [] }] },
  ],
};

function opened(leave: readonly NamedLeave[], rights: readonly string[]) {
  const { calls } = server(({ method, path }) =>
    method === 'POST'
      ? { status: 200, body: {} }
      : { status: 200, body: path.startsWith('/api/rota/leave/') ? leave : cost },
  );
  show(<LeavePanels home={roseHouse.id} />, { rights });
  return () => calls.find(({ method }) => method === 'POST');
}

test('one’s own leave says how it stands, and is taken back by a button until it is refused', async () => {
  const sent = opened([run(ann.id, 'Ann Clarke', 'approved'), run(ann.id, 'Ann Clarke', 'refused')], ['view_rota']);
  expect(await screen.findByText('Two others are away')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Take leave back: 1 Jun 2099 to 2 Jun 2099, 2 days' }));
  await waitFor(() => expect(sent()?.body).toEqual({ version: 3, take_back: true }));
});

test('leave of a colleague is decided beside the cover of each of its days', async () => {
  const sent = opened([run('joy', 'Joy Osei', 'asked')], ['view_rota', 'publish_rota']);
  await userEvent.click(await screen.findByRole('button', { name: /^Decide: Joy Osei/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave of Joy Osei' });
  const days = await within(dialog).findByRole('list', { name: 'What each day costs' });
  expect([...days.children].map((day) => day.textContent)).toEqual([
    'Mon 1 JunEarly 07:30–15:00 becomes openEarly 1/2, now 2, then without a first aider',
    'Tue 2 JunEarly 2/2',
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve all 2 days' }));
  await waitFor(() => expect(sent()?.body).toEqual({ version: 3, approve: true }));
});
