import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('nobody writes over what they cannot see by moving the record on', async () => {
  const shift = await world.given('rota', { home: world.rose, staff: null, absence_reason: null });
  await world.owner.query(`update rota set status = 'accepted', absence_reason = 'Private', staff = $2 where id = $1`, [
    shift.id,
    world.people.senior,
  ]);
  const lead = await world.holding('view_rota', 'change_rota', 'confirm_rota');
  const moved = await lead.patch(`/api/rota/${shift.id}/`, {
    version: 1,
    status: 'absent',
    absence_reason: 'Overslept',
    notes: 'Rang at six',
  });
  expect(moved.statusCode).toBe(200);
  const { rows } = await world.owner.query('select status, absence_reason, notes from rota where id = $1', [shift.id]);
  expect(rows).toEqual([{ status: 'absent', absence_reason: 'Private', notes: 'Rang at six' }]);
});
