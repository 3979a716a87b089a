import { expect, test } from 'vitest';
import { closable } from './closable.ts';

const person = (id: string, more: object) => ({ id, is_active: true, is_superuser: false, ...more });

test('neither superusers, nor closed accounts, nor one’s own are offered', () => {
  const people = [
    person('carer', {}),
    person('head', { is_superuser: true }),
    person('gone', { is_active: false }),
    person('me', {}),
  ];
  expect(closable(people, 'me').map(({ id }) => id)).toEqual(['carer']);
});

test('an account the server says nothing about is left alone', () => {
  expect(closable([{ id: 'unknown' }], 'me')).toEqual([]);
});
