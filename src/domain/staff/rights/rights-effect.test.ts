import { expect, test } from 'vitest';
import { codename } from '../../kit/vocabulary/permissions.ts';
import { heldRights } from './held-rights.ts';
import { rightsEffect, type Affected } from './rights-effect.ts';

const catalogue = [
  { codename: codename('view', 'weight'), entity: 'weight' },
  { codename: codename('change', 'weight'), entity: 'weight' },
  { codename: codename('change_own', 'weight'), entity: 'weight' },
  { codename: codename('reverse', 'payment'), entity: 'payment' },
  { codename: 'manage_users', entity: null },
] as const;
const of = (codenames: string[], homes = ['rose']) => ({ rights: new Set(codenames), homes });
const person = (name: string, before: Affected['before'], after: Affected['after']): Affected => ({
  id: name,
  name,
  before,
  after,
});

test('who gains the same is named together', () => {
  const gain = [of(['view_weight']), of(['view_weight', 'reverse_payment'])] as const;
  expect(rightsEffect([person('Ann', ...gain), person('Ben', ...gain)], catalogue).gives).toEqual([
    {
      people: [
        { id: 'Ann', name: 'Ann' },
        { id: 'Ben', name: 'Ben' },
      ],
      rights: [{ codename: 'reverse_payment', entity: 'payment' }],
    },
  ]);
});

test('a narrower right gives nothing to whoever holds the wider one', () => {
  const effect = rightsEffect(
    [person('Ann', of(['change_weight']), of(['change_weight', 'change_own_weight']))],
    catalogue,
  );
  expect(effect).toEqual({ gives: [], takes: [], opens: [], closes: [], guards: [] });
});

test('losing the wider right takes what the narrower one does not reach', () => {
  const [share] = rightsEffect([person('Ann', of(['change_weight']), of(['change_own_weight']))], catalogue).takes;
  expect(share?.rights).toEqual([{ codename: 'change_weight', entity: 'weight' }]);
});

test('giving money or staff rights asks for a second person, taking them does not', () => {
  const [less, more] = [of(['view_weight']), of(['view_weight', 'reverse_payment', 'manage_users'])];
  expect(rightsEffect([person('Ann', less, more)], catalogue).guards).toEqual(['money', 'staff']);
  expect(rightsEffect([person('Ann', more, less)], catalogue).guards).toEqual([]);
});

test('a further house for somebody with a guarded right asks for a second person, for a carer it does not', () => {
  const both = ['rose', 'willow'];
  const more = (codenames: string[]) => rightsEffect([person('Ann', of(codenames), of(codenames, both))], catalogue);
  expect(more(['manage_users']).guards).toEqual(['staff']);
  expect(more(['view_weight'])).toMatchObject({ guards: [], opens: [{ homes: ['willow'] }] });
});

test('a superuser holds the shipped group of that name without being in it', () => {
  const groups = [
    { id: 's', name: 'Superuser', is_system: true, codenames: ['manage_users'] },
    { id: 'c', name: 'Carer', is_system: true, codenames: ['view_weight'] },
  ];
  expect([...heldRights({ groups: ['c'], is_superuser: true }, groups)].toSorted()).toEqual([
    'manage_users',
    'view_weight',
  ]);
  expect([...heldRights({ groups: ['c'], is_superuser: false }, groups)]).toEqual(['view_weight']);
});
