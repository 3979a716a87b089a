import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ["O'Brien", ['obrien']],
  ['O’Brien', ['obrien']],
  ['Ó Súilleabháin', ['o', 'suilleabhain']],
  ['Anne-Marie', ['anne', 'marie']],
  ['Łukasz Søren Weiß', ['lukasz', 'soren', 'weiss']],
  ['  two   words ', ['two', 'words']],
  ['%', []],
  ['_', []],
  ['50% better', ['50', 'better']],
])('%s is read as %s', (typed, words) => {
  expect(plainWords(typed)).toEqual(words);
});
