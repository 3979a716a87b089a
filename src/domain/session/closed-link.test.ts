import { expect, test } from 'vitest';
import { closedWords, type ClosedLink } from './closed-link.ts';

const old: ClosedLink = {
  kind: 'invitation',
  is_used_up: false,
  has_password: false,
  made_by: 'Mo Reed',
};

test('a card that is used, replaced or too old says which, and who can help', () => {
  expect(closedWords(old, true)).toBe(
    'This invitation is too old: it was open for three days. Ask Mo Reed for a new one.',
  );
  expect(closedWords({ ...old, is_used_up: true }, true)).toMatch(/^A newer invitation has taken.* ask Mo Reed/);
  expect(closedWords({ ...old, is_used_up: true, has_password: true }, true)).toMatch(
    /^This invitation has been used.*Sign in/,
  );
  expect(closedWords({ ...old, made_by: null }, true)).toContain('the manager of your house');
});

test('a code that no card has is mistyped; a link of another kind says where a new one comes from', () => {
  expect(closedWords(null, true)).toMatch(/^No card has this code: compare each letter.*the manager of your house/);
  expect(closedWords(null, false)).toMatch(/or it is not complete\. Ask for a new link/);
  expect(closedWords({ ...old, kind: 'reset' }, false)).toBe(
    'This link has been used or is too old. Ask for a new link on the sign-in page.',
  );
  expect(closedWords({ ...old, kind: 'first_superuser' }, false)).toContain('each start prints a new link');
});
