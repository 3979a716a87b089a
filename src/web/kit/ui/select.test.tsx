import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { server, show } from '#world/browser/web-page.tsx';
import { MultiSelect, Select } from './select.tsx';

const drinks = ['Tea', 'Coffee', 'Water'];
const drawn = () => screen.queryAllByRole('option', { hidden: true }).map((option) => option.textContent);

test.each([
  ['one', <Select key="one" label="Drink" data={drinks} />],
  ['several', <MultiSelect key="several" label="Drink" data={drinks} />],
])('a list to choose %s from is drawn when somebody comes to its field', async (_, field) => {
  server(() => undefined);
  show(field);
  expect(drawn()).toEqual([]);
  await userEvent.tab();
  expect(drawn()).toEqual(drinks);
});

test('by keys a list opens at what is chosen', async () => {
  server(() => undefined);
  show(<Select label="Drink" data={drinks} defaultValue="Coffee" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const field = screen.getByRole('combobox', { name: 'Drink', expanded: true });
  const coffee = screen.getByRole('option', { name: 'Coffee' });
  expect(field.getAttribute('aria-activedescendant')).toBe(coffee.id);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Drink' }).value).toBe('Water');
});
