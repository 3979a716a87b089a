import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { furnishBrowser, mrHale, roseHouse, server, show, type Reply } from '#world/web-page.tsx';
import HomeScreen from './home-screen.tsx';

beforeEach(furnishBrowser);

const rights = ['view_resident', 'view_notification', 'view_rota', 'view_appointment', 'view_note', 'view_incident'];
const reminder = (id: string, severity: string, title: string) => ({ id, version: 1, severity, title, status: 'active' });
const answers: Reply = ({ path }) => {
  if (path.startsWith('/api/home/')) return { status: 200, body: { ...roseHouse, version: 1, settings: null, min_staffing: {} } };
  if (path.startsWith('/api/reminder')) return { status: 200, body: [reminder('1', 'low', 'Order gloves'), reminder('2', 'critical', 'Night is not filled')] };
  if (path.startsWith('/api/resident')) return { status: 200, body: [{ ...mrHale, header_flags: ['falls'], status: 'current' }] };
  if (path.startsWith('/api/appointment')) return { status: 500, body: {} };
  return { status: 200, body: [] };
};

test('the board greets, and puts what matters most first', async () => {
  server(answers);
  show(<HomeScreen />, { rights });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening), Ann$/);
  const urgent = await screen.findByRole('region', { name: /Needs you now/ });
  const lines = await within(urgent).findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([expect.stringMatching(/^Critical.*Night is not filled/), expect.stringMatching(/^Low.*Order gloves/)]);
});

test('a resident is shown with their flags in words', async () => {
  server(answers);
  show(<HomeScreen />, { rights });
  const people = await screen.findByRole('region', { name: /Residents/ });
  expect((await within(people).findByRole('link', { name: 'Arthur Hale' })).closest('li')?.textContent).toContain('Room 3Falls');
});

test('a part that could not be loaded says so, and the others go on', async () => {
  server(answers);
  show(<HomeScreen />, { rights });
  const visits = await screen.findByRole('region', { name: 'Appointments today' });
  expect((await within(visits).findByRole('alert')).textContent).toContain('Could not load');
  expect(await screen.findByText('No incidents')).toBeDefined();
});

test('what someone may not see is not on their board', async () => {
  server(answers);
  show(<HomeScreen />, { rights: ['view_resident'] });
  await screen.findByRole('link', { name: 'Arthur Hale' });
  expect(screen.queryByRole('region', { name: /Needs you now/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'On shift now' })).toBeNull();
});
