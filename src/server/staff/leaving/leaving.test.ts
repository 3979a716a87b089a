import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenWork } from '#domain/staff/person/open-work.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const leaver = () => world.people.carer;
const successor = () => world.people.senior;
const work = async (role: 'manager' | 'senior' = 'manager') => world.as(role).get(`/api/staff/${leaver()}/open-work/`);
async function shift(start_at: string, status: string) {
  const made = await world.given('rota', {
    staff: leaver(),
    date: start_at.slice(0, 10),
    shift_type: 'early',
    start_at,
    end_at: start_at.replace('T07', 'T15'),
  });
  await world.owner.query('update rota set status = $2 where id = $1', [made.id, status]);
  return made;
}
const one = async (table: string, id: string) =>
  (await world.owner.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id])).rows[0];

test('whoever leaves is signed out, their shifts are open again and their work is somebody else’s, in one act', async () => {
  const past = await shift('2026-02-20T07:00:00.000Z', 'worked');
  const draft = await shift('2026-03-05T07:00:00.000Z', 'draft');
  const accepted = await shift('2026-03-06T07:00:00.000Z', 'accepted');
  await world.owner.query('update resident set key_worker = $1 where id = $2', [leaver(), world.mrHale]);
  const escort = await world.given('appointment', {
    resident: world.mrHale,
    starts_at: '2026-03-09T10:00:00.000Z',
    escort_staff: leaver(),
    status: 'scheduled',
  });
  const review = await world.given('plan_scheduler', { assigned_to: leaver(), status: 'scheduled' });
  const found: OpenWork[] = (await work()).json();
  expect(found.map(({ kind, count }) => [kind, count])).toEqual([
    ['shifts', 2],
    ['key_worker', 1],
    ['plan_reviews', 1],
    ['escorts', 1],
  ]);
  expect(found[1]?.names).toHaveLength(1);

  const { version } = (await world.as('manager').get(`/api/staff/${leaver()}/`)).json();
  const left = await world.as('manager').patch(`/api/staff/${leaver()}/`, {
    status: 'left',
    end_date: '2026-03-01',
    handed_to: successor(),
    version,
  });
  expect([left.statusCode, left.json()]).toMatchObject([200, { status: 'left', is_active: false }]);

  expect(await one('rota', past.id)).toMatchObject({ staff: leaver(), status: 'worked' });
  expect(await one('rota', draft.id)).toMatchObject({ staff: null, status: 'draft' });
  expect(await one('rota', accepted.id)).toMatchObject({ staff: null, status: 'published' });
  expect(await one('resident', world.mrHale)).toMatchObject({ key_worker: successor() });
  expect(await one('appointment', escort.id)).toMatchObject({ escort_staff: successor() });
  expect(await one('plan_scheduler', review.id)).toMatchObject({ assigned_to: successor() });
  const { rows } = await world.owner.query(
    `select entity from user_history where reason = 'Left the home' order by entity`,
  );
  expect(rows.map(({ entity }) => entity)).toEqual(['appointment', 'plan_scheduler', 'resident', 'rota', 'rota']);
  expect((await world.as('carer').get('/api/me/')).statusCode).toBe(401);
});

test('where nobody takes over, what is due falls to the manager, and a house without its deputy is settled by hand', async () => {
  const { id } = await world.given('staff', { homes: [world.rose], status: 'active' });
  const check = await world.given('accident_scheduler', { assigned_to: id, assigned_role: null, status: 'scheduled' });
  await world.owner.query('update home set deputy_manager = $1 where id = $2', [id, world.rose]);
  const found: OpenWork[] = (await world.as('manager').get(`/api/staff/${id}/open-work/`)).json();
  expect(found.map(({ kind, names }) => [kind, names])).toEqual([
    ['incident_checks', []],
    ['deputy', ['Rose House']],
  ]);
  const { version } = (await world.as('manager').get(`/api/staff/${id}/`)).json();
  const left = await world
    .as('manager')
    .patch(`/api/staff/${id}/`, { status: 'left', end_date: '2026-03-01', version });
  expect(left.statusCode, left.body).toBe(200);
  expect(await one('accident_scheduler', check.id)).toMatchObject({ assigned_to: null, assigned_role: 'manager' });
});

test('what somebody is down for is for those who decide that they leave', async () => {
  expect((await work('senior')).statusCode).toBe(403);
});
