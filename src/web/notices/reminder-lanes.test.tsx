import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { furnishBrowser, roseHouse, server, show } from '#world/web-page.tsx';
import type { Kept } from '../kit/kept.ts';
import { ReminderLanes } from './reminder-lanes.tsx';

const alert = (title: string, severity: string): Kept => ({ id: title, version: 1, rule_code: 'manual', title, severity, status: 'active', raised_at: '2026-11-19T12:00:00Z', due_at: null, home: roseHouse.id, resident: null });
const noRules = new Map();

let arrive: (alerts: readonly Kept[]) => void;
function Lanes({ first }: { first: readonly Kept[] }) {
  const [alerts, setAlerts] = useState(first);
  arrive = (now) => act(() => setAlerts(now));
  return <ReminderLanes alerts={alerts} scheduled={[]} rules={noRules} question="house" isWhole onChanged={() => setAlerts((now) => now.slice(1))} />;
}
const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

beforeEach(() => {
  furnishBrowser();
  server(() => ({ status: 200, body: {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a new alert waits while somebody has a hand on the list, and comes when asked for', async () => {
  show(<Lanes first={[alert('Drinks low', 'high')]} />, { rights: ['view_notification'] });
  window.dispatchEvent(new Event('scroll'));
  arrive([alert('A fall', 'critical'), alert('Drinks low', 'high')]);
  expect(titles()).toEqual(['Drinks low']);
  await userEvent.click(screen.getByRole('button', { name: '1 new' }));
  expect(titles()).toEqual(['A fall', 'Drinks low']);
});

test('what somebody has dealt with leaves the list at once', async () => {
  show(<Lanes first={[alert('Drinks low', 'high'), alert('Weight due', 'high')]} />, { rights: ['view_notification', 'acknowledge_notification'] });
  await userEvent.click(screen.getByRole('button', { name: 'Seen: Drinks low' }));
  expect(titles()).toEqual(['Weight due']);
});
