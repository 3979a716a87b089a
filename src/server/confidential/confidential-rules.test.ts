import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const groupOf = async (name: string) =>
  (await world.owner.query<{ id: string }>('select id from "group" where name = $1', [name])).rows[0]?.id ?? '';
const stored = async (given: object) =>
  world.given('confidential_info', {
    home: world.rose,
    resident: world.mrHale,
    staff: null,
    title: 'Meeting',
    content: 'What was said',
    access_list: [],
    access_groups: [],
    ...given,
  });
const status = async (role: 'superuser' | 'manager' | 'senior' | 'carer' | 'agency' | 'auditor', id: string) =>
  (await world.as(role).get(`/api/confidential-info/${id}`)).statusCode;
const listed = async (role: 'superuser' | 'manager' | 'senior' | 'carer' | 'agency') =>
  (await world.as(role).get('/api/confidential-info')).json().map(({ id }: { id: string }) => id);

test('it is there for who is named; who may open it in an emergency finds its title, and others nothing', async () => {
  const { id } = await stored({ access_list: [world.people.senior] });
  expect(await status('senior', id)).toBe(200);
  expect(await status('manager', id)).toBe(200);
  expect(await status('carer', id)).toBe(404);
  expect(await listed('senior')).toContain(id);
  const titles = (await world.as('manager').get('/api/confidential-info')).json();
  const found = titles.find((one: { id: string }) => one.id === id);
  expect(found).toMatchObject({ title: 'Meeting' });
  for (const field of ['content', 'access_list', 'access_log', 'source']) expect(found).not.toHaveProperty(field);
  expect(await listed('agency')).toEqual([]);
});

test('it is there for a group, but not for whoever is kept out of it', async () => {
  const { id } = await stored({
    access_groups: [await groupOf('Carer'), await groupOf('Senior')],
    access_denied: [world.people.senior],
  });
  expect(await status('carer', id)).toBe(200);
  expect(await status('senior', id)).toBe(404);
  expect(await listed('carer')).toContain(id);
  expect(await listed('senior')).not.toContain(id);
});

test('whoever is kept out does not find its title either', async () => {
  const { id } = await stored({
    access_list: [world.people.senior],
    access_denied: [world.people.manager, world.people.superuser],
  });
  for (const role of ['manager', 'superuser'] as const) {
    expect([role, await status(role, id)]).toEqual([role, 404]);
    expect([role, (await listed(role)).includes(id)]).toEqual([role, false]);
  }
});

test('its content is answered to nobody, and a superuser reads titles only', async () => {
  const { id } = await stored({ access_list: [world.people.manager] });
  const manager = (await world.as('manager').get(`/api/confidential-info/${id}`)).json();
  expect(manager).not.toHaveProperty('content');
  expect(manager).toHaveProperty('lawful_basis');
  const superuser = (await world.as('superuser').get(`/api/confidential-info/${id}`)).json();
  expect(superuser).toMatchObject({ title: 'Meeting' });
  expect(superuser).not.toHaveProperty('lawful_basis');
  expect(superuser).not.toHaveProperty('access_list');
  const { rows } = await world.owner.query<{ content: Buffer }>('select content from confidential_info where id = $1', [
    id,
  ]);
  expect(rows[0]?.content.toString()).not.toContain('What was said');
});

test('a change of who may open it is told, and its files become sensitive', async () => {
  const { id } = await stored({ access_list: [world.people.manager] });
  const file = await world.given('attachment', { home: world.rose, resident: world.mrHale });
  const changed = await world.as('manager').patch(`/api/confidential-info/${id}`, {
    access_list: [world.people.manager, world.people.senior],
    attachments: [file.id],
    version: 1,
  });
  expect(changed.statusCode).toBe(200);
  const { rows } = await world.owner.query('select action from user_history where object_id = $1 order by seq', [id]);
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'access_list_changed']);
  expect((await world.owner.query('select is_sensitive from attachment where id = $1', [file.id])).rows).toEqual([
    { is_sensitive: true },
  ]);
});
