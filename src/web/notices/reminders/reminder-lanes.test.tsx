import type { Severity } from '#domain/kit/traits/severity.ts';
import type { notification } from '#domain/notices/notification.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import type { Listed } from '../../kit/state/stored-record.ts';
import { observable } from '../../kit/state/observable.ts';
import { ReminderLanes } from './reminder-lanes.tsx';

const alert = (title: string, severity: Severity): Listed<typeof notification> => ({
  id: title,
  version: 1,
  rule_code: 'manual',
  title,
  severity,
  status: 'active',
  raised_at: '2026-11-19T12:00:00Z',
  due_at: null,
  home: roseHouse.id,
  resident: null,
  staff: null,
  category: 'task',
  message: null,
  linked_object: null,
  escalation_level: 0,
  snoozed_until: null,
  action_plan: null,
  informed: [],
});
const noRules = new Map();

const openAlerts = observable<readonly Listed<typeof notification>[]>([]);
const arrive = (alerts: readonly Listed<typeof notification>[]) => act(() => openAlerts.set(() => alerts));
function Lanes() {
  return (
    <ReminderLanes
      alerts={openAlerts.use()}
      scheduled={[]}
      rules={noRules}
      question="house"
      isMine={false}
      isAnswered
      isWhole
      onChanged={() => openAlerts.set((now) => now.slice(1))}
    />
  );
}
const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

beforeEach(() => {
  server(() => ({ status: 200, body: { id: 'answered', version: 2 } }));
});
afterEach(cleanup);

test('a new alert waits while somebody has a hand on the list, and comes when asked for', async () => {
  openAlerts.set(() => [alert('Drinks low', 'high')]);
  show(<Lanes />, { rights: ['view_notification'] });
  window.dispatchEvent(new Event('scroll'));
  arrive([alert('A fall', 'critical'), alert('Drinks low', 'high')]);
  expect(titles()).toEqual(['Drinks low']);
  await userEvent.click(screen.getByRole('button', { name: '1 new' }));
  expect(titles()).toEqual(['A fall', 'Drinks low']);
});

test('a lane for which something waits does not say that there is nothing', async () => {
  openAlerts.set(() => [alert('Order gloves', 'low')]);
  show(<Lanes />, { rights: ['view_notification'] });
  expect(screen.getByText('Nothing to act on now.')).toBeDefined();
  window.dispatchEvent(new Event('scroll'));
  arrive([alert('A fall', 'critical'), alert('Order gloves', 'low')]);
  expect(titles()).toEqual(['Order gloves']);
  expect(screen.queryByText('Nothing to act on now.')).toBeNull();
  expect(screen.getByText('1 new, not shown yet.')).toBeDefined();
});

test('what somebody has dealt with leaves the list at once', async () => {
  openAlerts.set(() => [alert('Drinks low', 'high'), alert('Weight due', 'high')]);
  show(<Lanes />, { rights: ['view_notification', 'acknowledge_notification'] });
  await userEvent.click(screen.getByRole('button', { name: 'Seen: Drinks low' }));
  expect(titles()).toEqual(['Weight due']);
});
