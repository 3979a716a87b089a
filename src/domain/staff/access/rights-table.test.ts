import { expect, test } from 'vitest';
import { catalogue } from '../../kit/vocabulary/permissions.ts';
import { register } from '../../register.ts';
import { actIn, rightsTable } from './rights-table.ts';

const permissions = [
  { codename: 'view_resident', entity: 'resident' },
  { codename: 'view_resident_summary', entity: 'resident' },
  { codename: 'change_resident_about_me', entity: 'resident' },
  { codename: 'view_note', entity: 'note' },
  { codename: 'add_note', entity: 'note' },
  { codename: 'change_own_note', entity: 'note' },
  { codename: 'approve_plan', entity: 'plan' },
  { codename: 'view_plan', entity: 'plan' },
  { codename: 'manage_users', entity: null },
];
const holding = (name: string, ...codenames: string[]) => ({ name, codenames: new Set(codenames) });

test('a right is read back as the act it came from', () => {
  expect(actIn({ codename: 'view_resident_summary', entity: 'resident' })).toBe('view:summary');
  expect(actIn({ codename: 'change_own_note', entity: 'note' })).toBe('change_own');
  expect(actIn({ codename: 'manage_users', entity: null })).toBeNull();
});

test('every right in the catalogue names its act', () => {
  expect(catalogue(register).filter((right) => right.entity !== null && actIn(right) === null)).toEqual([]);
});

test('all, part and own are told apart', () => {
  const [people, notes] = rightsTable(permissions, [
    holding('Carer', 'view_resident_summary', 'change_resident_about_me', 'view_note', 'add_note', 'change_own_note'),
  ]);
  expect(people).toMatchObject({ entity: 'resident', view: 'part', change: 'part', add: 'none' });
  expect(notes).toMatchObject({ entity: 'note', view: 'all', add: 'all', change: 'own', remove: 'none' });
});

test('rights of several groups add up, and each says where it comes from', () => {
  const [people] = rightsTable(permissions, [
    holding('Agency', 'view_resident_summary'),
    holding('Senior', 'view_resident'),
  ]);
  expect(people).toMatchObject({ view: 'all', from: ['Agency', 'Senior'] });
});

test('an act of its own stands beside the usual four', () => {
  expect(rightsTable(permissions, [holding('Manager', 'view_plan', 'approve_plan')])).toEqual([
    { entity: 'plan', view: 'all', add: 'none', change: 'none', remove: 'none', more: ['approve'], from: ['Manager'] },
  ]);
});

test('what nobody gave is not listed', () => {
  expect(rightsTable(permissions, [])).toEqual([]);
});
