import { expect, test } from 'vitest';
import { daysLeft, shelvesOf, worthOf, type ShelfItem } from './shelf.ts';
import { shoppingList, shoppingRows } from './shopping-list.ts';

const item = (item_name: string, more: Partial<ShelfItem> = {}): ShelfItem => ({
  id: item_name,
  version: 1,
  item_name,
  category: 'food',
  quantity: 10,
  unit: 'each',
  reorder_level: 4,
  reorder_quantity: null,
  location: 'Larder',
  expiry_date: null,
  opened_on: null,
  use_within_days: null,
  supplier: null,
  unit_cost: null,
  last_counted_at: null,
  used: 0,
  ...more,
});

test('shelves stand by their names, and on each what goes off first stands first', () => {
  const shelves = shelvesOf([
    item('Tea'),
    item('Yoghurt', { expiry_date: '2026-03-09', location: 'Fridge ' }),
    item('Milk', { expiry_date: '2026-03-20', opened_on: '2026-03-01', use_within_days: 3, location: 'Fridge' }),
    item('Jam', { expiry_date: '2027-01-01' }),
  ]);
  expect(shelves.map(({ place, items }) => [place, ...items.map(({ item_name }) => item_name)])).toEqual([
    ['Fridge', 'Milk', 'Yoghurt'],
    ['Larder', 'Jam', 'Tea'],
  ]);
});

test('a shelf lasts whole days at the use of four weeks, and for ever where nothing was used', () => {
  expect(daysLeft({ quantity: 10, used: 56 })).toBe(5);
  expect(daysLeft({ quantity: 11, used: 56 })).toBe(5);
  expect(daysLeft({ quantity: 10, used: 0 })).toBeNull();
});

test('what the shelves are worth is summed to the penny, and says how many things have no price', () => {
  expect(worthOf([item('A', { quantity: 3, unit_cost: 0.1 }), item('B', { unit_cost: 2.5 }), item('C')])).toEqual({
    sum: 25.3,
    unpriced: 1,
  });
});

test('what is at its level or below is bought, by who delivers it, as many as is written down or enough for twice the level', () => {
  const lists = shoppingList([
    item('Gloves', { quantity: 2, supplier: 'Medisupply', reorder_quantity: 6, unit_cost: 4.99 }),
    item('Aprons', { quantity: 4, supplier: ' Medisupply', unit_cost: 3 }),
    item('Sugar', { quantity: 0.5 }),
    item('Tea', { quantity: 5 }),
  ]);
  expect(
    lists.map(({ supplier, cost, toBuy }) => [supplier, cost, toBuy.map((one) => [one.item.item_name, one.quantity])]),
  ).toEqual([
    [
      'Medisupply',
      41.94,
      [
        ['Aprons', 4],
        ['Gloves', 6],
      ],
    ],
    [null, 0, [['Sugar', 8]]],
  ]);
  expect(shoppingRows(lists)[1]).toEqual(['Medisupply', 'Aprons', 4, 'each', 4, 3, 12]);
});
