import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import MoneyScreen from './money-screen.tsx';

test('whoever may not write a count down is offered no form for it, and reads who can', () => {
  const { calls } = server(() => ({ status: 200, body: [] }));
  show(<MoneyScreen />, { rights: ['view_payment', 'view_payments_handover'], address: '/payment?count=1' });
  expect(screen.getByText('You do not have the right to count the cash')).toBeDefined();
  expect(screen.getByText(/can do this\.$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Write down the count' })).toBeNull();
  expect(calls.filter(({ path }) => path.includes('/money'))).toEqual([]);
});
