import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usualZone } from '#domain/kit/vocabulary/home-settings.ts';
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
import type { Call, Reply } from '#world/browser/web-page.tsx';
import { clockOf } from '../kit/house/house-clock.ts';
import { closeRecording, openRound } from '../kit/state/recording.ts';

describe('a morning round that is locked', () => {
  const step = { result: 'completed', support_level: 'prompted', at: '2026-03-01T07:30:00Z', by: null, note: null };
  const sheet = {
    id: 'sheet',
    version: 1,
    status: 'open',
    routine_date: clockOf(usualZone).today(),
    tasks_shown: ['wash', 'hair'],
    wash: step,
    hair: null,
  };

  test('a step that did not arrive before a lock goes again when the round is opened again', async () => {
    let isAway = true;
    const { sent } = open('morning_routine', [{ resident: hale, sheet, steps: ['wash', 'hair'] }], (call) =>
      call.method !== 'PATCH'
        ? undefined
        : isAway
          ? { status: 0, body: null }
          : { status: 200, body: { ...sheet, ...call.body, version: 2 } },
    );
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    await userEvent.click(
      within(within(row).getByRole('group', { name: 'Hair' })).getByRole('radio', { name: 'Helped' }),
    );
    await within(row).findByRole('alert');
    act(closeRecording);
    isAway = false;
    act(() => openRound('morning_routine'));
    const again = await rowOf('Arthur Hale');
    await within(again).findByText(/Saved at/);
    expect(within(again).getByText(/^2 of 2 steps answered/)).toBeDefined();
    expect(sent('/api/morning-routine/').at(-1)?.body).toMatchObject({ hair: { result: 'completed' }, version: 1 });
  });

  test.each([
    [503, 2],
    [400, 1],
  ])('a step answered with %i is sent again by itself only where that may help', async (status, times) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { sent } = open('morning_routine', [{ resident: hale, sheet, steps: ['wash', 'hair'] }], ({ method }) =>
      method === 'PATCH' ? { status, body: {} } : undefined,
    );
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    await userEvent.click(
      within(within(row).getByRole('group', { name: 'Hair' })).getByRole('radio', { name: 'Helped' }),
    );
    await within(row).findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    vi.useRealTimers();
    await waitFor(() =>
      expect(sent('/api/morning-routine/').filter(({ method }) => method === 'PATCH')).toHaveLength(times),
    );
  });

  test('every step that was answered before anybody said when they got up outlives a lock', async () => {
    open('morning_routine', [{ resident: hale, sheet: null, steps: ['wash', 'hair'] }], storing);
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    for (const step of ['Wash', 'Hair'])
      await userEvent.click(
        within(within(row).getByRole('group', { name: step })).getByRole('radio', { name: 'Independent' }),
      );
    act(closeRecording);
    act(() => openRound('morning_routine'));
    expect(await within(await rowOf('Arthur Hale')).findByText(/^2 of 2 steps answered/)).toBeDefined();
  });

  test('when they got up is there again, though no step was answered yet', async () => {
    open('morning_routine', [{ resident: hale, sheet: null, steps: ['wash'] }], withDrafts(storing));
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    fireEvent.change(within(row).getByLabelText('Got up'), { target: { value: '07:10' } });
    await lockAndUnlock('morning_routine');
    const again = await rowOf('Arthur Hale');
    await press(again, /steps answered/);
    expect(within(again).getByLabelText<HTMLInputElement>('Got up').value).toBe('07:10');
  });
});

