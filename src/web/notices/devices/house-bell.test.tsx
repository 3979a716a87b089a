import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { publish } from '../../kit/data/event-stream.ts';
import { EntityPathsProvider } from '../../kit/house/entity-paths.tsx';
import HouseBell from './house-bell.tsx';
import RemindersScreen from '../reminders/reminders-screen.tsx';

const where = { list: () => '/notification', form: () => null, detail: () => null, record: () => null };
const alert = { id: 'a fall', version: 1, severity: 'critical', status: 'active' };
const somethingRaised = () =>
  publish(JSON.stringify({ entity: 'notification', id: 'x', version: 1, home: roseHouse.id, resident: null }));

afterEach(() => void vi.useRealTimers());

test('a bell that could not be counted says so, until it can; one that was counted keeps its number', async () => {
  vi.useFakeTimers();
  let status = 503;
  server(({ path }) => ({ status, body: path.startsWith('/api/reminder/') ? [alert] : [] }));
  show(
    <EntityPathsProvider value={where}>
      <HouseBell home={roseHouse} />
    </EntityPathsProvider>,
  );
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

const rights = ['view_notification', 'view_rota', 'view_accident_scheduler'];
const shift = {
  id: 's1',
  staff: '01900000-0000-7000-8000-0000000000aa',
  shift_type: 'late',
  role_on_shift: 'support',
  status: 'published',
  start_at: '2000-01-01T00:00:00Z',
  end_at: '2100-01-01T00:00:00Z',
};
const check = (id: string, given: object) => ({
  id,
  version: 1,
  due_at: '2026-03-01T08:00:00Z',
  window_hours: 0.5,
  status: 'overdue',
  assigned_to: null,
  assigned_role: 'team',
  resident: null,
  ...given,
});
const stored = (id: string, severity: string, given: object = {}) => ({
  ...alert,
  id,
  severity,
  rule_code: 'INC-11',
  title: id,
  raised_at: '2026-03-01T08:00:00Z',
  due_at: null,
  linked_object: null,
  ...given,
});

test('the bell counts what the list that it opens holds to act on now: alerts and overdue checks, each once', async () => {
  server(({ path }) => {
    const of = (severity: string) => path.includes('severity=') && decodeURIComponent(path).includes(severity);
    if (path.startsWith('/api/reminder/') && !path.includes('informed='))
      return { status: 200, body: [stored('of others', 'critical')] };
    if (path.startsWith('/api/reminder/'))
      return {
        status: 200,
        body: of('high')
          ? [
              stored('late check', 'high', { linked_object: { entity: 'accident_scheduler', id: 'c1' } }),
              stored('seen', 'critical', { status: 'acknowledged' }),
            ]
          : [stored('gloves', 'low')],
      };
    if (path.startsWith('/api/accident-scheduler/'))
      return { status: 200, body: [check('c1', {}), check('c2', {}), check('c3', { assigned_role: 'manager' })] };
    return { status: 200, body: path.startsWith('/api/rota/') ? [shift] : [] };
  });
  show(
    <EntityPathsProvider value={where}>
      <HouseBell home={roseHouse} />
      <RemindersScreen />
    </EntityPathsProvider>,
    { rights },
  );
  expect((await screen.findByRole('heading', { name: 'Act now 3' })).textContent).toBe('Act now 3');
  expect(screen.getAllByRole('link', { name: /^Reminders/ })[0]?.textContent).toBe('Reminders3, 3 to act on now');
});
