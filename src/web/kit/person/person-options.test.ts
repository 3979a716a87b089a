import { expect, test } from 'vitest';
import { personOptions } from './person-options.ts';

test('people to choose from stand by the name they go by, and two of one name by their rooms', () => {
  const people = [
    { id: 'w', first_name: 'Winifred', preferred_name: 'Winnie', last_name: 'Adcock', room: '9' },
    { id: 'c', first_name: 'Colin', last_name: 'Baptiste', room: '4' },
    { id: 'a2', first_name: 'Anna', last_name: 'Cole', room: '11' },
    { id: 'a1', first_name: 'Anna', last_name: 'Cole', room: '2' },
  ];
  expect(personOptions(people).map(({ label }) => label)).toEqual([
    'Anna Cole, room 2',
    'Anna Cole, room 11',
    'Colin Baptiste',
    'Winnie Adcock',
  ]);
});
