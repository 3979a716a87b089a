import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byRoom } from './by-room.ts';

const sorted = (...rooms: (string | null)[]) =>
  rooms
    .map((room) => ({ room }))
    .toSorted(byRoom)
    .map(({ room }) => room);

test('rooms follow one another as doors do, not as letters', () => {
  expect(sorted('11', '2', '1a', '1')).toEqual(['1', '1a', '2', '11']);
});

test('who has no room stands at the end', () => {
  expect(sorted(null, '3', '', '1')).toEqual(['1', '3', null, '']);
});

test('the way through the house is the same, wherever one begins to count', () => {
  const rooms = fc.array(
    fc.record({
      room: fc.option(fc.constantFrom('1', '1a', '2', '11', 'G3', '')),
      last_name: fc.constantFrom('Hale', 'Marlowe', 'Ogden'),
    }),
  );
  fc.assert(
    fc.property(rooms, (people) => {
      const named = (all: typeof people) =>
        all.toSorted(byRoom).map(({ room, last_name }) => `${room ?? ''} ${last_name}`);
      expect(named(people)).toEqual(named(people.toReversed()));
    }),
  );
});
