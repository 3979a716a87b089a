import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rota } from '#domain/rota/rota.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const ask = (role: Parameters<World['as']>[0], from: string, to: string) =>
  world.as(role).post('/api/rota/leave/', { home: world.rose, from, to, reason: 'A wedding' });
const leaveOn = async (day: string) => {
  const { rows } = await world.owner.query<Pick<Rota, 'id' | 'version' | 'status' | 'notes'>>(
    `select id, version, status, notes from rota where date = $1 and shift_type = 'annual_leave'`,
    [day],
  );
  const [row] = rows;
  if (!row) throw new Error('no leave');
  return row;
};
const decide = async (role: Parameters<World['as']>[0], day: string, body: object) => {
  const { id, version } = await leaveOn(day);
  return world.as(role).post(`/api/rota/${id}/leave/`, { version, ...body });
};

test('leave is asked for day by day, once, and waits although the week is published', async () => {
  expect((await ask('carer', '2026-06-01', '2026-06-03')).json()).toEqual({ asked: 3 });
  expect((await ask('carer', '2026-06-02', '2026-06-04')).json()).toEqual({ asked: 1 });
  await world.as('manager').post('/api/rota/publish/', { home: world.rose, from: '2026-06-01', days: 7 });
  expect((await leaveOn('2026-06-01')).status).toBe('draft');
});

test('approved, the person’s shift of that day becomes open and they are told', async () => {
  const { id } = await world.given('rota', {
    home: world.rose,
    staff: world.people.carer,
    date: '2026-06-01',
    shift_type: 'early',
    start_at: '2026-06-01T06:30:00Z',
    end_at: '2026-06-01T14:00:00Z',
  });
  await world.owner.query(`update rota set status = 'accepted' where id = $1`, [id]);
  expect((await decide('manager', '2026-06-01', { approve: true })).statusCode).toBe(200);
  expect((await leaveOn('2026-06-01')).status).toBe('published');
  const { rows } = await world.owner.query('select staff, status from rota where id = $1', [id]);
  expect(rows).toEqual([{ staff: null, status: 'published' }]);
  expect((await decide('manager', '2026-06-01', { approve: true })).json()).toHaveProperty('status');
});

test('refused, it is cancelled with the reason; a reason is needed', async () => {
  expect((await decide('manager', '2026-06-02', { approve: false })).json()).toHaveProperty('reason');
  await decide('manager', '2026-06-02', { approve: false, reason: 'Two others are away' });
  expect(await leaveOn('2026-06-02')).toMatchObject({ status: 'cancelled', notes: 'Two others are away' });
});

test('only whoever publishes decides, and days in the past are not asked for', async () => {
  expect((await decide('senior', '2026-06-03', { approve: true })).statusCode).toBe(403);
  expect((await decide('carer', '2026-06-03', { approve: true })).statusCode).toBe(403);
  expect((await ask('carer', '2026-01-01', '2026-01-02')).json()).toHaveProperty('from');
  expect((await ask('auditor', '2026-06-01', '2026-06-02')).statusCode).toBe(403);
});
