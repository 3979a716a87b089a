import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyRecord, Entity } from '#domain/kit/entity.ts';
import { roles, type Role } from '#domain/kit/permissions.ts';
import { register } from '#domain/register.ts';
import calls from '../../contract/calls.json' with { type: 'json' };
import { confirming } from '#world/confirming.ts';
import { makeWorld, type Caller, type World } from '#world/world.ts';

/** Every entity × every act × every role: allowed as the declaration says, refused otherwise, and blind to another house. */

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const startUp = new Set(calls.startup.map((path) => path.replace('/api/', '')));
const everyone = Object.keys(roles) as Role[];

type Leave = 'all' | 'own' | 'narrow' | 'none';
function leaveOf(entity: Entity, role: Role, verb: string): Leave {
  const acts = entity.access[role];
  if (acts.includes(verb)) return 'all';
  if (acts.some((act) => act.startsWith(`${verb}:`))) return 'narrow';
  return acts.includes(`${verb}_own`) ? (entity.narrower[`${verb}_own`] ? 'narrow' : 'own') : 'none';
}

/** A narrower act reaches some records and not others; which ones is tested with its area. */
const allowed: Readonly<Record<Leave, readonly number[]>> = { all: [200], own: [403], narrow: [200, 403, 404], none: [403] };

/** Whoever sees only some of the records is told of the others nothing, not even that they may not change them. */
const expected = (entity: Entity, role: Role, verb: string): readonly number[] => {
  const leave = leaveOf(entity, role, verb);
  return leaveOf(entity, role, 'view') === 'narrow' && leave !== 'all' ? [...allowed[leave], 404] : allowed[leave];
};

/** A file comes into being by its upload, not by JSON. */
const isUploaded = (entity: Entity): boolean => Object.values(entity.fields).some((field) => field.kind === 'file' && field.must);
const writable = register.filter((entity) => !entity.serverOnly);
const stored = register.filter((entity) => !entity.log);

/** A record of Rose House; the house itself is one. */
const here = async (entity: Entity): Promise<AnyRecord> =>
  entity.belongsTo === 'itself' ? (await world.as('superuser').get(`/api/${entity.path}/${world.rose}/`)).json<AnyRecord>() : world.given(entity);

const removal = (entity: Entity, record: AnyRecord) => ({ [entity.marker]: true, deletion_reason: 'Entered in error', version: record.version });

describe.each(stored)('$name', (entity) => {
  const path = `/api/${entity.path}`;

  test('nobody reads or writes without signing in', async () => {
    const nobody = world.as(null);
    const record = await world.given(entity);
    const answers = await Promise.all([nobody.get(path), nobody.get(`${path}/${record.id}/`), nobody.post(path), nobody.patch(`${path}/${record.id}/`, {})]);
    for (const answer of answers) expect(entity.serverOnly ? [401, 404] : [401]).toContain(answer.statusCode);
  });

  test.each(everyone)('%s lists and opens it as declared', async (role) => {
    const record = await here(entity);
    const leave = leaveOf(entity, role, 'view');
    const list = await world.as(role).get(path);
    if (leave === 'none' && startUp.has(entity.path)) expect([list.statusCode, list.body]).toEqual([200, '[]']);
    else expect(list.statusCode).toBe(leave === 'none' ? 403 : 200);
    expect(allowed[leave]).toContain((await world.as(role).get(`${path}/${record.id}/`)).statusCode);
  });

  test('a record of another house answers exactly like no record', async () => {
    const record = await world.given(entity, {}, 'willow');
    if (entity.belongsTo === 'provider') return expect(record.id).toBeTruthy();
    const manager = world.as('manager');
    const found = await manager.get(`${path}/${record.id}/`);
    const missing = await manager.get(`${path}/01960000-0000-7000-8000-00000000dead/`);
    expect([found.statusCode, found.body]).toEqual([missing.statusCode, missing.body]);
    expect((await manager.get(`${path}?limit=200`)).body).not.toContain(record.id);
    if (!entity.serverOnly) expect([403, 404]).toContain((await manager.patch(`${path}/${record.id}/`, { version: 1 })).statusCode);
  });
});

describe.each(writable)('$name', (entity) => {
  const path = `/api/${entity.path}`;

  test.each(everyone)('%s adds it as declared', async (role) => {
    const leave = leaveOf(entity, role, 'add');
    const answer = await confirming((body) => world.as(role).post(path, body), await world.input(entity));
    const made = isUploaded(entity) ? [400] : leave === 'narrow' ? [201, 403] : [201];
    expect(leave === 'none' ? [403] : made, answer.body).toContain(answer.statusCode);
  });

  test.each(everyone)('%s changes and removes it as declared', async (role) => {
    const record = await here(entity);
    const caller: Caller = world.as(role);
    const changed = await confirming((body) => caller.patch(`${path}/${record.id}/`, body), { version: record.version });
    expect(expected(entity, role, 'change'), changed.body).toContain(changed.statusCode);
    const leave = leaveOf(entity, role, 'delete');
    const again = entity.belongsTo === 'itself' && leave !== 'none' ? await world.given(entity) : await here(entity);
    const removed = await caller.patch(`${path}/${again.id}/`, removal(entity, again));
    // A house that nobody works in yet is within reach of no session until it is signed in anew.
    expect([...expected(entity, role, 'delete'), ...(entity.belongsTo === 'itself' && leave !== 'none' ? [404] : [])], removed.body).toContain(removed.statusCode);
  });

  test('exactly the right to add lets somebody add it', async () => {
    const without = await world.holding();
    expect((await without.post(path, await world.input(entity))).statusCode).toBe(403);
    const holder = await world.holding(`add_${entity.name}`, 'view_resident', 'view_staff');
    const answer = await confirming((body) => holder.post(path, body), await world.input(entity));
    expect(isUploaded(entity) ? [400] : [201], answer.body).toContain(answer.statusCode);
  });
});
