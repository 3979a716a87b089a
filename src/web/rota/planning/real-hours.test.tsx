import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { RealHours } from './real-hours.tsx';

const hours = (off: number) => new Date(Date.now() + off * 3_600_000).toISOString();
const shift = (from: number, to: number): GridShift & { home: string } => ({
  id: '01990000-0000-7000-8000-000000000061',
  version: 1,
  home: roseHouse.id,
  staff: 'ann',
  date: hours(from).slice(0, 10),
  shift_type: 'late',
  start_at: hours(from),
  end_at: hours(to),
  role_on_shift: 'support',
  status: 'worked',
  break_minutes: 30,
  one_to_one_resident: null,
  cover_for: null,
  override_reason: null,
  notes: null,
  actual_start: null,
  actual_end: null,
  sleep_in_disturbances: [],
  created_by: null,
  swap_how: null,
  swap_with: null,
  swap_for: null,
  swap_agreed_at: null,
});

async function proposed(given: GridShift): Promise<string> {
  const { calls } = server(({ method }) => (method === 'PATCH' ? { status: 200, body: given } : undefined));
  show(<RealHours shift={given} onChanged={() => {}} />, { rights: ['view_rota', 'change_rota'] });
  await userEvent.click(screen.getByRole('button', { name: 'Real hours' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save the hours' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  return String(calls.find(({ method }) => method === 'PATCH')?.body?.['actual_end']);
}

test('a shift that still runs is not proposed to have ended later than now', async () => {
  expect(Date.parse(await proposed(shift(-3, 4)))).toBeLessThanOrEqual(Date.now());
});

test('a shift that is over is proposed to have ended as planned', async () => {
  const over = shift(-9, -1);
  const minutes = Math.abs(Date.parse(await proposed(over)) - Date.parse(over.end_at)) / 60_000;
  expect(minutes).toBeLessThan(1);
});
