import { expect, test } from 'vitest';
import { register } from '../../register.ts';
import { everything } from '../vocabulary/permissions.ts';
import { asReadBy, whoCan, whoGives, whoHolds, type Reader } from './who-can.ts';

const carer: Reader = { groups: ['Carer'], isSuperuser: false };
const manager: Reader = { groups: ['Manager'], isSuperuser: false };
const superuser: Reader = { groups: [], isSuperuser: true };
const access = {
  superuser: ['view'],
  manager: ['view', 'approve'],
  senior: ['view', 'add'],
  carer: ['view'],
  agency: [],
  auditor: [],
} as const;

test('the sentence names who can, the nearest first', () => {
  expect(whoCan(access, 'add', carer)).toBe('A senior can do this.');
  expect(whoCan(access, 'approve', carer)).toBe('A manager can do this.');
});

test('a manager is never sent to "a manager"', () => {
  expect(whoCan(access, 'approve', manager)).toBe('Another manager can do this.');
  expect(whoGives(manager)).toBe('A superuser can give it to you.');
  expect(whoGives(manager, 'you one')).toBe('A superuser can give you one.');
  expect(whoGives(superuser)).toBe('You can give it to a group under Staff, Groups.');
  for (const { access: given } of register)
    for (const act of everything) expect(whoCan(given, act, manager)).not.toMatch(/\ba manager\b/i);
});

test('what is said instead of a change tells whoever can do it that they can', () => {
  const said = 'An approved plan stays as it is. A senior or a manager can make a new version of it.';
  expect(asReadBy(said, carer)).toBe(said);
  expect(asReadBy(said, manager)).toBe('An approved plan stays as it is. You can make a new version of it.');
  const sentences = register.flatMap(({ fixed }) => [
    ...Object.values(fixed?.in ?? {}),
    ...(fixed?.once ? [fixed.once.instead] : []),
  ]);
  for (const sentence of sentences) expect(asReadBy(sentence, manager)).not.toMatch(/\ba manager\b/i);
});

test('a right of no kind of record has its holders too', () => {
  expect(whoHolds('restore_deleted', carer, 'bring it back')).toBe('A manager or a superuser can bring it back.');
  expect(whoHolds('restore_deleted', manager, 'bring it back')).toBe('A superuser can bring it back.');
});

test('what no group may do is said as such', () =>
  expect(whoCan(access, 'archive', carer)).toContain('No group of staff has this right yet'));
