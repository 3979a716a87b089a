import { expect, test } from 'vitest';
import { actWords } from './act-words.ts';

test('acts are said in plain words', () => {
  expect(actWords('view')).toBe('See');
  expect(actWords('change_own')).toBe('Change own');
  expect(actWords('view:about_me')).toBe('See (about me)');
  expect(actWords('sign_off')).toBe('Sign off');
});
