import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import RemindersScreen from './reminders-screen.tsx';

const rights = [
  'view_notification',
  'view_rota',
  'view_accident_scheduler',
  'view_plan_scheduler',
  'view_risk_scheduler',
  'view_evaluation_scheduler',
];
const gloves = {
  id: '1',
  version: 1,
  rule_code: 'manual',
  title: 'Order gloves',
  severity: 'low',
  status: 'active',
  raised_at: '2026-11-19T12:00:00Z',
  due_at: null,
};
afterEach(cleanup);

let broken = '';
const open = (failing: string) => {
  broken = failing;
  server(({ path }) => {
    if (path.startsWith(broken)) return { status: 503, body: {} };
    return { status: 200, body: path.startsWith('/api/reminder/') && path.includes('low') ? [gloves] : [] };
  });
  show(<RemindersScreen />, { rights });
};

test.each([
  ['/api/accident-scheduler/', 'Reviews and checks that are due could not be loaded'],
  ['/api/rota/', 'Who leads this shift could not be loaded'],
])('where %s fails no lane says that there is nothing, and it can be tried again', async (path, words) => {
  open(path);
  await screen.findByText(words);
  expect(await screen.findByText('Order gloves')).toBeDefined();
  expect(screen.queryByText('Nothing for you to act on now.')).toBeNull();
  broken = 'none';
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing for you to act on now.')).toBeDefined();
});

test('a reminder is added by whoever may, and the rules are there for everyone to read', async () => {
  open('none');
  expect(await screen.findByRole('link', { name: 'The rules' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add reminder' })).toBeNull();
  show(<RemindersScreen />, { rights: [...rights, 'add_notification'] });
  await userEvent.click(await screen.findByRole('link', { name: 'Add reminder' }));
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeDefined();
});

test('reviews and checks that are due stand among the reminders of the house', async () => {
  const due = { version: 1, due_at: '2026-03-01T08:00:00Z', status: 'overdue', assigned_role: 'team', resident: null };
  server(({ path }) => {
    const [, kind] = /^\/api\/(\w+)-scheduler\//.exec(path) ?? [];
    return { status: 200, body: kind ? [{ ...due, id: kind }] : [] };
  });
  show(<RemindersScreen />, { rights, address: '/notification?view=house' });
  const cards = () => screen.getAllByRole('article');
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(
    cards()
      .map((card) => card.querySelector('h3')?.textContent)
      .toSorted(),
  ).toEqual(['Evaluation due', 'Follow-up check', 'Plan review', 'Risk review']);
});

test('where the line of the title is short, the rules are behind More', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 1200px)',
    addEventListener() {},
    removeEventListener() {},
  }));
  open('none');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect((await screen.findByRole('menuitem', { name: 'The rules' })).getAttribute('href')).toMatch(/\?part=rules$/);
});
