import { expect, test } from 'vitest';
import { warningList, mergeWarnings } from './warnings.ts';

test('two rules that doubt the same field both warn', () => {
  const both = mergeWarnings({ body: ['short', 'Very short.'] }, undefined, {
    body: ['judging', 'A judging word.'],
    resident: ['copied', 'Copied.'],
  });
  expect(warningList(both).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'body short',
    'body judging',
    'resident copied',
  ]);
});

test('one doubt alone stays as its rule wrote it', () => {
  expect(mergeWarnings({ body: ['short', 'Very short.'] })).toEqual({ body: ['short', 'Very short.'] });
});
