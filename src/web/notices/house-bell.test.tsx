import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { roseHouse, server, show } from '#world/web-page.tsx';
import { tell } from '../kit/events.ts';
import { WhereProvider } from '../kit/where.tsx';
import HouseBell from './house-bell.tsx';

const where = { list: () => '/notification', form: () => null, detail: () => null, record: () => null };
const alert = { id: 'a fall', version: 1, severity: 'critical', status: 'active' };
const somethingRaised = () => tell(JSON.stringify({ entity: 'notification', id: 'x', version: 1, home: roseHouse.id, resident: null }));

afterEach(() => void vi.useRealTimers());

test('a bell that could not be counted says so, until it can; one that was counted keeps its number', async () => {
  vi.useFakeTimers();
  let status = 503;
  server(() => ({ status, body: [alert] }));
  show(<WhereProvider value={where}><HouseBell home={roseHouse} /></WhereProvider>);
  expect(screen.getByRole('link').textContent, 'while it is being counted').toBe('Reminders');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('link').textContent).toBe('Reminders?, not counted');
  status = 200;
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByRole('link').textContent).toContain('1 to act on now');
  status = 503;
  act(somethingRaised);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('link').textContent).toContain('1 to act on now');
});
