import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { register } from '#domain/register.ts';
import { buildApp } from '#server/app.ts';
import { openPool, roleName } from '#server/database/pool.ts';
import { noCommitListener, onPool, transaction } from '#server/kit/runtime/database.ts';
import { acrossHouses, withinHousesOf } from '#server/kit/runtime/house-scope.ts';
import { firstSuperuserLink } from '#server/session/accounts/first-superuser.ts';
import { hashed } from '#server/session/credentials/passwords.ts';
import { makeWorld, type World } from '#world/world.ts';

/** A statement that forgets whose houses it is for changes nothing: PostgreSQL asks again, whatever the store has asked. */

let world: World;
/** As the product opens its connections, and a single one: whoever comes next gets the connection of the one before. */
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  world = await makeWorld();
  const { host, port, user, database } = world.owner.options;
  pool = openPool(
    { host: host ?? '', port: port ?? 0, user: user ?? '', database: database ?? '' },
    { max: 1, role: roleName },
  );
});
afterAll(async () => {
  await pool.end();
  await world.close();
});

const ofAHouse = register.filter(({ belongsTo, log }) => belongsTo !== 'provider' && !log);
const inRose = <T>(work: () => T): T => withinHousesOf({ homes: [world.rose], isSuperuser: false }, work);

/** Writes to every row there is, as a statement would whose author forgot the houses. */
const touched = async ({ name }: Entity): Promise<readonly string[]> =>
  (
    await onPool(pool, noCommitListener).query<{ id: string }>(
      `update "${name}" t set updated_at = t.updated_at returning t.id`,
    )
  ).map(({ id }) => id);
const copied = ({ name }: Entity, id: string) =>
  onPool(pool, noCommitListener).query(
    `insert into "${name}" select (jsonb_populate_record(t, jsonb_build_object('id', $2::text))).* from "${name}" t where t.id = $1`,
    [id, v7()],
  );
const isOnlyAddedTo = async ({ name }: Entity): Promise<boolean> =>
  (await pool.query(`select 1 where not has_table_privilege('"${name}"', 'update')`)).rowCount === 1;

test.each(ofAHouse)('$name is written in the declared houses alone, and without any in none', async (entity) => {
  const isHouse = entity.belongsTo === 'itself';
  const here = isHouse ? world.rose : (await world.given(entity)).id;
  const there = isHouse ? world.willow : (await world.given(entity, {}, 'willow')).id;
  // Whoever works in a house may be given the right to open another.
  if (!isHouse) await expect(inRose(() => copied(entity, there))).rejects.toThrow('row-level security');
  await expect(copied(entity, there)).rejects.toThrow('row-level security');
  if (await isOnlyAddedTo(entity)) return;
  const reached = await inRose(() => touched(entity));
  expect([reached.includes(here), reached.includes(there)]).toEqual([true, false]);
  expect(await touched(entity)).toEqual([]);
  expect(await acrossHouses(() => touched(entity))).toEqual(expect.arrayContaining([here, there]));
});

const count = async (work: () => Promise<readonly unknown[]>): Promise<number> => (await work()).length;
const residentsOf = (home: string) => () =>
  onPool(pool, noCommitListener).query('update resident set updated_at = updated_at where home = $1 returning id', [
    home,
  ]);

test('what one caller has declared is over with their statement, whether it was saved or undone', async () => {
  const [rose, willow] = [residentsOf(world.rose), residentsOf(world.willow)];
  expect(await inRose(() => count(rose))).toBeGreaterThan(0);
  expect(await count(rose)).toBe(0);
  await expect(
    inRose(() =>
      transaction(pool, noCommitListener, async (tx) => {
        await tx.query('update resident set updated_at = updated_at where home = $1', [world.rose]);
        throw new Error('changed my mind');
      }),
    ),
  ).rejects.toThrow('changed my mind');
  expect(await count(rose)).toBe(0);
  expect(await acrossHouses(() => count(willow))).toBeGreaterThan(0);
  expect(await inRose(() => count(willow))).toBe(0);
  expect((await pool.query('update resident set updated_at = updated_at returning id')).rows).toEqual([]);
});

test('within one transaction each statement has the houses its own work has declared', async () => {
  const counts = await inRose(() =>
    transaction(pool, noCommitListener, (tx) => {
      const willow = async () =>
        (await tx.query('update resident set updated_at = updated_at where home = $1 returning id', [world.willow]))
          .length;
      return Promise.all([willow(), acrossHouses(willow), willow()]);
    }),
  );
  expect(counts.map((one) => one > 0)).toEqual([false, true, false]);
});

test('the role of the application is held by the policies', async () => {
  const { rows } = await pool.query(
    `select rolsuper or rolbypassrls as free, exists (select from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace) as owns
       from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([{ free: false, owns: false }]);
});

/** Tables that name a house and are no records of it. */
const unwalled: Readonly<Record<string, string>> = {
  practice_making: 'how far a house is that is not there yet, and so is in nobody’s reach',
  session: 'where somebody works at this moment, known before it is known who they are',
  user_history: 'what was tried in a house that is closed to somebody is written down there too',
  user_history_house: 'written by the database itself, beside the line',
};

test('every table that names a house is behind the wall, or is named here', async () => {
  const { rows } = await world.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('home', 'homes') and not a.attisdropped
        and not (c.relrowsecurity and exists (select from pg_policies p where p.tablename = c.relname and p.qual like '%in_reach%'))
      order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(unwalled));
});

describe('what somebody does to their own account before it is known who they are', () => {
  const password = 'seven quiet lanterns';
  let doors: ReturnType<typeof openPool>;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    const { host, port, user, database } = world.owner.options;
    const connection = { host: host ?? '', port: port ?? 0, user: user ?? '', database: database ?? '' };
    doors = openPool(connection, { max: 4, role: roleName });
    app = await buildApp({ ...world.parts, pool: doors });
  });
  afterAll(async () => {
    await app.close();
    await doors.end();
  });
  const personCalled = async (username: string) =>
    (await world.owner.query(`select last_login, must_change_password from staff where username = $1`, [username]))
      .rows[0];

  test('signing in is written down on the account', async () => {
    const hash = await hashed(world.parts, password);
    const { rows } = await world.owner.query(
      'update staff set must_change_password = false where id = $1 returning username',
      [world.people.carer],
    );
    await world.owner.query(
      'insert into credential (staff, password_hash) values ($1, $2) on conflict (staff) do update set password_hash = $2',
      [world.people.carer, hash],
    );
    const { username } = rows[0];
    const answer = await app.inject({ method: 'POST', url: '/api/login/', payload: { username, password } });
    expect([answer.statusCode, (await personCalled(username)).last_login]).toEqual([200, world.clock]);
  });

  test('the first superuser of an empty installation comes in', async () => {
    await world.owner.query('update staff set is_superuser = false where is_superuser');
    const link = (await firstSuperuserLink({ ...world.parts, pool: doors })) ?? '';
    const token = new URL(link).searchParams.get('token');
    const payload = { token, password, username: 'owner', first_name: 'Ada', last_name: 'Byron' };
    const answer = await app.inject({ method: 'POST', url: '/api/password_reset/confirm/', payload });
    expect([answer.statusCode, (await personCalled('owner'))?.must_change_password]).toEqual([200, false]);
  });
});
