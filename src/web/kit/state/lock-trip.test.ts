import { expect, test } from 'vitest';
import { cameFrom, isLocking, lockTrip } from './lock-trip.ts';

test('one comes back to where one was', () => {
  expect(cameFrom(lockTrip('/note/add-note?id=1'))).toBe('/note/add-note?id=1');
});

test.each([null, undefined, {}, { from: 7 }, { from: 'https://elsewhere' }, { from: '//elsewhere' }])(
  'without a place of ours it is the start: %j',
  (state) => {
    expect(cameFrom(state)).toBe('/');
  },
);

test('only a way to the lock says that it cannot wait', () => {
  expect(isLocking(lockTrip('/'))).toBe(true);
  expect(isLocking({ from: '/' })).toBe(false);
});
