import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
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

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

/** A list whose lines are others once something was saved elsewhere. */
function changingList(before: readonly string[]) {
  let lines = before;
  const drawings = new Set<() => void>();
  const subscribe = (draw: () => void) => {
    drawings.add(draw);
    return () => void drawings.delete(draw);
  };
  function ChangingList() {
    return <Select label="Drink" data={useSyncExternalStore(subscribe, () => lines)} />;
  }
  show(<ChangingList />);
  return (after: readonly string[]) =>
    act(() => {
      lines = after;
      for (const draw of drawings) draw();
    });
}

test('lines that come or go meanwhile move nothing in a list that is open', async () => {
  server(() => undefined);
  const change = changingList(drinks);
  await userEvent.click(screen.getByRole('combobox'));
  change(['Cocoa', 'Tea', 'Water']);
  expect(options()).toEqual(drinks);
  await userEvent.click(screen.getByRole('option', { name: 'Tea' }));
  await userEvent.click(screen.getByRole('combobox'));
  expect(options()).toEqual(['Cocoa', 'Tea', 'Water']);
});

test('a list that is opened before its lines have come shows them, and holds them from then on', async () => {
  server(() => undefined);
  const change = changingList([]);
  await userEvent.click(screen.getByRole('combobox'));
  change(drinks);
  expect(options()).toEqual(drinks);
  change(['Cocoa', ...drinks]);
  expect(options()).toEqual(drinks);
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
