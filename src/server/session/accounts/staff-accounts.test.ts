import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupId, sessionWorld, type SessionWorld } from '#world/server/session-world.ts';

let world: SessionWorld;
let manager: string;
let owner: string;
let ownerId: string;
beforeAll(async () => {
  world = await sessionWorld();
  await world.person('mo', { groups: [groupId('Manager')], homes: [world.rose] });
  ownerId = await world.person('sue', { is_superuser: true, homes: [], groups: [groupId('Superuser')] });
  [manager, owner] = [await world.signIn('mo'), await world.signIn('sue')];
});
afterAll(() => world.close());

const deactivate = (id: string, token: string, body: Record<string, unknown> = { version: 1 }) =>
  world.send('POST', `/api/staff/${id}/deactivate/`, { token, body });

test('a manager closes an account and its sessions end with it', async () => {
  const id = await world.person('ann');
  const session = await world.signIn('ann');
  expect(await deactivate(id, manager, { version: 1, reason: 'Left the agency' })).toMatchObject({
    status: 200,
    body: { id, is_active: false, version: 2 },
  });
  expect((await world.send('GET', '/api/me', { token: session })).status).toBe(401);
  const [row] = await world.db.query(
    `select reason, object_version, changes from user_history where action = 'user_deactivated' and object_id = $1`,
    [id],
  );
  expect(row).toEqual({
    reason: 'Left the agency',
    object_version: 2,
    changes: [{ field: 'is_active', old: true, new: false }],
  });
  const versions = await world.db.query('select version from record_version where record = $1', [id]);
  expect(versions).toEqual([{ version: 1 }]);
});

test('the version is needed, and an old one is shown the record as it stands', async () => {
  const id = await world.person('bea');
  expect(await deactivate(id, manager, {})).toMatchObject({ status: 400, body: { version: [expect.any(String)] } });
  expect(await deactivate(id, manager, { version: 7 })).toMatchObject({
    status: 409,
    body: { current: { id, version: 1 } },
  });
});

test('a carer may not close accounts, and a colleague of another house is not found', async () => {
  const id = await world.person('cat', { homes: [world.oak] });
  await world.person('dan');
  expect((await deactivate(id, await world.signIn('dan'))).status).toBe(403);
  expect((await deactivate(id, manager)).status).toBe(404);
  expect((await deactivate('not-an-id', manager)).status).toBe(404);
});

test('a manager may neither close nor invite a superuser', async () => {
  const id = await world.person('eve', { is_superuser: true, homes: [world.rose] });
  expect((await deactivate(id, manager)).status).toBe(403);
  expect((await world.send('POST', `/api/staff/${id}/invite/`, { token: manager })).status).toBe(403);
  expect((await deactivate(id, owner)).status).toBe(200);
});

test('the last active superuser stays', async () => {
  expect(await deactivate(ownerId, owner)).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining('last active superuser')] },
  });
});
