import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RotaMarks } from '#domain/rota/rules/rota-marks.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
const ids: Record<string, string> = {};
beforeEach(async () => {
  world = await makeWorld();
  for (const [name, day, from, to, status] of [
    ['late', '01', '14:30', '22:00', 'published'],
    ['early', '02', '07:30', '15:00', 'draft'],
    ['rested', '04', '07:30', '15:00', 'published'],
    ['cancelled', '04', '20:00', '23:00', 'cancelled'],
  ] as const) {
    const { id } = await world.given('rota', {
      home: world.rose,
      staff: world.people.carer,
      date: `2026-06-${day}`,
      shift_type: 'early',
      start_at: `2026-06-${day}T${from}:00+01:00`,
      end_at: `2026-06-${day}T${to}:00+01:00`,
    });
    await world.owner.query('update rota set status = $2 where id = $1', [id, status]);
    ids[name] = id;
  }
  await world.owner.query(`update staff set training = '[]' where id = $1`, [world.people.carer]);
});
afterEach(() => world.close());

const ask = (role: Parameters<World['as']>[0], house = world.rose) =>
  world.as(role).get(`/api/home/${house}/rota-marks/?from=2026-06-01&days=7`);
const marks = async () => (await ask('manager')).json<{ marks: RotaMarks }>().marks;

test('a shift that stands against a rule is marked with its numbers, published or draft', async () => {
  const found = await marks();
  const rest = { tone: 'watch', brief: '9 h 30 rest, 11 h needed' };
  expect(found).toEqual({
    [ids['late'] ?? '']: [{ ...rest, words: '9 h 30 rest after this shift, 11 h needed.' }],
    [ids['early'] ?? '']: [{ ...rest, words: '9 h 30 rest before this shift, 11 h needed.' }],
  });
});

test('a check that has run out since marks what was published before', async () => {
  await world.owner.query('update staff set dbs_number = null where id = $1', [world.people.carer]);
  expect((await marks())[ids['rested'] ?? '']).toEqual([
    { tone: 'danger', brief: 'May not work', words: 'This person has no DBS certificate.' },
  ]);
});

test('only those who plan see marks, and only in their houses', async () => {
  expect((await ask('senior')).statusCode).toBe(200);
  expect((await ask('carer')).statusCode).toBe(403);
  expect((await ask('manager', world.willow)).statusCode).toBe(404);
});
