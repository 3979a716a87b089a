import type { SealState } from '#domain/staff/history/seal-state.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import HistoryScreen from '../history-screen.tsx';

const whole: SealState = {
  head: '7K2M-9QXP-4TVA',
  sealed_at: '2026-07-01T10:00:00.000Z',
  seals: 12,
  waiting: 0,
  waiting_since: null,
  check: { checked_at: '2026-07-01T03:00:00.000Z', lines: 12_345, seals: 12, found: [], erased: [] },
  days: [{ day: '2026-07-01', head: '7K2M-9QXP-4TVA', number: 12 }],
};
const changed: SealState = {
  ...whole,
  check: {
    checked_at: '2026-07-01T03:00:00.000Z',
    lines: 12_345,
    seals: 12,
    erased: [],
    found: [
      { kind: 'record_changed', entity: 'house_stock', record: 'gloves', version: 2, line: 'l1', seal: 4 },
      { kind: 'end_removed', seal: 14, last: 12 },
    ],
  },
};

function open(state: SealState, asked: (path: string, method: string) => unknown = () => null): void {
  server(({ path, method }) =>
    path.includes('/userHistory/') ? { status: 200, body: asked(path, method) ?? state } : { status: 200, body: [] },
  );
  show(<HistoryScreen />, { rights: ['view_user_history'], address: '/staff/UserHistory?view=seals' });
}

test('a manager reads that everything is whole, since when, and the head that stands on paper', async () => {
  open(whole);
  expect(await screen.findByText(/All 12,345 lines under 12 seals/)).toBeDefined();
  expect(screen.getAllByText('7K2M-9QXP-4TVA')).toHaveLength(2);
});

test('what was changed from outside is named, with what to do, and looked for again by a button', async () => {
  open(changed, (path) => (path.includes('/check') ? whole : null));
  expect(
    await screen.findByText('Version 2 of stock gloves is not as the history left it (line l1, seal 4).'),
  ).toBeDefined();
  expect(screen.getByText(/Leave everything as it is/)).toBeDefined();
  expect(screen.getByText('Where a back-up was put back, a superuser says so here.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Look through it now' }));
  expect(await screen.findByText(/All 12,345 lines/)).toBeDefined();
});

test('a head from paper that the history no longer has is said plainly, and one that is none is refused', async () => {
  open(whole, (path) => (path.includes('/find') ? { seal: null } : null));
  const input = await screen.findByLabelText('Head on a printed sheet');
  await userEvent.type(input, '7K2M');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText(/twelve letters and figures/)).toBeDefined();
  await userEvent.clear(input);
  await userEvent.type(input, '7k2m 9qxp 4tvb');
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('No such seal')).toBeDefined();
});

test('whoever sees only their own lines reads who can see more, and nothing is asked', () => {
  const { calls } = server(() => ({ status: 200, body: [] }));
  show(<HistoryScreen />, { rights: ['view_user_history_own'], address: '/staff/UserHistory?view=seals' });
  expect(screen.getByText('You do not have the right to see this')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(calls.filter(({ path }) => path.includes('/seals'))).toEqual([]);
});
