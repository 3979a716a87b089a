import { expect, test } from 'vitest';
import { catalogue, startRights, type Role } from '../../kit/vocabulary/permissions.ts';
import { register } from '../../register.ts';
import { guardOf } from './guarded-rights.ts';

const guardedOf = (role: Role) => {
  const held = new Set(startRights(role, register));
  return catalogue(register).flatMap((right) => (held.has(right.codename) && guardOf(right) ? [right.codename] : []));
};

test('reversing a payment, opening confidential content and managing accounts are guarded, recording a payment is not', () => {
  expect(guardOf({ codename: 'reverse_payment', entity: 'payment' })).toBe('money');
  expect(guardOf({ codename: 'open_confidential', entity: null })).toBe('confidential');
  expect(guardOf({ codename: 'manage_users', entity: null })).toBe('staff');
  expect(guardOf({ codename: 'add_payment', entity: 'payment' })).toBeNull();
  expect(guardOf({ codename: 'view_confidential_info_listed', entity: 'confidential_info' })).toBeNull();
});

test('a carer, an agency worker, a senior and an auditor are let in by one person', () => {
  for (const role of ['carer', 'agency', 'senior', 'auditor'] as const) expect(guardedOf(role), role).toEqual([]);
});

test('managers and superusers need a second person', () => {
  expect(guardedOf('manager')).toContain('manage_users');
  expect(guardedOf('superuser')).toContain('change_group');
});
