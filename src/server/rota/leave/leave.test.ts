import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LeaveCost } from '#domain/rota/leave/leave-cover.ts';
import type { NamedLeave } from '#domain/rota/leave/leave-request.ts';
import type { Rota } from '#domain/rota/rota.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

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
/** A wish for three days, and one more that begins before they end. */
const wish = async () => [
  (await ask('carer', '2026-06-01', '2026-06-03')).json(),
  (await ask('carer', '2026-06-02', '2026-06-04')).json(),
];
/** An early shift in the middle of it. */
async function atWork(): Promise<void> {
  const shift = await world.given('rota', {
    home: world.rose,
    staff: world.people.carer,
    date: '2026-06-02',
    shift_type: 'early',
    start_at: '2026-06-02T06:30:00Z',
    end_at: '2026-06-02T14:00:00Z',
  });
  await world.owner.query(`update rota set status = 'accepted' where id = $1`, [shift.id]);
}
const decide = async (role: Parameters<World['as']>[0], day: string, body: object) => {
  const { id, version } = await leaveOn(day);
  return world.as(role).post(`/api/rota/${id}/leave/`, { version, ...body });
};

test('leave is asked for once, and waits although the week is published', async () => {
  expect(await wish()).toEqual([{ asked: 3 }, { asked: 1 }]);
  await world.as('manager').post('/api/rota/publish/', { home: world.rose, from: '2026-06-01', days: 7 });
  expect((await leaveOn('2026-06-01')).status).toBe('draft');
});

test('who decides reads what each day costs, and who asked reads that it waits', async () => {
  await wish();
  await atWork();
  const { id } = await leaveOn('2026-06-01');
  await world.owner.query(`update home set min_staffing = '{"early": 1}' where id = $1`, [world.rose]);
  const cost = (await world.as('manager').get(`/api/rota/${id}/leave/`)).json<LeaveCost>();
  expect(cost.days.map(({ date, opens }) => [date, opens.length])).toEqual([
    ['2026-06-01', 0],
    ['2026-06-02', 1],
    ['2026-06-03', 0],
    ['2026-06-04', 0],
  ]);
  expect(cost.days[1]?.cover).toMatchObject([{ shift: 'early', needed: 1, now: 1, after: 0 }]);
  expect((await world.as('carer').get(`/api/rota/${id}/leave/`)).statusCode).toBe(403);
  const list = async (role: Parameters<World['as']>[0]) =>
    (await world.as(role).get(`/api/rota/leave/?home=${world.rose}`)).json<readonly NamedLeave[]>();
  for (const role of ['carer', 'manager'] as const)
    expect((await list(role)).map(({ state, days }) => [state, days.length])).toEqual([['asked', 4]]);
  expect(await list('senior')).toEqual([]);
});

test('approved, all its days hold, the person’s shifts become open and they are told once', async () => {
  await wish();
  await atWork();
  expect((await decide('manager', '2026-06-02', { approve: true })).statusCode).toBe(200);
  expect((await leaveOn('2026-06-01')).status).toBe('published');
  expect((await leaveOn('2026-06-04')).status).toBe('published');
  const { rows } = await world.owner.query(
    `select staff, status from rota where date = '2026-06-02' and shift_type = 'early'`,
  );
  expect(rows).toEqual([{ staff: null, status: 'published' }]);
  const notified = await world.owner.query(
    `select message from notification where title = 'Leave' and informed = array[$1::uuid]`,
    [world.people.carer],
  );
  expect(notified.rows).toEqual([{ message: 'Leave from 1 Jun 2026 to 4 Jun 2026 is approved.' }]);
  expect((await decide('manager', '2026-06-01', { approve: true })).json()).toHaveProperty('status');
});

test('who asked takes it back, approved or not, and nobody else does', async () => {
  await wish();
  await decide('manager', '2026-06-01', { approve: true });
  expect((await decide('senior', '2026-06-01', { take_back: true })).statusCode).toBe(403);
  expect((await decide('carer', '2026-06-01', { take_back: true })).statusCode).toBe(200);
  expect(await leaveOn('2026-06-04')).toMatchObject({ status: 'cancelled', notes: 'Taken back' });
  expect((await decide('carer', '2026-06-01', { take_back: true })).json()).toHaveProperty('status');
  expect((await ask('carer', '2026-06-01', '2026-06-01')).json()).toEqual({ asked: 1 });
});

test('refused, all its days are cancelled with the reason; a reason is needed', async () => {
  await ask('carer', '2026-06-10', '2026-06-11');
  expect((await decide('manager', '2026-06-10', { approve: false })).json()).toHaveProperty('reason');
  await decide('manager', '2026-06-10', { approve: false, reason: 'Two others are away' });
  for (const day of ['2026-06-10', '2026-06-11'])
    expect(await leaveOn(day)).toMatchObject({ status: 'cancelled', notes: 'Two others are away' });
});

test('only whoever publishes decides, not about their own, and days in the past are not asked for', async () => {
  await ask('carer', '2026-06-20', '2026-06-20');
  expect((await decide('senior', '2026-06-20', { approve: true })).statusCode).toBe(403);
  expect((await decide('carer', '2026-06-20', { approve: true })).statusCode).toBe(403);
  await ask('manager', '2026-06-25', '2026-06-25');
  expect((await decide('manager', '2026-06-25', { approve: true })).statusCode).toBe(403);
  expect((await ask('carer', '2026-01-01', '2026-01-02')).json()).toHaveProperty('from');
  expect((await ask('auditor', '2026-06-01', '2026-06-02')).statusCode).toBe(403);
});
