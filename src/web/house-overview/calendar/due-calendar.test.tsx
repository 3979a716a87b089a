import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, localDay } from '#domain/kit/time/time.ts';
import { mrHale, roseHouse, server, show } from '#world/browser/web-page.tsx';
import { DueCalendar } from './due-calendar.tsx';

const today = localDay(new Date().toISOString(), 'Europe/London');
const mia = '01900000-0000-7000-8000-0000000000d1';
const row = (id: string, days: number, more: object = {}) => ({
  id,
  version: 1,
  resident: mrHale.id,
  due_at: `${addDays(today, days)}T12:00:00Z`,
  window_hours: 0,
  assigned_to: null,
  assigned_role: 'shift_lead',
  status: 'scheduled',
  target: null,
  ...more,
});
const stored: Readonly<Record<string, readonly object[]>> = {
  '/api/plan-scheduler/': [row('p', 5, { assigned_to: mia, assigned_role: null, names: { assigned_to: 'Mia Lee' } })],
  '/api/risk-scheduler/': [row('r', -3)],
  '/api/evaluation-scheduler/': [row('e', 2, { status: 'completed' })],
  '/api/accident-scheduler/': [],
};
const rights = ['plan_scheduler', 'risk_scheduler', 'evaluation_scheduler', 'accident_scheduler'].map(
  (name) => `view_${name}`,
);
const opened = (more = '') => {
  const asking = server(({ path }) => {
    const body = stored[path.split('?')[0] ?? ''];
    return body ? { status: 200, body } : undefined;
  });
  show(<DueCalendar home={roseHouse} back={{ to: '/', label: 'House overview' }} />, {
    rights,
    address: `/house-overview?calendar=agenda${more}`,
  });
  return asking;
};
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Reviews and checks' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);

test('all kinds stand in one agenda, the earliest first, with who does it and how it stands', async () => {
  opened();
  expect(await lines()).toEqual([
    expect.stringMatching(/^Risk review, Arthur Hale.*Shift lead.*Overdue/),
    expect.stringMatching(/^Plan review, Arthur Hale.*Mia Lee.*Planned/),
  ]);
});

test('what was done is shown to whoever asks for it', async () => {
  opened('&standing=completed');
  expect(await lines()).toEqual([expect.stringMatching(/^Evaluation.*Done/)]);
});

test('it is narrowed to who does it, and the server is asked for one person alone', async () => {
  const { calls } = opened(`&owner=${mia}&resident=${mrHale.id}`);
  expect(await lines()).toEqual([expect.stringMatching(/^Plan review/)]);
  expect(calls.filter(({ path }) => path.includes('scheduler')).map(({ path }) => path)).toEqual(
    expect.arrayContaining([expect.stringContaining(`resident=${mrHale.id}`)]),
  );
});

test('the owners to choose from are those who have something to do', async () => {
  opened();
  await lines();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Who does it' }));
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['Mia Lee', 'Shift lead']),
    ),
  );
});

test('a button looks thirty days further back each time', async () => {
  const { calls } = opened();
  await lines();
  const asksFrom = (days: number) => calls.some(({ path }) => path.includes(`date_from=${addDays(today, -days)}`));
  expect([asksFrom(30), asksFrom(60)]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: /^Look further back/ }));
  await expect.poll(() => asksFrom(60)).toBe(true);
});

test('a month says how many are due each day', async () => {
  opened();
  show(<DueCalendar home={roseHouse} back={{ to: '/', label: 'House overview' }} />, {
    rights,
    address: `/house-overview?calendar=month&day=${addDays(today, 5)}`,
  });
  expect(await lines()).toEqual([expect.stringMatching(/^Plan review/)]);
  expect(
    within(screen.getByRole('group', { name: 'Days of the month' })).getAllByRole('button').length,
  ).toBeGreaterThan(27);
});
