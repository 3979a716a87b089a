import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const uploaded = async (
  fields: object = {},
  role: 'carer' | 'senior' = 'senior',
  name = 'Café “notes”.txt',
): Promise<string> => {
  const made = await world
    .as(role)
    .upload(
      '/api/attachment',
      { title: name, category: 'other', resident: world.mrHale, ...fields },
      { name: 'a.txt', bytes: 'hello' },
    );
  expect(made.statusCode).toBe(201);
  return made.json().id;
};
const path = (id: string, query = '') => `/api/attachment/${id}/download/${query}`;

test('a text is saved under its title, never shown', async () => {
  const got = await world.as('carer').get(path(await uploaded()));
  expect(got.statusCode).toBe(200);
  expect(got.body).toBe('hello');
  expect(got.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '5',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(got.headers['content-disposition']).toBe(
    `attachment; filename="Cafe notes.txt"; filename*=UTF-8''Caf%C3%A9%20%E2%80%9Cnotes%E2%80%9D.txt`,
  );
  expect(got.headers['content-security-policy']).toContain('sandbox');
});

test('a download is written down', async () => {
  const id = await uploaded();
  await world.as('carer').get(path(id));
  const { rows } = await world.owner.query(
    `select "user", resident, home from user_history where object_id = $1 and action = 'download'`,
    [id],
  );
  expect(rows).toEqual([{ user: world.people.carer, resident: world.mrHale, home: world.rose }]);
});

test('a face beside a name is not written down for each look, but for an auditor’s it is', async () => {
  const id = await uploaded();
  await world.owner.query('update resident set photo = $1 where id = $2', [id, world.mrHale]);
  await world.as('carer').get(path(id));
  await world.as('auditor').get(path(id));
  const { rows } = await world.owner.query(
    `select "user" from user_history where object_id = $1 and action = 'download'`,
    [id],
  );
  expect(rows).toEqual([{ user: world.people.auditor }]);
});

test('a sensitive file is not there for those who may not see it', async () => {
  const id = await uploaded({ is_sensitive: true });
  for (const role of ['carer', 'agency', 'auditor'] as const) {
    expect((await world.as(role).get(path(id))).statusCode).toBe(404);
    expect((await world.as(role).get(`/api/attachment/${id}/`)).statusCode).toBe(404);
    expect((await world.as(role).get('/api/attachment')).json().map((row: { id: string }) => row.id)).not.toContain(id);
  }
  expect((await world.as('manager').get(path(id))).statusCode).toBe(200);
});

test('who adds a sensitive file goes on seeing it', async () => {
  expect((await world.as('carer').get(path(await uploaded({ is_sensitive: true }, 'carer')))).statusCode).toBe(200);
});

test('a file follows the record it belongs to', async () => {
  const hidden = await world.given('note', { visibility: 'senior_only', resident: world.mrHale });
  const id = await uploaded({ linked_object: { entity: 'note', id: hidden.id } });
  expect((await world.as('carer').get(path(id))).statusCode).toBe(404);
  expect((await world.as('senior').get(path(id))).statusCode).toBe(200);
});

test('another house, a removed file and a stranger find nothing', async () => {
  const elsewhere = await world.given('attachment', { resident: world.msBird }, 'willow');
  expect((await world.as('manager').get(path(elsewhere.id))).statusCode).toBe(404);
  const id = await uploaded();
  await world
    .as('senior')
    .patch(`/api/attachment/${id}`, { is_deleted: true, deletion_reason: 'Entered in error', version: 1 });
  expect((await world.as('senior').get(path(id))).statusCode).toBe(404);
  expect((await world.as(null).get(path(id))).statusCode).toBe(401);
});

test('a ticket opens one file once, within a minute', async () => {
  const [one, other] = [await uploaded(), await uploaded()];
  const ticket = async () => (await world.as('carer').post(`/api/attachment/${one}/ticket/`)).json().ticket;
  const first = await ticket();
  expect((await world.as(null).get(path(other, `?ticket=${first}`))).statusCode).toBe(401);
  expect((await world.as(null).get(path(one, `?ticket=${first}`))).body).toBe('hello');
  expect((await world.as(null).get(path(one, `?ticket=${first}`))).statusCode).toBe(401);
  const late = await ticket();
  world.clock = new Date(world.clock.getTime() + 61_000);
  expect((await world.as(null).get(path(one, `?ticket=${late}`))).statusCode).toBe(401);
});

test('a ticket opens nothing but the download, and nothing its owner may not see', async () => {
  const id = await uploaded({ is_sensitive: true });
  expect((await world.as('carer').post(`/api/attachment/${id}/ticket/`)).statusCode).toBe(404);
  const { ticket } = (await world.as('senior').post(`/api/attachment/${id}/ticket/`)).json();
  expect((await world.as(null).get(`/api/attachment/${id}/?ticket=${ticket}`)).statusCode).toBe(401);
});

test('the file of a deleted note goes with it, except for those who may read deleted notes', async () => {
  const note = await world.given('note', { resident: world.mrHale });
  const id = await uploaded({ linked_object: { entity: 'note', id: note.id } });
  await world.owner.query(`update note set is_deleted = true where id = $1`, [note.id]);
  expect((await world.as('carer').get(path(id))).statusCode).toBe(404);
  expect((await world.as('manager').get(path(id))).statusCode).toBe(200);
});
