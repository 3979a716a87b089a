import { expect, test } from 'vitest';
import { byUse } from './by-use.ts';

test('the everyday acts come first, in their usual order', () => {
  expect(['approve', 'delete_own', 'view:team', 'add', 'view', 'change'].toSorted(byUse)).toEqual([
    'view',
    'add',
    'change',
    'delete_own',
    'approve',
    'view:team',
  ]);
});
