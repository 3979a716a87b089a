import { expect, test } from 'vitest';
import { countNew, inPlace, joined, wouldMove } from './incoming-rows.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

test('older rows that were loaded stay below the page that was read again', () => {
  expect(joined(rows('c', 'b', 'a'), rows('d', 'c'), false)).toEqual(rows('d', 'c', 'b', 'a'));
  expect(joined(rows('c', 'b', 'a'), rows('d', 'b'), true)).toEqual(rows('d', 'b'));
});

test('after a long absence the page that was read again stands alone', () => {
  expect(joined(rows('c', 'b', 'a'), rows('z', 'y'), false)).toEqual(rows('z', 'y'));
});

test('a row that changed says so where it stands, and no row moves', () => {
  expect(inPlace([{ id: 'b', body: 'old' }, { id: 'a' }], [{ id: 'c' }, { id: 'b', body: 'new' }])).toEqual([
    { id: 'b', body: 'new' },
    { id: 'a' },
  ]);
});

test('what is added at the end stands there at once, because it moves nothing', () => {
  expect(inPlace(rows('c', 'b'), rows('d', 'c', 'b', 'a'))).toEqual(rows('c', 'b', 'a'));
});

test('whoever would stand elsewhere now stands where they stood, and only there', () => {
  const [tom, ann, tomMoved] = [
    { id: 'tom usual', of: 'tom' },
    { id: 'ann told', of: 'ann' },
    { id: 'tom told', of: 'tom' },
  ];
  expect(inPlace([tom, ann], [ann, tomMoved])).toEqual([tom, ann]);
  expect(wouldMove([tom, ann], [ann, tomMoved])).toBe(true);
});

test('new rows are counted, and a row that came or went would move the others', () => {
  expect(countNew(rows('b', 'a'), rows('d', 'c', 'b'))).toBe(2);
  expect(wouldMove(rows('b', 'a'), rows('b', 'a'))).toBe(false);
  expect(wouldMove(rows('b', 'a'), rows('c', 'b', 'a'))).toBe(true);
  expect(wouldMove(rows('b', 'a'), rows('a'))).toBe(true);
});
