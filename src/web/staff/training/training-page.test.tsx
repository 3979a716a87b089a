import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { trainingMatrix, type Trainee } from '#domain/staff/person/training-matrix.ts';
import { roseHouse, server, show } from '#world/browser/web-page.tsx';
import { history } from '../../kit/state/toasts.ts';
import StaffScreen from '../people/staff-screen.tsx';

const person = (id: string, last_name: string, training: Trainee['training']): Trainee => ({
  id,
  first_name: 'Ann',
  preferred_name: null,
  last_name,
  role: 'cook',
  status: 'active',
  medicines_competent: false,
  restraint_trained: false,
  training,
});
const whole = (['fire', 'moving_handling', 'safeguarding_adults'] as const).map((course) => ({
  course,
  expires_on: '2027-05-01',
}));
const matrix = trainingMatrix([person('a', 'Reed', whole), person('b', 'Young', whole.slice(1))], '2026-07-01');

function open(status = 200): void {
  server(({ path }) =>
    path === `/api/home/${roseHouse.id}/training/`
      ? { status, body: status === 200 ? matrix : { detail: 'No' } }
      : { status: 200, body: [] },
  );
  show(<StaffScreen />, { rights: ['view_staff'], address: '/staff?part=training' });
}

test('a manager sees who lacks which course first, how many are in date, and goes to the person', async () => {
  open();
  expect(await screen.findByText('1 of 2 lacks something')).toBeDefined();
  const [, young, reed] = screen.getAllByRole('row');
  expect(within(young ?? document.body).getByText('Missing')).toBeDefined();
  expect(within(young ?? document.body).getByRole('link', { name: 'Ann Young' })).toHaveProperty(
    'href',
    expect.stringContaining('/staff?id=b'),
  );
  expect(within(reed ?? document.body).getAllByText('1 May 2027')).toHaveLength(3);
  expect(screen.getByRole('columnheader', { name: /Fire safety\s*1 of 2/ })).toBeDefined();
});

test('a tick leaves only whoever lacks something', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Only whoever lacks something' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.queryByText('Ann Reed')).toBeNull();
});

test('whoever may not see it is told so, and by the page alone', async () => {
  open(403);
  expect(await screen.findByText('You do not have the right to see everybody’s training')).toBeDefined();
  expect(history.get()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('without the right the training is not asked for, and the page says who can see it', () => {
  const { calls } = server(() => ({ status: 200, body: [] }));
  show(<StaffScreen />, { rights: ['view_staff_directory'], address: '/staff?part=training' });
  expect(screen.getByText('You do not have the right to see everybody’s training')).toBeDefined();
  expect(screen.getByText('A senior, a manager or a superuser can do this.')).toBeDefined();
  expect(calls.filter(({ path }) => path.includes('/training'))).toEqual([]);
});
