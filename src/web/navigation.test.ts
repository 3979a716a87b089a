import { expect, test } from 'vitest';
import { roles, startRights, type Role } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { maySee, seesAny } from './kit/access/rights.ts';
import { navigation } from './navigation.ts';
import { entityPaths } from './entity-paths.ts';
import './slices.ts';

const items = navigation.groups.flatMap((group) => group.items);
const declared = (name: string) => register.find((entity) => entity.name === name);

test.each(Object.keys(roles) as Role[])('the menu of %s offers what it may see, and nothing else', (role) => {
  const rights = new Set(startRights(role, register));
  for (const { label, entity: name } of items) {
    const entity = name && declared(name);
    if (!entity) continue;
    expect(maySee(rights, entity.name), label).toBe(seesAny(rights, entity));
  }
});

const pages = items.filter(({ to, entity }) => entity && !to.includes('?'));
test.each(pages)('a link to a record leads below $label, where the menu marks it', ({ to, entity = '' }) => {
  const address = entityPaths.record(entity, 'id', null)?.split('?')[0];
  expect(`${address}/`).toMatch(new RegExp(`^${to}/`));
});
