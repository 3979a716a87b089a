import { catalogue } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show, write } from '#world/browser/web-page.tsx';
import { useState } from 'react';
import { expect, test } from 'vitest';
import '../../records/known-entities.ts';
import { RightsMatrix } from './rights-matrix.tsx';

const permissions = catalogue(register).map((right) => ({ ...right, id: right.codename }));

function Matrix({ start }: { start: readonly string[] }) {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set(start));
  return (
    <>
      <output aria-label="Held rights">{[...held].toSorted().join(' ')}</output>
      <RightsMatrix permissions={permissions} held={held} earlier={new Set(start)} onChange={setHeld} />
    </>
  );
}
const held = () => screen.getByLabelText('Held rights').textContent;

test('the matrix shows at a glance what is held wholly, in part and for own records', () => {
  show(<Matrix start={['view_weight', 'change_own_weight', 'view_resident_summary']} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'See Weights' }).checked).toBe(true);
  expect(screen.getByRole('checkbox', { name: 'Change Weights, own' })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'See Residents, in part' })).toBeDefined();
});

test('a right is found by what it means, and ticked by its sentence', async () => {
  show(<Matrix start={['view_payment']} />);
  await write(screen.getByRole('searchbox', { name: 'Find a right' }), 'reverse');
  const payments = screen.getByRole('group', { name: 'Rights over Payments' });
  const reverse = within(payments).getByRole('checkbox', { name: 'Reverse payments that are in the ledger' });
  expect(within(payments).getByText('Takes a second person to give')).toBeDefined();
  await userEvent.click(reverse);
  expect(held()).toBe('reverse_payment view_payment');
  expect(screen.queryByRole('checkbox', { name: 'See Weights' })).toBeNull();
});

test('the whole right in a cell is given and taken with one click', async () => {
  show(<Matrix start={['change_own_weight']} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Change Weights, own' }));
  expect(held()).toBe('change_own_weight change_weight');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Change Weights' }));
  expect(held()).toBe('change_own_weight');
});

test('a phone names what is held before it counts the rest, and says nothing only of nothing', () => {
  show(<Matrix start={['view_payment', 'reverse_payment', 'reconcile_cash']} />);
  expect(screen.getByText('See · 1 more')).toBeDefined();
  expect(screen.getByText('1 held')).toBeDefined();
});
