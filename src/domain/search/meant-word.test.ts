import { expect, test } from 'vitest';
import { meantWord, swapped } from './meant-word.ts';

const known = ['margaret', 'margate', 'john', 'joan', 'pneumonia'];

test.each([
  ['margret', 'margaret'],
  ['jhon', 'john'],
  ['pnuemonia', 'pneumonia'],
  ['zebra', null],
  ['jon', null],
  ['amrgaret', 'margaret'],
  ['margra', 'margaret'],
])('%s is taken for %s', (typed, word) => {
  expect(meantWord(typed, known)).toBe(word);
});

test('the nearest word wins, and the first of two as near', () => {
  expect(meantWord('joan', ['john', 'joan'])).toBe('joan');
  expect(meantWord('jonn', ['john', 'joan'])).toBe('joan');
});

test('two letters may have changed places', () => {
  expect(swapped('jhon')).toContain('john');
  expect(swapped('a')).toEqual([]);
});

test('a short word is never taken for one that begins otherwise or goes on for longer', () => {
  expect(meantWord('fall', ['callum', 'call', 'fallon'])).toBeNull();
});
