import { afterEach, beforeEach, expect, test } from 'vitest';
import { addHours } from '#domain/kit/time/time.ts';
import { makeWorld, now, type World } from '#world/world.ts';
import { writeDeniedJob } from './denied-attempts.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const denied = async () =>
  (
    await world.owner.query(
      `select "user", action, entity, object_id, home, resident, summary from user_history where result = 'denied' order by seq`,
    )
  ).rows;
const hoursLater = async (hours: number) => {
  await writeDeniedJob.work({ ...world.context, now: () => addHours(now.toISOString(), hours) });
  return denied();
};

test('tries at the records of another house are one line for each person and hour, with their count and nothing about the records', async () => {
  const weight = await world.given('weight', {}, 'willow');
  const item = await world.given('inventory', { resident: world.msBird, category: 'clothing' }, 'willow');
  const senior = world.as('senior');
  const tries = [
    senior.get(`/api/weight/${weight.id}/`),
    senior.get(`/api/weight/${weight.id}/versions/`),
    senior.patch(`/api/weight/${weight.id}/`, { version: 1, weight_kg: 50 }),
    senior.delete(`/api/weight/${weight.id}/`),
    senior.get(`/api/resident/${world.msBird}/`),
    senior.get(`/api/resident/${world.msBird}/timeline/`),
    senior.post(`/api/inventory-delete/${item.id}/`),
    senior.get(`/api/home/${world.willow}/`),
  ];
  for (const answer of await Promise.all(tries))
    expect([answer.statusCode, answer.body]).toEqual([404, '{"detail":"Not found."}']);
  expect((await world.as('carer').get(`/api/weight/${weight.id}/`)).statusCode).toBe(404);
  expect(await hoursLater(0.9)).toEqual([]);
  const nothing = { action: 'view', object_id: null, home: null, resident: null };
  expect((await hoursLater(1)).toSorted((a, b) => a.summary.localeCompare(b.summary))).toMatchObject([
    { ...nothing, user: world.people.carer, entity: 'weight', summary: 'Records not of their houses: 1 attempt' },
    { ...nothing, user: world.people.senior, summary: 'Records not of their houses: 8 attempts' },
  ]);
  expect(await hoursLater(2)).toHaveLength(2);
});

test('an id that exists nowhere counts like one of another house, so that the count does not tell them apart', async () => {
  expect((await world.as('manager').get('/api/weight/01960000-0000-7000-8000-00000000dead/')).statusCode).toBe(404);
  expect((await hoursLater(1)).at(-1)).toMatchObject({
    user: world.people.manager,
    summary: 'Records not of their houses: 1 attempt',
  });
});

test('what is out of sight in the own house, and what is no record, is not counted', async () => {
  const before = (await denied()).length;
  const note = await world.given('note', { body: 'Struck out later on' });
  await world.owner.query('update note set is_deleted = true where id = $1', [note.id]);
  for (const path of [`/api/note/${note.id}/`, '/api/weight/nothing/', '/api/unknown/'])
    expect((await world.as('senior').get(path)).statusCode, path).toBe(404);
  expect(await hoursLater(1)).toHaveLength(before);
});
