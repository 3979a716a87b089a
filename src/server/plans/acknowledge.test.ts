import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { sweep } from '../alerts/sweep/sweep.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

async function inForce(entity: 'plan' | 'risk', title = `New ${entity}`): Promise<string> {
  const { id } = await world.given(entity, {
    resident: world.mrHale,
    home: world.rose,
    title,
    start_date: '2026-01-01',
    review_date: '2026-04-01',
    likelihood: 3,
    severity: 3,
    residual_likelihood: 2,
    residual_severity: 2,
  });
  await world.owner.query(
    `update ${entity} set status = 'active', approved_at = '2026-02-28T10:00:00Z' where id = $1`,
    [id],
  );
  return id;
}
const read = (role: 'carer' | 'agency' | 'auditor' | 'superuser', entity: string, id: string, version: number) =>
  world.as(role).post(`/api/${entity}/${id}/acknowledge/`, { version });

test.each(['plan', 'risk'] as const)('whoever works by a %s signs that they have read it, once', async (entity) => {
  const id = await inForce(entity);
  const first = (await read('carer', entity, id, 1)).json();
  expect(first).toMatchObject({
    status: 'active',
    acknowledged_by: [{ staff: world.people.carer, at: '2026-03-01T09:00:00.000Z' }],
  });
  const again = (await read('carer', entity, id, first.version)).json();
  expect(again.acknowledged_by).toHaveLength(1);
  expect((await read('agency', entity, id, again.version)).json().acknowledged_by).toHaveLength(2);
  expect((await read('auditor', entity, id, again.version)).statusCode).toBe(403);
  const { rows } = await world.owner.query(
    'select distinct action from user_history where object_id = $1 and action like $2',
    [id, '%acknowledged'],
  );
  expect(rows).toEqual([{ action: 'plan_acknowledged' }]);
});

test.each(['plan', 'risk'] as const)(
  'an agency worker reads a %s that is in force, and neither a draft nor what has ended',
  async (entity) => {
    const id = await inForce(entity, `Seen ${entity}`);
    const seenWhile = async (status: string) => {
      await world.owner.query(`update ${entity} set status = $2 where id = $1`, [id, status]);
      const listed = (await world.as('agency').get(`/api/${entity}/?resident=${world.mrHale}`)).json<
        { readonly id: string }[]
      >();
      return [(await world.as('agency').get(`/api/${entity}/${id}/`)).statusCode, listed.some((row) => row.id === id)];
    };
    for (const status of ['active', 'under_review']) expect(await seenWhile(status), status).toEqual([200, true]);
    for (const status of ['draft', 'awaiting_approval', entity === 'plan' ? 'superseded' : 'closed'])
      expect(await seenWhile(status), status).toEqual([404, false]);
    expect((await world.as('carer').get(`/api/${entity}/${id}/`)).statusCode).toBe(200);
  },
);

test('a draft is not signed', async () => {
  const { id } = await world.given('plan', {
    resident: world.mrHale,
    start_date: '2026-01-01',
    review_date: '2026-04-01',
  });
  expect((await read('carer', 'plan', id, 1)).json()).toHaveProperty('status');
});

test('the reminder to read ends with the signature', async () => {
  await world.owner.query(`update plan set is_deleted = true`);
  await world.owner.query(`update risk set is_deleted = true`);
  const id = await inForce('plan');
  const unread = async () =>
    (
      await world.owner.query(
        `select status from notification where rule_code = 'PLAN-3' and linked_object ->> 'id' = $1 order by id`,
        [world.people.agency],
      )
    ).rows;
  await sweep(world.app.context, { home: world.rose, resident: null });
  expect(await unread()).toEqual([{ status: 'active' }]);
  await read('agency', 'plan', id, 1);
  await sweep(world.app.context, { home: world.rose, resident: null });
  expect(await unread()).toEqual([{ status: 'cleared' }]);
});

test('after a move the plan waits to be read by those who give care in the new house, but for its author', async () => {
  const { id: person } = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    date_of_birth: '1950-05-05',
    national_id_type: 'local',
    national_id: 'LOCAL-MOVES',
    home: world.rose,
  });
  const { id } = await world.given('plan', { resident: person, start_date: '2026-01-01', review_date: '2026-04-01' });
  await world.owner.query(`update plan set status = 'active' where id = $1`, [id]);
  const unreadBy = async () =>
    (await world.as('superuser').get(`/api/plan?resident=${person}`)).json<{ unread_by: number }[]>()[0]?.unread_by;
  const givingCare = async (home: string) =>
    (
      await world.owner.query<{ count: number }>(
        `select count(*)::int from staff where $1 = any(homes) and is_active and not is_deleted and status = 'active' and role <> all('{domestic,cook,maintenance,admin,volunteer}') and id is distinct from (select created_by from plan where id = $2)`,
        [home, id],
      )
    ).rows[0]?.count;
  expect(await unreadBy()).toBe(await givingCare(world.rose));
  await world.as('superuser').patch(`/api/resident/${person}/`, { version: 1, home: world.willow });
  expect(await unreadBy()).toBe(await givingCare(world.willow));
  expect(await givingCare(world.willow)).not.toBe(await givingCare(world.rose));
});
