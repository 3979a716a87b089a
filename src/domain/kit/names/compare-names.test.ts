import { expect, test } from 'vitest';
import { compareNames, comparePeople } from './compare-names.ts';

test('names stand as in a telephone book, and room 2 before room 11', () => {
  expect(['Zimmer', 'de Souza', 'Åberg', 'Dean', '11', '2'].toSorted(compareNames)).toEqual([
    '2',
    '11',
    'Åberg',
    'de Souza',
    'Dean',
    'Zimmer',
  ]);
});

test('people stand by their last name, then by the name they go by, and two alike always the same way', () => {
  const people = [
    { id: '4', first_name: 'Ann', last_name: 'Zimmer' },
    { id: '3', first_name: 'Zoe', preferred_name: 'Bea', last_name: 'Hart' },
    { id: '2', first_name: 'Ann', last_name: 'Hart' },
    { id: '1', first_name: 'Zoe', last_name: 'de Souza' },
    { id: '0', first_name: 'Ann', last_name: 'Zimmer' },
  ];
  expect(people.toSorted(comparePeople).map(({ id }) => id)).toEqual(['1', '2', '3', '0', '4']);
});
