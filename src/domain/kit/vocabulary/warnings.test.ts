import { expect, test } from 'vitest';
import { doubtsIn, together } from './warnings.ts';

test('two rules that doubt the same field both warn', () => {
  const both = together({ body: ['short', 'Very short.'] }, undefined, {
    body: ['judging', 'A judging word.'],
    resident: ['copied', 'Copied.'],
  });
  expect(doubtsIn(both).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'body short',
    'body judging',
    'resident copied',
  ]);
});

test('one doubt alone stays as its rule wrote it', () => {
  expect(together({ body: ['short', 'Very short.'] })).toEqual({ body: ['short', 'Very short.'] });
});
