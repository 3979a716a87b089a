import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { register } from '#domain/register.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

let people = 0;
const person = () =>
  world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    date_of_birth: '1950-05-05',
    national_id_type: 'local',
    national_id: `LOCAL-MOVES-${people++}`,
    home: world.rose,
  });

/** What it points to is of the same person. */
async function about(entity: Entity, resident: string): Promise<AnyRecord> {
  const pointing = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'ref' && field.must && ['plan', 'risk', 'incident'].includes(field.to)
      ? [[name, field.to] as const]
      : [],
  );
  const targets = await Promise.all(
    pointing.map(async ([name, to]) => [name, (await world.given(to, { resident })).id]),
  );
  return world.given(entity, {
    ...Object.fromEntries(targets),
    resident,
    ...('staff' in entity.fields ? { staff: null } : {}),
    ...('incident' in entity.fields ? { incident: null } : {}),
  });
}

const times = async (caller: Caller, entity: Entity, asked: string, id: string) =>
  (await caller.get(`/api/${entity.path}?limit=200&date_from=2020-01-01${asked}`))
    .json<AnyRecord[]>()
    .filter((row) => row.id === id).length;

test.each(register.filter(({ movesAlong }) => movesAlong))(
  '$name is listed once, in the house where its resident lives now',
  async (entity) => {
    const { id: resident } = await person();
    const { id } = await about(entity, resident);
    const [here, there] = [
      await world.holding(`view_${entity.name}`, 'view_restricted'),
      await world.holdingThere(`view_${entity.name}`, 'view_restricted'),
    ];
    const both = await world.holding(`view_${entity.name}`, 'view_restricted');
    await world.owner.query('update staff set homes = $2 where id = $1', [both.id, [world.rose, world.willow]]);
    expect([await times(here, entity, '', id), await times(there, entity, '', id)]).toEqual([1, 0]);
    await world.owner.query('update resident set home = $2 where id = $1', [resident, world.willow]);
    for (const days of [1, 8]) {
      await world.owner.query(
        `insert into departure (resident, home, left_at, reason) values ($1, $2, $3, 'moved') on conflict (resident, home) do update set left_at = excluded.left_at`,
        [resident, world.rose, addHours(now.toISOString(), -24 * days)],
      );
      const listed = [
        times(there, entity, '', id),
        times(there, entity, `&home=${world.willow}`, id),
        times(there, entity, `&home=${world.willow}&resident=${resident}`, id),
        times(both, entity, '', id),
      ];
      expect(await Promise.all(listed), `${days} days later`).toEqual([1, 1, 1, 1]);
    }
  },
);
