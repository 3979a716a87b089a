import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coverage } from './coverage.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query(`update home set min_staffing = '{"early": 1, "waking_night": 1}' where id = $1`, [
    world.rose,
  ]);
  const { id } = await world.given('rota', {
    home: world.rose,
    staff: world.people.carer,
    date: '2026-06-01',
    shift_type: 'early',
    start_at: '2026-06-01T06:30:00Z',
    end_at: '2026-06-01T14:00:00Z',
  });
  await world.owner.query(`update rota set status = 'published' where id = $1`, [id]);
});
afterAll(() => world.close());

const ask = (role: Parameters<World['as']>[0], query = 'from=2026-06-01&days=2') =>
  world.as(role).get(`/api/rota/coverage/?home=${world.rose}&${query}`);

test('each shift that a house must staff has its need, its cover and what is missing', async () => {
  const { cells } = (await ask('carer')).json<Coverage>();
  expect(
    cells.map(({ date, shift, need, published, short }) => [date, shift, need.people, published, short.length]),
  ).toEqual([
    ['2026-06-01', 'early', 1, 1, 0],
    ['2026-06-01', 'waking_night', 1, 0, 1],
    ['2026-06-02', 'early', 1, 0, 1],
    ['2026-06-02', 'waking_night', 1, 0, 1],
  ]);
});

test('a year is answered, more is not, and whoever sees only their own shifts sees no cover', async () => {
  expect((await ask('manager', 'from=2026-01-01&days=366')).json<Coverage>().cells.length).toBeGreaterThan(700);
  expect((await ask('manager', 'from=2026-01-01&days=367')).json()).toHaveProperty('days');
  expect((await ask('agency')).statusCode).toBe(403);
  expect(
    (await world.as('manager').get(`/api/rota/coverage/?home=${world.willow}&from=2026-06-01`)).json(),
  ).toHaveProperty('home');
});
