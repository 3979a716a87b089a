import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { prepareVisits } from './prepare-visits.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const tasks = async (id: string) =>
  (
    await world.owner.query<{ status: string; message: string; informed: string[] }>(
      `select status, message, informed from notification where linked_object ->> 'id' = $1 order by raised_at`,
      [id],
    )
  ).rows;
const at = async (moment: string) => {
  world.clock = new Date(moment);
  await prepareVisits.work(world.context);
};

test('what a visit needs is asked for at its times, once each, and no more when it has begun', async () => {
  const { id } = await world.given('appointment', {
    resident: world.mrHale,
    title: 'Blood test',
    starts_at: '2026-03-10T10:00:00.000Z',
    ends_at: '2026-03-10T10:30:00.000Z',
    preparation: 'Nothing to eat after midnight.',
    reminders: ['1440', '120'],
    escort_staff: world.people.carer,
    status: 'scheduled',
  });
  await at('2026-03-08T10:00:00Z');
  expect(await tasks(id)).toEqual([]);
  await at('2026-03-09T10:00:00Z');
  await at('2026-03-09T11:00:00Z');
  expect(await tasks(id)).toMatchObject([
    {
      status: 'active',
      message: 'Blood test: Nothing to eat after midnight.',
      informed: expect.arrayContaining([world.people.carer]),
    },
  ]);
  await world.owner.query(`update notification set status = 'cleared' where linked_object ->> 'id' = $1`, [id]);
  await at('2026-03-09T12:00:00Z');
  expect(await tasks(id)).toHaveLength(1);
  await at('2026-03-10T08:30:00Z');
  expect((await tasks(id)).map(({ status }) => status)).toEqual(['cleared', 'active']);
  await at('2026-03-10T10:05:00Z');
  expect((await tasks(id)).map(({ status }) => status)).toEqual(['cleared', 'cleared']);
});
