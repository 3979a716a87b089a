import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const viewsOf = async (id: string): Promise<readonly string[]> =>
  (
    await world.owner.query<{ user: string }>(
      `select "user" from user_history where object_id = $1 and action = 'view' order by seq`,
      [id],
    )
  ).rows.map(({ user }) => user);

const removed = async (name: string, overrides: object = {}): Promise<AnyRecord> => {
  const record = await world.given(name, { ...overrides });
  await world.owner.query(
    `update "${name}" set is_deleted = true, deletion_reason = 'Entered in error' where id = $1`,
    [record.id],
  );
  return record;
};

test('reading a record is one line of the history', async () => {
  const { id } = await world.given('appointment');
  expect((await world.as('carer').get(`/api/appointment/${id}/`)).statusCode).toBe(200);
  expect(await viewsOf(id)).toEqual([world.people.carer]);
});

test('what was refused was not read', async () => {
  const gone = await removed('appointment');
  const elsewhere = await world.given('appointment', {}, 'willow');
  const seniorOnly = await world.given('note', { visibility: 'senior_only', resident: world.mrHale });
  expect((await world.as('carer').get(`/api/appointment/${gone.id}/`)).statusCode).toBe(404);
  expect((await world.as('carer').get(`/api/appointment/${elsewhere.id}/`)).statusCode).toBe(404);
  expect((await world.as('carer').get(`/api/note/${seniorOnly.id}/`)).statusCode).toBe(404);
  for (const { id } of [gone, elsewhere, seniorOnly]) expect(await viewsOf(id)).toEqual([]);
  expect((await world.as('manager').get(`/api/appointment/${gone.id}/`)).statusCode).toBe(200);
  expect((await world.as('senior').get(`/api/note/${seniorOnly.id}/`)).statusCode).toBe(200);
  expect([await viewsOf(gone.id), await viewsOf(seniorOnly.id)]).toEqual([
    [world.people.manager],
    [world.people.senior],
  ]);
});

test('earlier versions are as hard to reach as the record', async () => {
  const gone = await removed('appointment');
  const note = await removed('note', { resident: world.mrHale });
  expect((await world.as('carer').get(`/api/appointment/${gone.id}/versions/`)).statusCode).toBe(404);
  expect((await world.as('carer').get(`/api/note/${note.id}/versions/`)).statusCode).toBe(404);
  expect((await world.as('agency').get(`/api/staff/${world.people.auditor}/versions/`)).statusCode).toBe(
    (await world.as('agency').get(`/api/staff/${world.people.auditor}/`)).statusCode,
  );
  for (const { id } of [gone, note]) expect(await viewsOf(id)).toEqual([]);
  expect((await world.as('manager').get(`/api/appointment/${gone.id}/versions/`)).statusCode).toBe(200);
  expect((await world.as('manager').get(`/api/note/${note.id}/versions/`)).statusCode).toBe(200);
});

test('a struck-out entry stays readable in its place', async () => {
  const { id } = await removed('weight', { resident: world.mrHale });
  expect((await world.as('carer').get(`/api/weight/${id}/`)).statusCode).toBe(200);
  expect((await world.as('carer').get(`/api/weight/${id}/versions/`)).statusCode).toBe(200);
});
