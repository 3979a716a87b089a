import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hale, keeping, open, press, rowOf } from '#world/round-page.tsx';
import { roseHouse } from '#world/web-page.tsx';
import { closeRecording, openRound } from '../kit/recording.ts';
import { forgetSaved } from './just-saved.ts';

beforeEach(() => {
  closeRecording();
  forgetSaved();
});

describe('a drinks round that is locked', () => {
  const house = [{ resident: hale }];

  test('what did not arrive before a lock goes again under the same id when the round is opened again', async () => {
    let isAway = true;
    const { calls, sent } = open('fluid_intake', house, (call) => (isAway && call.method === 'POST' ? { status: 0, body: null } : keeping(call)));
    const row = await rowOf('Arthur Hale');
    await press(row, /^200 ml/);
    await press(row, 'Half');
    await within(row).findByRole('alert');
    act(closeRecording);
    isAway = false;
    act(() => openRound('fluid_intake'));
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

describe('a morning round that is locked', () => {
  const step = { result: 'completed', support_level: 'prompted', at: '2026-03-01T07:30:00Z', by: null, note: null };
  const sheet = { id: 'sheet', version: 1, status: 'open', tasks_shown: ['wash', 'hair'], wash: step, hair: null };

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
});
