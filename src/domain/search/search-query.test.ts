import { expect, test } from 'vitest';
import { isEmpty, readSearch } from './search-query.ts';

const today = '2026-03-01';
const read = (typed: string) => readSearch(typed, today);

test('words, days and filters are taken apart', () => {
  expect(read('fall last Tuesday resident:"Margaret Ó Súilleabháin" type:incident by:ann')).toEqual({
    words: ['fall'],
    days: { from: '2026-02-24', to: '2026-02-24' },
    kinds: ['incident'],
    resident: ['margaret', 'o', 'suilleabhain'],
    by: ['ann'],
  });
});

test.each([
  ['note', 'note'],
  ['notes', 'note'],
  ['inc', 'incident'],
  ['plan', 'plan'],
  ['stock', 'house_stock'],
  ['assets', 'house_asset'],
  ['repair', 'repair_record'],
  ['belongings', 'inventory'],
  ['staff', 'staff'],
  ['residents', 'resident'],
  ['risk', 'risk'],
])('type:%s asks for %s', (value, kind) => expect(read(`type:${value}`).kinds).toContain(kind));

test('a kind that does not exist asks for nothing, rather than for everything', () => {
  expect(read('type:zebra').kinds).toEqual([]);
  expect(read('type:confidential').kinds).toEqual([]);
});

test('a filter that is still being typed does not narrow yet', () => {
  expect(read('fall by:')).toEqual({ words: ['fall'], days: null, kinds: null, resident: null, by: null });
});

test('a colon inside a word is no filter', () => {
  expect(read('seen at 14:30').words).toEqual(['seen', 'at', '14', '30']);
});

test.each(['', '   ', '%', '_', '""', "'"])('%j asks for nothing', (typed) => {
  expect(isEmpty(read(typed))).toBe(true);
});

test('more words than anyone needs are let go', () => {
  expect(read('a b c d e f g h i j').words).toHaveLength(8);
});
