import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#world/eventually.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const removal = { is_deleted: true, deletion_reason: 'Entered in error' };

test('the old house neither strikes out nor brings back what is about somebody who has moved', async () => {
  const { id: person } = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    date_of_birth: '1950-05-05',
    national_id_type: 'local',
    national_id: 'LOCAL-MOVES',
    home: world.rose,
  });
  const [weight, struck] = [
    await world.given('weight', { resident: person }),
    await world.given('weight', { resident: person }),
  ];
  const manager = world.as('manager');
  expect((await manager.patch(`/api/weight/${struck.id}/`, { ...removal, version: 1 })).statusCode).toBe(200);
  expect(
    (await world.as('superuser').patch(`/api/resident/${person}/`, { version: 1, home: world.willow })).statusCode,
  ).toBe(200);
  expect((await manager.patch(`/api/weight/${weight.id}/`, { ...removal, version: 1 })).json()).toEqual({
    detail:
      'This resident has moved to another house. Their record can be read for a while, but only the house where they live now adds to it or changes it.',
  });
  expect((await manager.post(`/api/weight/${struck.id}/restore/`, { version: 2 })).statusCode).toBe(403);
  expect((await manager.patch(`/api/resident/${person}/`, { ...removal, version: 2 })).statusCode).toBe(403);
});

test('two superusers who remove each other in the same moment do not leave the house to nobody', async () => {
  const [first, second] = [world.people.superuser, world.people.senior];
  await world.owner.query(
    'update staff s set is_superuser = true, homes = $3, groups = o.groups from staff o where o.id = $1 and s.id in ($1, $2)',
    [first, second, [world.rose]],
  );
  const callers = [await world.again(first), await world.again(second)];
  const others = [second, first];
  const versions = new Map(
    (await world.owner.query('select id, version from staff')).rows.map(({ id, version }) => [id, version]),
  );
  const door = await world.owner.connect();
  await door.query('begin');
  await door.query('select 1 from staff where is_superuser for update');
  const asked = callers.map((caller, i) =>
    caller.patch(`/api/staff/${others[i]}/`, { ...removal, version: versions.get(others[i]) }),
  );
  await eventually(async () =>
    expect(
      (
        await world.owner.query(
          `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows,
    ).toEqual([{ waiting: 2 }]),
  );
  await door.query('commit');
  door.release();
  const answers = await Promise.all(asked);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  const { rows } = await world.owner.query(
    'select count(*)::int as left from staff where is_superuser and is_active and not is_deleted',
  );
  expect(rows).toEqual([{ left: 1 }]);
});
