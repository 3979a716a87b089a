import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { endShifts } from './end-shifts.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('a published shift counts as worked when it is over, and the lead may still say that nobody came', async () => {
  const hours = { date: '2026-03-01', start_at: '2026-03-01T07:30:00Z', end_at: '2026-03-01T15:00:00Z' };
  const shift = await world.given('rota', {
    home: world.rose,
    staff: world.people.carer,
    shift_type: 'early',
    ...hours,
  });
  const leave = await world.given('rota', {
    home: world.rose,
    staff: world.people.senior,
    shift_type: 'annual_leave',
    ...hours,
  });
  const open = await world.given('rota', { home: world.rose, staff: null, shift_type: 'early', ...hours });
  const all = [shift.id, leave.id, open.id];
  await world.owner.query(`update rota set status = 'published' where id = any($1)`, [all]);
  const states = async (moment: string) => {
    world.clock = new Date(moment);
    await endShifts.work(world.context);
    const { rows } = await world.owner.query<{ status: string }>(
      'select status from rota where id = any($1) order by array_position($1, id)',
      [all],
    );
    return rows.map(({ status }) => status);
  };
  expect(await states('2026-03-01T14:59:00Z')).toEqual(['published', 'published', 'published']);
  expect(await states('2026-03-01T15:00:00Z')).toEqual(['worked', 'published', 'published']);
  const lead = await world.again(world.people.senior);
  expect((await lead.patch(`/api/rota/${shift.id}/`, { version: 2, status: 'absent' })).json()).toMatchObject({
    status: 'absent',
  });
});
