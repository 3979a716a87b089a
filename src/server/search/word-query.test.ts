import { expect, test } from 'vitest';
import { beginnings, wordQuery } from './word-query.ts';

test.each([
  [['fall'], `'fall':*`],
  [['walking', 'garden'], `'walk':* & 'garden':*`],
  [['o', 'brien'], `(('o' & 'brien':*) | 'obrien':*)`],
  [['osuilleabhain'], `('osuilleabhain':* | ('o' & 'suilleabhain':*))`],
  [['12'], `'12'`],
  [['4507'], `'4507'`],
  [['a'], `'a'`],
])('%j asks for %s', (words, query) => expect(wordQuery(words)).toBe(query));

test('no words ask for nothing', () => expect(wordQuery([])).toBeNull());

test('what is pointed at begins as what was asked for', () =>
  expect(beginnings(['walking', 'o', 'brien'])).toEqual(['walk', 'obrien', 'brien']));
