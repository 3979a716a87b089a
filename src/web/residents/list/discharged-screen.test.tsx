import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mrHale, server, show } from '#world/browser/web-page.tsx';
import { expectSoundStructure } from '#world/browser/structure.ts';
import DischargedScreen from './discharged-screen.tsx';

afterEach(() => void vi.useRealTimers());

const departure = {
  id: '01900000-0000-7000-8000-0000000000d1',
  version: 2,
  resident: mrHale.id,
  status: 'completed',
  discharge_type: 'deceased',
  discharge_date: '2026-02-20',
  destination: null,
  checklist_pct: 100,
  records_review_on: '2034-02-20',
};

test('of those who left it is told when they moved in, when they left and until when their records are kept', async () => {
  server(({ path }) => {
    if (path.startsWith('/api/discharge/')) return { status: 200, body: [departure] };
    return path.startsWith('/api/resident/')
      ? {
          status: 200,
          body: [{ ...mrHale, status: 'deceased', national_id: '9434765919', admission_date: '2021-05-04' }],
        }
      : undefined;
  });
  show(<DischargedScreen />, { rights: ['view_resident', 'view_discharge'] });
  const table = await screen.findByRole('table', { name: 'Residents who have left' });
  const firstRow = () => within(table).getAllByRole('row')[1];
  // How they left is asked for by itself, and may come a moment later.
  await waitFor(() => expect(firstRow()?.textContent).toContain('20 Feb 2026'));
  const row = firstRow();
  expect(row?.textContent).toContain('4 May 2021');
  expect(row?.textContent).toContain('20 Feb 2034');
  expect(row?.textContent).toContain('ending 919');
  expect(row?.textContent).toContain('Died');
  await expectSoundStructure();
});

test('who left, came back and left again is told by the last time', async () => {
  const first = {
    ...departure,
    id: '01900000-0000-7000-8000-0000000000d0',
    discharge_type: 'planned',
    discharge_date: '2024-06-01',
    records_review_on: '2032-06-01',
  };
  server(({ path }) => {
    if (path.startsWith('/api/discharge/')) return { status: 200, body: [departure, first] };
    return path.startsWith('/api/resident/') ? { status: 200, body: [{ ...mrHale, status: 'deceased' }] } : undefined;
  });
  show(<DischargedScreen />, { rights: ['view_resident', 'view_discharge'] });
  const table = await screen.findByRole('table', { name: 'Residents who have left' });
  await waitFor(() => expect(table.textContent).toContain('20 Feb 2026'));
  expect(table.textContent).not.toContain('1 Jun 2024');
});

test('who may not see how they left still sees who they were', async () => {
  server(({ path }) =>
    path.startsWith('/api/resident/') ? { status: 200, body: [{ ...mrHale, status: 'discharged' }] } : undefined,
  );
  show(<DischargedScreen />, { rights: ['view_resident'] });
  expect(await screen.findByRole('link', { name: 'Arthur Hale' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Records kept until at least' })).toBeNull();
});

test('where the rest of how they left cannot be read, that is said, and it is asked for again every five seconds and no oftener', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { calls } = server(({ path }) => {
    if (path.includes('cursor=2')) return { status: 500, body: {} };
    if (path.startsWith('/api/discharge/')) return { status: 200, body: [departure], next: '/api/discharge/?cursor=2' };
    return path.startsWith('/api/resident/') ? { status: 200, body: [{ ...mrHale, status: 'deceased' }] } : undefined;
  });
  const asked = () => calls.filter(({ path }) => path.includes('cursor=2')).length;
  show(<DischargedScreen />, { rights: ['view_resident', 'view_discharge'] });
  expect(await screen.findByText('How and when they left could not be loaded.')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(asked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked()).toBe(2);
});
