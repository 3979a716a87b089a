import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import AddStaffScreen from './add-staff-screen.tsx';

const money = { id: '01990000-0000-7000-8000-000000000001', codename: 'reverse_payment', entity: 'payment' };
const care = { id: '01990000-0000-7000-8000-000000000002', codename: 'view_weight', entity: 'weight' };
const groups = [
  { id: '01990000-0000-7000-8000-000000000011', name: 'Manager', permissions: [money.id, care.id] },
  { id: '01990000-0000-7000-8000-000000000012', name: 'Carer', permissions: [care.id] },
];

async function choose(role: string) {
  await userEvent.click(screen.getByRole('combobox', { name: /^Role/ }));
  await userEvent.click(await screen.findByRole('option', { name: role }));
}

test('whoever adds a colleague is told beforehand when the account waits for a second person', async () => {
  server(({ path }) => ({
    status: 200,
    body: path.startsWith('/api/group') ? groups : path.startsWith('/api/permission') ? [money, care] : [],
  }));
  show(<AddStaffScreen />, { rights: ['view_staff', 'add_staff', 'manage_users', 'view_group'] });
  await screen.findByRole('combobox', { name: /^Role/ });
  await choose('Support worker');
  expect(screen.queryByText(/stays closed until a second person/)).toBeNull();
  await choose('Manager');
  expect(await screen.findByText(/rights over money\. Such an account stays closed/)).toBeDefined();
});
