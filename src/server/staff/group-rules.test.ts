import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const groups = async () =>
  (await world.as('superuser').get('/api/group')).json() as {
    id: string;
    name: string;
    version: number;
    permissions: string[];
  }[];

test('somebody can always let people in', async () => {
  const { rows } = await world.owner.query<{ id: string }>(`select id from permission where codename = 'manage_users'`);
  const without = (permissions: string[]) => permissions.filter((id) => id !== rows[0]?.id);
  const [manager, superuser] = ['Manager', 'Superuser'].map((name) => name) as [string, string];
  const find = async (name: string) => (await groups()).find((one) => one.name === name);
  const change = async (name: string) => {
    const group = await find(name);
    return world
      .as('superuser')
      .patch(`/api/group/${group?.id}`, { permissions: without(group?.permissions ?? []), version: group?.version });
  };
  expect((await change(manager)).statusCode).toBe(200);
  expect((await change(superuser)).json()).toHaveProperty('permissions');
  const history = await world.owner.query(
    `select action, summary from user_history where entity = 'group' and action not in ('create', 'update', 'view') order by seq`,
  );
  expect(history.rows).toEqual([
    { action: 'group_changed', summary: null },
    { action: 'permission_revoked', summary: 'manage_users' },
  ]);
});

test('a group that comes with Hearth stays, and only a superuser touches any', async () => {
  const carer = (await groups()).find((one) => one.name === 'Carer');
  const removal = { is_deleted: true, deletion_reason: 'No longer used', version: carer?.version };
  expect((await world.as('superuser').patch(`/api/group/${carer?.id}`, removal)).json()).toHaveProperty('is_deleted');
  expect(
    (await world.as('manager').patch(`/api/group/${carer?.id}`, { description: 'x', version: carer?.version }))
      .statusCode,
  ).toBe(403);
});
