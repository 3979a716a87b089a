import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { sweep } from '../alerts/sweep/sweep.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

/** Another manager of the house, who can sign in. */
const colleague = async (): Promise<string> => {
  const { id } = await world.given('staff', { homes: [world.rose], is_active: true });
  await world.owner.query(`update staff set groups = (select groups from staff where id = $2) where id = $1`, [
    id,
    world.people.manager,
  ]);
  await world.owner.query(
    `insert into credential (staff, password_hash) values ($1, 'never matches') on conflict (staff) do update set password_hash = excluded.password_hash`,
    [id],
  );
  return id;
};

/** Whom the alert of a record reaches, of those who can still sign in. */
const asked = async (id: string) => {
  await sweep(world.app.context, { home: world.rose, resident: null });
  const { rows } = await world.owner.query<{ id: string }>(
    `select s.id from notification n join staff s on s.id = n.staff or s.id = any(n.informed)
     where n.rule_code like 'CONF-%' and n.linked_object ->> 'id' = $1 and n.status = 'active' and s.is_active`,
    [id],
  );
  return rows.map((row) => row.id);
};

test('where the owner of a hidden record has left, somebody on its list who may review it is asked, and nobody else', async () => {
  const [owner, other] = [await colleague(), await colleague()];
  const { id } = await world.given('confidential_info', {
    home: world.rose,
    resident: world.mrHale,
    staff: null,
    title: 'Meeting',
    content: 'What was said',
    is_hidden: true,
    access_list: [world.people.carer, other],
    access_groups: [],
    access_denied: [],
  });
  await world.owner.query('update confidential_info set owner = $2, review_date = $3 where id = $1', [
    id,
    owner,
    '2026-02-01',
  ]);
  expect(await asked(id)).toEqual([owner]);
  await world.owner.query('update staff set is_active = false where id = $1', [owner]);
  expect(await asked(id)).toEqual([other]);
});
