import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { PracticePage } from './practice-page.tsx';

const house = { id: 'p', name: 'Practice house', made_at: '2026-03-01T09:00:00.000Z' };

function open(given: object | null, rights = ['change_home']) {
  let home = given;
  const { calls } = server(({ method, path }) => {
    if (path === '/api/home/practice/') {
      if (method === 'POST') home = house;
      return { status: 200, body: { home, making: null } };
    }
    return path === '/api/homes/' ? { status: 200, body: [] } : undefined;
  });
  const { router } = show(<PracticePage back={{ to: '/house-overview', label: 'House overview' }} />, { rights });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { sent, at: () => router.state.location };
}

test('a practice house is made by one button, and then led to', async () => {
  const { sent, at } = open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Make the practice house' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the practice house' }));
  expect(sent()).toEqual([{ reset: false }]);
  expect(at()).toMatchObject({ pathname: '/home', state: { house: house.id } });
});

test('a reset says what goes before it is done', async () => {
  const { sent } = open(house);
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(await screen.findByText(/goes out of sight/)).toBeDefined();
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset it' }));
  await waitFor(() => expect(sent()).toEqual([{ reset: true }]));
});

test('whoever may not change a house is told who can', async () => {
  open(null, []);
  expect(await screen.findByText('You do not have the right to see this')).toBeDefined();
});
