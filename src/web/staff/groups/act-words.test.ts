import { expect, test } from 'vitest';
import { actWords, byUse } from './act-words.ts';

test('acts are said in plain words', () => {
  expect(actWords('view')).toBe('See');
  expect(actWords('change_own')).toBe('Change own');
  expect(actWords('view:about_me')).toBe('See (about me)');
  expect(actWords('sign_off')).toBe('Sign off');
});

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
