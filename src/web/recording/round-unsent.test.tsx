import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  asksWhyLate,
  hale,
  storing,
  lockAndUnlock,
  open,
  press,
  rowOf,
  withDrafts,
} from '#world/browser/round-page.tsx';
import { answersRead, roseHouse } from '#world/browser/web-page.tsx';
import { closeRecording, openRound } from '../kit/state/recording.ts';

describe('a drinks round that is locked', () => {
  const house = [{ resident: hale }];

  /** Half a cup was pressed while nobody answered; now somebody does. */
  async function leftUnsent() {
    let isAway = true;
    const opened = open(
      'fluid_intake',
      house,
      withDrafts((call) => (isAway && call.method === 'POST' ? { status: 0, body: null } : storing(call))),
    );
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await press(row, 'Half');
    await within(row).findByRole('alert');
    isAway = false;
    return opened;
  }

  test('a cup that was only chosen stands there again, with the drink chosen for it', async () => {
    const { sent } = open('fluid_intake', house, withDrafts(storing));
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await userEvent.selectOptions(within(row).getByRole('combobox', { name: 'Drink for Arthur Hale' }), 'Tea');
    await lockAndUnlock('fluid_intake');
    expect(await screen.findByText(/1 begun/)).toBeDefined();
    await press(await rowOf('Arthur Hale'), 'Half');
    await waitFor(() =>
      expect(sent('/api/fluid-intake/')[0]?.body).toMatchObject({ offered_ml: 200, amount_ml: 100, fluid_type: 'tea' }),
    );
  });

  test('nobody can be tapped before what was left is known, so that neither pushes the other out', async () => {
    const read = Promise.withResolvers<void>();
    const { calls, sent } = await leftUnsent();
    const elsewhere = fetch;
    vi.stubGlobal('fetch', async (asked: string, init?: RequestInit) => {
      if (asked.startsWith('/api/draft/') && init?.method !== 'PUT') await read.promise;
      return elsewhere(asked, init);
    });
    await lockAndUnlock('fluid_intake');
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/round/'))).toHaveLength(2));
    await answersRead();
    expect(screen.queryByRole('heading', { name: 'Arthur Hale' })).toBeNull();
    read.resolve();
    await press(await rowOf('Arthur Hale'), 'Another drink for Arthur Hale');
    await press(await rowOf('Arthur Hale'), /^100 ml/);
    await press(await rowOf('Arthur Hale'), 'All of it');
    await waitFor(() =>
      expect(sent('/api/fluid-intake/').map(({ body }) => body?.['offered_ml'])).toEqual([200, 200, 100]),
    );
  });

  test('what was left and cannot be read is said, and is there when it can be', async () => {
    let isAway = false;
    const drafts = withDrafts(storing);
    open('fluid_intake', house, (call) =>
      isAway && call.method === 'GET' ? { status: 503, body: null } : drafts(call),
    );
    await press(await rowOf('Arthur Hale'), /^200 ml/);
    isAway = true;
    await lockAndUnlock('fluid_intake');
    expect(await screen.findByText('The round could not be loaded')).toBeDefined();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await rowOf('Arthur Hale')).findByRole('button', { name: 'Half' })).toBeDefined();
  });

  test('what did not arrive before a lock goes again under the same id when the round is opened again', async () => {
    const { calls, sent } = await leftUnsent();
    await lockAndUnlock('fluid_intake');
    expect((await within(await rowOf('Arthur Hale')).findByText(/saved at/)).textContent).toContain(
      '100 of 200 ml water',
    );
    expect(new Set(sent('/api/fluid-intake/').map(({ body }) => body?.['id'])).size).toBe(1);
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        method: 'DELETE',
        path: `/api/draft/round-fluid_intake/?record=${roseHouse.id}`,
      }),
    );
    act(closeRecording);
    act(() => openRound('fluid_intake'));
    expect(await within(await rowOf('Arthur Hale')).findByRole('button', { name: /^200 ml/ })).toBeDefined();
  });

  test('what is on its way when the screen locks is drafted too, and what is discarded stays away', async () => {
    const never = new Promise<Response>(() => {});
    open('fluid_intake', house, storing);
    const elsewhere = fetch;
    vi.stubGlobal('fetch', (asked: string, init?: RequestInit) =>
      init?.method === 'POST' ? never : elsewhere(asked, init),
    );
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await press(row, 'All of it');
    act(closeRecording);
    act(() => openRound('fluid_intake'));
    expect(await within(await rowOf('Arthur Hale')).findByText('Saving 200 ml water…')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave and discard' }));
    act(() => openRound('fluid_intake'));
    expect(await within(await rowOf('Arthur Hale')).findByRole('button', { name: /^200 ml/ })).toBeDefined();
  });
});

test('a drink that could go only hours later asks why it is late, and tells of its own moment', async () => {
  const { sent } = open('fluid_intake', [{ resident: hale }], asksWhyLate(storing));
  const row = await rowOf('Arthur Hale');
  await press(row, /^200 ml/);
  await press(row, 'Half');
  await press(row, 'System was unavailable');
  await within(row).findByText(/saved at/);
  const [first, second] = sent('/api/fluid-intake/').map(({ body }) => body);
  expect(second).toEqual({ ...first, late_entry_reason: 'system_unavailable' });
});

test('a check at night that could go only hours later does so too', async () => {
  const { sent } = open(
    'sleep',
    [{ resident: hale, sheet: null, checking: { interval_min: 60, last_at: null } }],
    asksWhyLate((call) => (call.path.startsWith('/api/sleep/?') ? { status: 200, body: [] } : storing(call))),
  );
  const row = await rowOf('Arthur Hale');
  await press(row, 'Asleep');
  await press(row, 'System was unavailable');
  await within(row).findByText(/saved at/);
  expect(sent('/api/sleep/').at(-1)?.body).toMatchObject({
    late_entry_reason: 'system_unavailable',
    checks: [{ state: 'asleep' }],
  });
});

test('a check at night that was only begun is asked about again, and tells of its own moment', async () => {
  const { sent } = open(
    'sleep',
    [{ resident: hale, sheet: null, checking: { interval_min: 60, last_at: null } }],
    withDrafts((call) => (call.path.startsWith('/api/sleep/?') ? { status: 200, body: [] } : storing(call))),
  );
  const row = await rowOf('Arthur Hale');
  await press(row, 'Awake and distressed');
  const seen = Date.now();
  await userEvent.click(within(row).getByRole('checkbox', { name: 'Reassured' }));
  await lockAndUnlock('sleep');
  await press(await rowOf('Arthur Hale'), /^Save for/);
  await waitFor(() => expect(sent('/api/sleep/')).toHaveLength(1));
  expect(sent('/api/sleep/')[0]?.body).toMatchObject({
    checks: [{ state: 'awake_distressed', action: ['reassured'] }],
  });
  expect(Date.parse(String(sent('/api/sleep/')[0]?.body?.['occurred_at']))).toBeLessThanOrEqual(seen);
});
