import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LookPatterns } from '#domain/residents/looks/look-patterns.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
  await world.owner.query(`update staff set created_at = '2020-01-01'`);
  await world.owner.query(`update resident set created_at = '2020-01-01'`);
  // The agency worker is on shift; nobody else is.
  await world.owner.query(`update rota set created_at = '2026-02-01', status = 'worked'`);
  await world.as('senior').get(`/api/resident/${world.mrHale}`);
  await world.as('senior').get(`/api/resident/${world.mrHale}`);
});
afterEach(() => world.close());

const path = () => `/api/home/${world.rose}/look-patterns/`;
const found = async (role: 'manager' | 'superuser' = 'manager') =>
  (await world.as(role).get(path())).json<LookPatterns>();
const ofSenior = async () => (await found()).patterns.filter(({ user }) => user === world.people.senior);
const settle = (pattern: string, given: object = {}) =>
  world
    .as('manager')
    .post(`${path()}settle/`, { pattern, answer: 'explained', words: 'She came in for the review.', ...given });

test('a look off the rota stands out with its figures, for the people in charge', async () => {
  expect(await ofSenior()).toMatchObject([
    { kind: 'off_rota', name: 'senior Lee', looks: 2, residents: 1, settled: null },
  ]);
  const body = await found();
  expect(body).toMatchObject({ is_cut: false, days_without_rota: [] });
  expect(body.looked_at).toBeGreaterThanOrEqual(2);
});

test('a relative by name is found in the resident’s file', async () => {
  await world.given('family', {
    resident: world.mrHale,
    first_name: 'Eve',
    last_name: 'Lee',
    relationship: 'child',
    phone: '0113 496 0777',
    mobile: null,
    address: null,
  });
  expect((await ofSenior()).map(({ kind, saw }) => [kind, saw])).toContainEqual([
    'relative',
    ['The same last name as Eve Lee, whom the resident’s file names.'],
  ]);
});

test('it is left with words, which stand in the history, and comes again with a later look', async () => {
  const key = `off_rota ${world.people.senior} 2026-03-01`;
  expect((await settle(key, { words: 'short' })).json()).toHaveProperty('words');
  expect((await settle(key, { answer: 'guilty' })).json()).toHaveProperty('answer');
  expect((await settle('off_rota nobody 2026-03-01')).statusCode).toBe(404);
  const settled = await settle(key);
  expect(settled.statusCode, settled.body).toBe(200);
  const one = async () => (await ofSenior()).find((pattern) => pattern.key === key);
  expect((await one())?.settled).toMatchObject({
    answer: 'explained',
    words: 'She came in for the review.',
    by: 'manager Lee',
  });
  const { rows } = await world.owner.query(
    `select summary, reason, home from user_history where action = 'look_settled'`,
  );
  expect(rows).toEqual([
    { summary: 'Looked while off the rota', reason: 'She came in for the review.', home: world.rose },
  ]);
  world.clock = new Date('2026-03-01T09:03:00Z');
  await world.as('senior').get(`/api/resident/${world.mrHale}`);
  expect(await one()).toMatchObject({ looks: 3, settled: null });
  await expect(world.pool.query(`delete from look_settlement`)).rejects.toThrow(/permission denied|only ever added/);
});

test('nobody sees or settles what is about themselves', async () => {
  const own = await world.holding('view_user_history', 'view_audit', 'view_resident', 'view_home');
  await own.get(`/api/resident/${world.mrHale}`);
  const about = (patterns: LookPatterns['patterns']) => patterns.filter(({ user }) => user === own.id);
  expect(about((await found()).patterns)).not.toEqual([]);
  expect(about((await own.get(path())).json<LookPatterns>().patterns)).toEqual([]);
  const key = `off_rota ${own.id} 2026-03-01`;
  expect(
    (await own.post(`${path()}settle/`, { pattern: key, answer: 'seen', words: 'It was only me.' })).statusCode,
  ).toBe(404);
});

test('it is for those who read the history, of their own houses', async () => {
  for (const role of ['senior', 'carer', 'agency'] as const) {
    expect((await world.as(role).get(path())).statusCode, role).toBe(403);
    expect((await world.as(role).post(`${path()}settle/`, {})).statusCode, role).toBe(403);
  }
  const there = await world.holdingThere('view_user_history', 'view_home', 'view_audit');
  expect((await there.get(path())).statusCode).toBe(404);
  expect((await there.post(`${path()}settle/`, {})).statusCode).toBe(404);
});
