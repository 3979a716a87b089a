import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMinutes } from '#domain/kit/time/time.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
let sheet: string;
beforeAll(async () => {
  world = await makeWorld();
  sheet = (await world.as('senior').post(`/api/home/${world.rose}/handover/`)).json<{ id: string }>().id;
});
afterAll(() => world.close());

/** Reads on while the device is being touched, so that nobody's session locks. */
async function read(path: string, by: Caller = world.as('carer')): Promise<void> {
  await by.post('/api/me/active/', { home: world.rose });
  expect((await by.get(path)).statusCode).toBe(200);
}
const at = (minutes: number) => void (world.clock = new Date(addMinutes(now.toISOString(), minutes)));
const lines = async (summary: string) =>
  (
    await world.owner.query<{ who: string }>(
      `select "user" as who from user_history where action = 'view' and summary = $1 order by seq`,
      [summary],
    )
  ).rows.map(({ who }) => who);

test('a sheet that stays open is one line in the history for each person and sitting', async () => {
  const path = `/api/handover/${sheet}/sheet/`;
  await read(path, world.as('senior'));
  for (const minutes of [0, 1, 9, 18, 27]) {
    at(minutes);
    await read(path);
  }
  expect(await lines('sheet')).toEqual([world.people.senior, world.people.carer]);
  at(31);
  await read(path);
  expect(await lines('sheet')).toEqual([world.people.senior, world.people.carer, world.people.carer]);
});

test('the brief and one resident’s page are counted in the same way, each by itself', async () => {
  for (const path of [`/api/home/${world.rose}/brief/`, `/api/resident/${world.mrHale}/handover/`]) {
    await read(path);
    await read(path);
  }
  expect([await lines('brief'), await lines('handover')]).toEqual([[world.people.carer], [world.people.carer]]);
});
