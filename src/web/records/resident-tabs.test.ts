import { expect, test } from 'vitest';
import { register } from '#domain/register.ts';
import { residentTabs, tabNamed, tabNames, tabOf } from './resident-tabs.ts';

const placed = tabNames.flatMap((tab) => [...residentTabs[tab].kinds] as string[]);

test('every kind of record about a resident has exactly one place on the page', () => {
  // An answer is read inside its assessment.
  const elsewhere = ['answer'];
  const owned = register
    .filter(({ belongsTo, name }) => belongsTo === 'resident' && !elsewhere.includes(name))
    .map(({ name }) => name);
  expect(owned.filter((name) => !placed.includes(name))).toEqual([]);
  expect(new Set(placed).size).toBe(placed.length);
});

test('what a tab shows can be asked for by resident', () => {
  const known = new Map(register.map((entity) => [entity.name, entity]));
  expect(placed.filter((name) => !known.get(name)?.fields['resident'])).toEqual([]);
});

test('an address that names no tab shows today', () => {
  expect(tabNamed(null)).toBe('today');
  expect(tabNamed('elsewhere')).toBe('today');
  expect(tabOf('incident')).toBe('notes');
});