describe('steps left unsent since another day', () => {
  const at = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T09:00:00.000Z`) });
  const sheetOf = (day: string) => ({
    id: `sheet-${day}`,
    version: 1,
    routine_date: day,
    status: 'open',
    tasks_shown: ['wash', 'hair'],
    wash: null,
    hair: null,
  });
  const [sunday, monday] = ['2026-03-01', '2026-03-02'];
  const house: object[] = [];
  const become = (day: string, sheet: object | null) => {
    at(day);
    house[0] = { resident: hale, sheet, steps: ['wash', 'hair'] };
  };
  afterEach(() => void vi.useRealTimers());

  /** A server with these sheets, which writes nothing while it is away. */
  const served = (sheets: readonly { id: string }[], isAway: () => boolean): Reply =>
    withDrafts((call) => {
      if (call.path.startsWith('/api/morning-routine/?')) return { status: 200, body: sheets };
      const sheet = sheets.find(({ id }) => call.path.includes(id));
      if (call.method === 'GET') return sheet && { status: 200, body: sheet };
      if (isAway()) return { status: 0, body: null };
      return call.method === 'PATCH'
        ? { status: 200, body: { ...sheet, ...call.body, version: Number(call.body?.['version']) + 1 } }
        : storing(call);
    });
  const answer = async (row: HTMLElement, step: string) =>
    userEvent.click(within(within(row).getByRole('group', { name: step })).getByRole('radio', { name: 'Helped' }));
  const opened = async () => {
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    return row;
  };
  const written = ({ path, body }: Call) => [
    path.split('/')[3],
    ...Object.keys(body ?? {}).filter((name) => ['wash', 'hair'].includes(name)),
  ];

  test('go to the sheet of their day and those of today to its own, though neither arrived for a while', async () => {
    let isAway = true;
    become(sunday, sheetOf(sunday));
    const { sent } = open(
      'morning_routine',
      house,
      served([sheetOf(sunday), sheetOf(monday)], () => isAway),
    );
    await answer(await opened(), 'Hair');
    become(monday, sheetOf(monday));
    await lockAndUnlock('morning_routine');
    const row = await opened();
    await within(row).findByRole('alert');
    await answer(row, 'Wash');
    await lockAndUnlock('morning_routine');
    await within(await opened()).findByRole('alert');
    const before = sent('/api/morning-routine/').length;
    isAway = false;
    await press(await rowOf('Arthur Hale'), 'Try again for Arthur Hale');
    await within(await rowOf('Arthur Hale')).findByText(/Saved at/);
    expect(sent('/api/morning-routine/').slice(before).map(written)).toEqual([
      [`sheet-${sunday}`, 'hair'],
      [`sheet-${monday}`, 'wash'],
    ]);
  });

  test('are not joined by a step that is pressed while they are on their way', async () => {
    let isAway = true;
    const arrival = Promise.withResolvers<void>();
    become(sunday, sheetOf(sunday));
    const { sent } = open(
      'morning_routine',
      house,
      served([sheetOf(sunday), sheetOf(monday)], () => isAway),
    );
    await answer(await opened(), 'Hair');
    become(monday, sheetOf(monday));
    const elsewhere = fetch;
    vi.stubGlobal('fetch', async (asked: string, init?: RequestInit) => {
      if (asked.startsWith('/api/morning-routine/') && init?.method !== 'GET') await arrival.promise;
      return elsewhere(asked, init);
    });
    isAway = false;
    const before = sent('/api/morning-routine/').length;
    await lockAndUnlock('morning_routine');
    const row = await opened();
    await within(row).findByText('Saving…');
    await answer(row, 'Wash');
    arrival.resolve();
    await within(row).findByText(/Saved at/);
    expect(sent('/api/morning-routine/').slice(before).map(written)).toEqual([
      [`sheet-${sunday}`, 'hair'],
      [`sheet-${monday}`, 'wash'],
    ]);
  });

  test('wait for when they got up on that day, which today does not answer', async () => {
    become(sunday, null);
    const { sent } = open(
      'morning_routine',
      house,
      served([], () => false),
    );
    await answer(await opened(), 'Hair');
    become(monday, null);
    await lockAndUnlock('morning_routine');
    const row = await opened();
    fireEvent.change(within(row).getByLabelText('Got up'), { target: { value: '08:40' } });
    await answer(row, 'Wash');
    await waitFor(() => expect(sent('/api/morning-routine/')).toHaveLength(1));
    const earlier = within(row).getByLabelText('Got up on 1 March 2026');
    fireEvent.change(earlier, { target: { value: '07:10' } });
    fireEvent.blur(earlier);
    await waitFor(() =>
      expect(sent('/api/morning-routine/').map(({ body }) => [body?.['routine_date'], body?.['up_at']])).toEqual([
        [monday, '08:40'],
        [sunday, '07:10'],
      ]),
    );
  });

  test('ask why they are late where their sheet is begun only now', async () => {
    become(sunday, null);
    const { sent } = open('morning_routine', house, withDrafts(asksWhyLate(served([], () => false))));
    await answer(await opened(), 'Hair');
    become(monday, null);
    await lockAndUnlock('morning_routine');
    const row = await opened();
    const earlier = within(row).getByLabelText('Got up on 1 March 2026');
    fireEvent.change(earlier, { target: { value: '07:10' } });
    fireEvent.blur(earlier);
    await press(row, 'System was unavailable');
    await within(row).findByText(/Saved at/);
    expect(sent('/api/morning-routine/').at(-1)?.body).toMatchObject({
      routine_date: sunday,
      up_at: '07:10',
      late_entry_reason: 'system_unavailable',
      confirmed_warnings: ['over_a_day_old'],
    });
  });
});

test('a time of getting up that is still being typed is not sent', async () => {
  const { sent } = open('morning_routine', [{ resident: hale, sheet: null, steps: ['wash'] }], storing);
  const row = await rowOf('Arthur Hale');
  await press(row, /steps answered/);
  await userEvent.click(within(row).getByRole('radio', { name: 'Independent' }));
  const up = within(row).getByLabelText('Got up');
  for (const value of ['07:03', '07:30']) fireEvent.change(up, { target: { value } });
  expect(sent('/api/morning-routine/')).toHaveLength(0);
  fireEvent.blur(up);
  await waitFor(() => expect(sent('/api/morning-routine/').map(({ body }) => body?.['up_at'])).toEqual(['07:30']));
});
