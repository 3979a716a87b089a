import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { addMinutes } from '#domain/kit/time/time.ts';
import { register } from '#domain/register.ts';
import { idsIn, readerOf, rowsIn, walk } from '#world/records/list-walk.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
let reader: Caller;
beforeAll(async () => {
  world = await makeWorld();
  reader = await readerOf(world);
});
afterAll(() => world.close());

const isPlain = (entity: Entity): boolean => !entity.log && entity.belongsTo !== 'itself';
const removed = (marker: string) => ({ [marker]: true, deletion_reason: 'Entered in error', version: 1 });

test('residents who left are listed only when they are asked for', async () => {
  const gone = await world.given('resident', {
    national_id_type: 'local',
    national_id: 'GONE-1',
    status: 'current',
    last_name: 'Aaron',
  });
  await world.owner.query(`update resident set status = 'discharged', is_discharged_status = true where id = $1`, [
    gone.id,
  ]);
  expect(await walk(reader, '/api/resident?limit=200')).not.toContain(gone.id);
  const asked = rowsIn(await reader.get('/api/resident/?status=discharged,deceased'));
  expect(asked.map(({ id }) => id)).toEqual([gone.id]);
  expect(asked[0]).toMatchObject({ national_id: 'GONE-1', is_discharged_status: true });
  expect((await reader.get('/api/resident?status=asleep')).json()).toHaveProperty('status');
});

test('reminders that are done are listed only when they are asked for', async () => {
  const done = await world.given('notification');
  await world.owner.query(`update notification set status = 'cleared' where id = $1`, [done.id]);
  expect(await walk(reader, '/api/reminder?limit=200')).not.toContain(done.id);
  expect(idsIn(await reader.get('/api/reminder?status=cleared'))).toContain(done.id);
});

test.each(register.filter((entity) => entity.trait === 'care_entry' && !entity.leavesLists))(
  'a struck-out $name stays in its place',
  async (entity) => {
    const { id } = await world.given(entity, { occurred_at: addMinutes(now.toISOString(), 1) });
    await world.owner.query(
      `update "${entity.name}" set is_deleted = true, deletion_reason = 'Entered in error' where id = $1`,
      [id],
    );
    const carer = await world.holding(`view_${entity.name}`);
    const row = rowsIn(await carer.get(`/api/${entity.path}?limit=10`)).find((one) => one.id === id);
    expect(row).toMatchObject({ is_deleted: true, deletion_reason: 'Entered in error' });
  },
);

test('a deleted note leaves the list, and its page, for all but those with the right to deleted notes', async () => {
  const { id } = await world.given('note');
  expect((await world.as('manager').patch(`/api/note/${id}`, removed('is_deleted'))).statusCode).toBe(200);
  expect(await walk(reader, '/api/note?limit=200')).not.toContain(id);
  expect(idsIn(await world.as('manager').get('/api/note?limit=200&include_deleted=true'))).not.toContain(id);
  expect((await reader.get(`/api/note/${id}`)).statusCode).toBe(404);
  for (const role of ['superuser', 'manager', 'senior', 'auditor'] as const)
    expect(idsIn(await world.as(role).get('/api/note/?is_deleted=true')), role).toContain(id);
  for (const role of ['carer', 'agency'] as const)
    expect((await world.as(role).get('/api/note?is_deleted=true')).statusCode, role).toBe(403);
});

test.each(register.filter((entity) => isPlain(entity) && !entity.serverOnly && entity.trait !== 'care_entry'))(
  'a removed $name is listed only for seniors who ask',
  async (entity) => {
    const { id } = await world.shown(entity);
    await world.owner.query(`update "${entity.name}" set ${entity.marker} = true where id = $1`, [id]);
    const carer = await world.holding(`view_${entity.name}`);
    expect((await carer.get(`/api/${entity.path}/${id}/`)).statusCode).toBe(404);
    expect((await carer.get(`/api/${entity.path}?include_deleted=true`)).statusCode).toBe(403);
    expect(await walk(reader, `/api/${entity.path}?limit=200`)).not.toContain(id);
    expect(await walk(reader, `/api/${entity.path}?limit=200&include_deleted=true`)).toContain(id);
  },
);
