import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usualZone } from '#domain/kit/house-settings.ts';
import { hale, keeping, open, press, rowOf } from '#world/round-page.tsx';
import { roseHouse, type Call, type Reply } from '#world/web-page.tsx';
import { settleDrafts } from '../kit/drafts.ts';
import { clockOf } from '../kit/house-clock.ts';
import { closeRecording, openRound } from '../kit/recording.ts';
import { forgetSaved } from './just-saved.ts';

beforeEach(() => {
  closeRecording();
  forgetSaved();
});

/** A server that keeps drafts too. */
function withDrafts(reply: Reply): Reply {
  let draft: Call['body'] = null;
  return (call) => {
    if (!call.path.startsWith('/api/draft/')) return reply(call);
    if (call.method !== 'GET') draft = call.method === 'PUT' ? call.body : null;
    return { status: 200, body: draft };
  };
}

/** What a lock does to a round: its draft goes to the server, the screen goes away, and somebody opens it again. */
async function lockAndUnlock(kind: string) {
  await act(settleDrafts);
  act(closeRecording);
  act(() => openRound(kind));
}

describe('a drinks round that is locked', () => {
  const house = [{ resident: hale }];

  test('a cup that was only chosen stands there again, with the drink chosen for it', async () => {
    const { sent } = open('fluid_intake', house, withDrafts(keeping));
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await userEvent.selectOptions(within(row).getByRole('combobox', { name: 'Drink for Arthur Hale' }), 'Tea');
    await lockAndUnlock('fluid_intake');
    expect(await screen.findByText(/1 begun/)).toBeDefined();
    await press(await rowOf('Arthur Hale'), 'Half');
    await waitFor(() => expect(sent('/api/fluid-intake/')[0]?.body).toMatchObject({ offered_ml: 200, amount_ml: 100, fluid_type: 'tea' }));
  });

  test('nobody can be tapped before what was left is known, so that neither pushes the other out', async () => {
    let isAway = true;
    const read = Promise.withResolvers<void>();
    const { calls, sent } = open('fluid_intake', house, withDrafts((call) => (isAway && call.method === 'POST' ? { status: 0, body: null } : keeping(call))));
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await press(row, 'Half');
    await within(row).findByRole('alert');
    isAway = false;
    const elsewhere = fetch;
    vi.stubGlobal('fetch', async (asked: string, init?: RequestInit) => {
      if (asked.startsWith('/api/draft/') && init?.method !== 'PUT') await read.promise;
      return elsewhere(asked, init);
    });
    await lockAndUnlock('fluid_intake');
    await waitFor(() => expect(calls.filter(({ path }) => path.includes('/round/'))).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('heading', { name: 'Arthur Hale' })).toBeNull();
    read.resolve();
    await press(await rowOf('Arthur Hale'), 'Another drink for Arthur Hale');
    await press(await rowOf('Arthur Hale'), /^100 ml/);
    await press(await rowOf('Arthur Hale'), 'All of it');
    await waitFor(() => expect(sent('/api/fluid-intake/').map(({ body }) => body?.['offered_ml'])).toEqual([200, 200, 100]));
  });

  test('what was left and cannot be read is said, and is there when it can be', async () => {
    let isAway = false;
    const drafts = withDrafts(keeping);
    open('fluid_intake', house, (call) => (isAway && call.method === 'GET' ? { status: 503, body: null } : drafts(call)));
    await press(await rowOf('Arthur Hale'), /^200 ml/);
    isAway = true;
    await lockAndUnlock('fluid_intake');
    expect(await screen.findByText('The round could not be loaded')).toBeDefined();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await rowOf('Arthur Hale')).findByRole('button', { name: 'Half' })).toBeDefined();
  });

  test('what did not arrive before a lock goes again under the same id when the round is opened again', async () => {
    let isAway = true;
    const { calls, sent } = open('fluid_intake', house, withDrafts((call) => (isAway && call.method === 'POST' ? { status: 0, body: null } : keeping(call))));
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await press(row, 'Half');
    await within(row).findByRole('alert');
    isAway = false;
    await lockAndUnlock('fluid_intake');
    expect((await within(await rowOf('Arthur Hale')).findByText(/saved at/)).textContent).toContain('100 of 200 ml water');
    expect(new Set(sent('/api/fluid-intake/').map(({ body }) => body?.['id'])).size).toBe(1);
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/draft/round-fluid_intake/?record=${roseHouse.id}` }));
    act(closeRecording);
    act(() => openRound('fluid_intake'));
    expect(await within(await rowOf('Arthur Hale')).findByRole('button', { name: /^200 ml/ })).toBeDefined();
  });

  test('what is on its way when the screen locks is kept too, and what is discarded stays away', async () => {
    const never = new Promise<Response>(() => {});
    open('fluid_intake', house, keeping);
    const elsewhere = fetch;
    vi.stubGlobal('fetch', (asked: string, init?: RequestInit) => (init?.method === 'POST' ? never : elsewhere(asked, init)));
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

/** What happened a while ago is written only with a reason. */
const asksWhyLate = (reply: Reply): Reply => (call) => (call.method === 'POST' && !call.body?.['late_entry_reason'] ? { status: 400, body: { late_entry_reason: ['Say why it is recorded late.'] } } : reply(call));

test('a drink that could go only hours later asks why it is late, and tells of its own moment', async () => {
  const { sent } = open('fluid_intake', [{ resident: hale }], asksWhyLate(keeping));
  const row = await rowOf('Arthur Hale');
  await press(row, /^200 ml/);
  await press(row, 'Half');
  await press(row, 'System was unavailable');
  await within(row).findByText(/saved at/);
  const [first, second] = sent('/api/fluid-intake/').map(({ body }) => body);
  expect(second).toEqual({ ...first, late_entry_reason: 'system_unavailable' });
});

test('a look at night that could go only hours later does so too', async () => {
  const { sent } = open('sleep', [{ resident: hale, sheet: null, checking: { interval_min: 60, last_at: null } }], asksWhyLate((call) => (call.path.startsWith('/api/sleep/?') ? { status: 200, body: [] } : keeping(call))));
  const row = await rowOf('Arthur Hale');
  await press(row, 'Asleep');
  await press(row, 'System was unavailable');
  await within(row).findByText(/saved at/);
  expect(sent('/api/sleep/').at(-1)?.body).toMatchObject({ late_entry_reason: 'system_unavailable', checks: [{ state: 'asleep' }] });
});

test('a look at night that was only begun is asked about again, and tells of its own moment', async () => {
  const { sent } = open('sleep', [{ resident: hale, sheet: null, checking: { interval_min: 60, last_at: null } }], withDrafts((call) => (call.path.startsWith('/api/sleep/?') ? { status: 200, body: [] } : keeping(call))));
  const row = await rowOf('Arthur Hale');
  await press(row, 'Awake and distressed');
  const seen = Date.now();
  await userEvent.click(within(row).getByRole('checkbox', { name: 'Reassured' }));
  await lockAndUnlock('sleep');
  await press(await rowOf('Arthur Hale'), /^Save for/);
  await waitFor(() => expect(sent('/api/sleep/')).toHaveLength(1));
  expect(sent('/api/sleep/')[0]?.body).toMatchObject({ checks: [{ state: 'awake_distressed', action: ['reassured'] }] });
  expect(Date.parse(String(sent('/api/sleep/')[0]?.body?.['occurred_at']))).toBeLessThanOrEqual(seen);
});

describe('a morning round that is locked', () => {
  const step = { result: 'completed', support_level: 'prompted', at: '2026-03-01T07:30:00Z', by: null, note: null };
  const sheet = { id: 'sheet', version: 1, status: 'open', routine_date: clockOf(usualZone).today(), tasks_shown: ['wash', 'hair'], wash: step, hair: null };

  test('a step that did not arrive before a lock goes again when the round is opened again', async () => {
    let isAway = true;
    const { sent } = open('morning_routine', [{ resident: hale, sheet, steps: ['wash', 'hair'] }], (call) => (call.method !== 'PATCH' ? undefined : isAway ? { status: 0, body: null } : { status: 200, body: { ...sheet, ...call.body, version: 2 } }));
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    await userEvent.click(within(within(row).getByRole('group', { name: 'Hair' })).getByRole('radio', { name: 'Helped' }));
    await within(row).findByRole('alert');
    act(closeRecording);
    isAway = false;
    act(() => openRound('morning_routine'));
    const again = await rowOf('Arthur Hale');
    await within(again).findByText(/Saved at/);
    expect(within(again).getByText(/^2 of 2 steps answered/)).toBeDefined();
    expect(sent('/api/morning-routine/').at(-1)?.body).toMatchObject({ hair: { result: 'completed' }, version: 1 });
  });

  test('every step that was answered before anybody said when they got up outlives a lock', async () => {
    open('morning_routine', [{ resident: hale, sheet: null, steps: ['wash', 'hair'] }], keeping);
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    for (const step of ['Wash', 'Hair']) await userEvent.click(within(within(row).getByRole('group', { name: step })).getByRole('radio', { name: 'Independent' }));
    act(closeRecording);
    act(() => openRound('morning_routine'));
    expect(await within(await rowOf('Arthur Hale')).findByText(/^2 of 2 steps answered/)).toBeDefined();
  });

  test('when they got up is there again, though no step was answered yet', async () => {
    open('morning_routine', [{ resident: hale, sheet: null, steps: ['wash'] }], withDrafts(keeping));
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
  const sheetOf = (day: string) => ({ id: `sheet-${day}`, version: 1, routine_date: day, status: 'open', tasks_shown: ['wash', 'hair'], wash: null, hair: null });
  const [sunday, monday] = ['2026-03-01', '2026-03-02'];
  const house: object[] = [];
  const become = (day: string, sheet: object | null) => {
    at(day);
    house[0] = { resident: hale, sheet, steps: ['wash', 'hair'] };
  };
  afterEach(() => void vi.useRealTimers());

  /** A server with these sheets, which writes nothing while it is away. */
  const served = (sheets: readonly { id: string }[], isAway: () => boolean): Reply => withDrafts((call) => {
    if (call.path.startsWith('/api/morning-routine/?')) return { status: 200, body: sheets };
    const sheet = sheets.find(({ id }) => call.path.includes(id));
    if (call.method === 'GET') return sheet && { status: 200, body: sheet };
    if (isAway()) return { status: 0, body: null };
    return call.method === 'PATCH' ? { status: 200, body: { ...sheet, ...call.body, version: Number(call.body?.['version']) + 1 } } : keeping(call);
  });
  const answer = async (row: HTMLElement, step: string) => userEvent.click(within(within(row).getByRole('group', { name: step })).getByRole('radio', { name: 'Helped' }));
  const opened = async () => {
    const row = await rowOf('Arthur Hale');
    await press(row, /steps answered/);
    return row;
  };
  const written = ({ path, body }: Call) => [path.split('/')[3], ...Object.keys(body ?? {}).filter((name) => ['wash', 'hair'].includes(name))];

  test('go to the sheet of their day and those of today to its own, though neither arrived for a while', async () => {
    let isAway = true;
    become(sunday, sheetOf(sunday));
    const { sent } = open('morning_routine', house, served([sheetOf(sunday), sheetOf(monday)], () => isAway));
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
    expect(sent('/api/morning-routine/').slice(before).map(written)).toEqual([[`sheet-${sunday}`, 'hair'], [`sheet-${monday}`, 'wash']]);
  });

  test('are not joined by a step that is pressed while they are on their way', async () => {
    let isAway = true;
    const arrival = Promise.withResolvers<void>();
    become(sunday, sheetOf(sunday));
    const { sent } = open('morning_routine', house, served([sheetOf(sunday), sheetOf(monday)], () => isAway));
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
    expect(sent('/api/morning-routine/').slice(before).map(written)).toEqual([[`sheet-${sunday}`, 'hair'], [`sheet-${monday}`, 'wash']]);
  });

  test('wait for when they got up on that day, which today does not answer', async () => {
    become(sunday, null);
    const { sent } = open('morning_routine', house, served([], () => false));
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
    await waitFor(() => expect(sent('/api/morning-routine/').map(({ body }) => [body?.['routine_date'], body?.['up_at']])).toEqual([[monday, '08:40'], [sunday, '07:10']]));
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
    expect(sent('/api/morning-routine/').at(-1)?.body).toMatchObject({ routine_date: sunday, up_at: '07:10', late_entry_reason: 'system_unavailable', confirmed_warnings: ['over_a_day_old'] });
  });
});

test('a time of getting up that is still being typed is not sent', async () => {
  const { sent } = open('morning_routine', [{ resident: hale, sheet: null, steps: ['wash'] }], keeping);
  const row = await rowOf('Arthur Hale');
  await press(row, /steps answered/);
  await userEvent.click(within(row).getByRole('radio', { name: 'Independent' }));
  const up = within(row).getByLabelText('Got up');
  for (const value of ['07:03', '07:30']) fireEvent.change(up, { target: { value } });
  expect(sent('/api/morning-routine/')).toHaveLength(0);
  fireEvent.blur(up);
  await waitFor(() => expect(sent('/api/morning-routine/').map(({ body }) => body?.['up_at'])).toEqual(['07:30']));
});
