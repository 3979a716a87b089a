import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  for (const [staff, status, day] of [
    [world.people.carer, 'published', '05'],
    [world.people.carer, 'draft', '06'],
    [world.people.senior, 'published', '07'],
  ] as const) {
    const { id } = await world.given('rota', {
      home: world.rose,
      staff,
      date: `2026-03-${day}`,
      shift_type: 'early',
      start_at: `2026-03-${day}T07:30:00Z`,
      end_at: `2026-03-${day}T15:00:00Z`,
    });
    await world.owner.query('update rota set status = $2 where id = $1', [id, status]);
  }
});
afterAll(() => world.close());

const file = (path: string) => world.as(null).get(path);

test('the private link shows one’s own published shifts without signing in, until it is revoked', async () => {
  const { path } = (await world.as('carer').post('/api/me/calendar/', {})).json<{ path: string }>();
  const found = await file(path);
  expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(found.body.match(/DTSTART:\d+T/g)).toEqual(['DTSTART:20260305T']);
  expect(found.body).toContain('SUMMARY:Early\\, Rose House');
  expect(found.body).not.toContain('Hale');
  expect((await world.as('carer').get('/api/me/calendar/')).json().since).not.toBeNull();
  expect((await world.as('carer').delete('/api/me/calendar/')).statusCode).toBe(204);
  expect((await file(path)).statusCode).toBe(404);
});

test('a new link ends the old one, and whoever left has none', async () => {
  const make = async () => (await world.as('senior').post('/api/me/calendar/', {})).json<{ path: string }>().path;
  const [first, second] = [await make(), await make()];
  expect([(await file(first)).statusCode, (await file(second)).statusCode]).toEqual([404, 200]);
  await world.owner.query('update staff set is_active = false where id = $1', [world.people.senior]);
  expect((await file(second)).statusCode).toBe(404);
});
