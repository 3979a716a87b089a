import { expect, test } from 'vitest';
import { catalogue, startRights, type Role } from '../../kit/vocabulary/permissions.ts';
import { register } from '../../register.ts';
import { rightsWhileViewing, viewAsComplaint } from './view-as.ts';

const rights = catalogue(register);
const person = (role: Role, homes = ['rose']) => ({
  id: role,
  name: role,
  isSuperuser: role === 'superuser',
  rights: new Set(startRights(role, register)),
  homes,
});
const asks = (from: Role, to: Role, homes?: string[]) => viewAsComplaint(person(from), person(to, homes), rights);

test('a superuser may look as everybody else', () => {
  for (const role of ['manager', 'senior', 'carer', 'agency', 'auditor'] as const)
    expect(asks('superuser', role), role).toBeNull();
});

test('a manager looks as staff of the own houses, never as a superuser', () => {
  expect(asks('manager', 'carer')).toBeNull();
  expect(asks('manager', 'senior')).toBeNull();
  expect(asks('manager', 'superuser')).toContain('superuser');
  expect(asks('manager', 'carer', ['rose', 'willow'])).toContain('works in houses that you do not');
});

test('nobody looks as somebody who may do more, as themselves, or without the right to manage accounts', () => {
  const narrow = { ...person('manager'), id: 'narrow', rights: new Set(['manage_users', 'view_weight']) };
  expect(viewAsComplaint(narrow, person('carer'), rights)).toContain('may see or decide more than you');
  expect(asks('manager', 'manager')).toContain('This is you');
  expect(asks('senior', 'carer')).toContain('do not have the right');
});

test('what is shown is what both may see, and nothing confidential', () => {
  const shown = (looker: ReadonlySet<string>, role: Role) => [
    ...rightsWhileViewing({ looker, person: person(role).rights }, rights, new Set(['confidential_info'])),
  ];
  const manager = shown(person('superuser').rights, 'manager');
  expect(manager.filter((codename) => codename.includes('confidential'))).toEqual([]);
  expect(manager).toContain('view_weight');
  expect(shown(new Set(['view_weight_recent']), 'carer').filter((codename) => codename.startsWith('view_'))).toEqual(
    [],
  );
});
