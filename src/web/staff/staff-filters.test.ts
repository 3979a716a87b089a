import { startRights, type Role } from '#domain/kit/vocabulary/permissions.ts';
import { entityNamed, register } from '#domain/register.ts';
import { expect, test } from 'vitest';
import { seesOfAll } from '../kit/access/rights.ts';

const staff = entityNamed('staff');
const sees = (role: Role, field: string) => seesOfAll(new Set(startRights(role, register)), staff, field);

test('a list is not narrowed by what someone sees of nobody but themselves', () => {
  expect(sees('carer', 'employment_type')).toBe(false);
  expect(sees('carer', 'first_name')).toBe(true);
  expect(sees('manager', 'employment_type')).toBe(true);
});

test('whoever sees no record at all is offered no field of it', () => {
  expect(seesOfAll(new Set(), staff, 'first_name')).toBe(false);
});
