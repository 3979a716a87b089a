import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrainingMatrix } from '#domain/staff/person/training-matrix.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await world.owner.query(`update staff set training = $2 where id = $1`, [
    world.people.senior,
    JSON.stringify([{ course: 'fire', completed_on: '2025-02-01', expires_on: '2026-02-01' }]),
  ]);
});
afterAll(() => world.close());

const ask = (role: 'manager' | 'senior' | 'carer' | 'agency', home = world.rose) =>
  world.as(role).get(`/api/home/${home}/training/`);

test('the matrix shows everybody who works in the house by what is on file', async () => {
  const { rows, courses, today }: TrainingMatrix = (await ask('manager')).json();
  expect(today).toBe('2026-03-01');
  const senior = rows.find(({ id }) => id === world.people.senior);
  expect(senior?.cells.find(({ course }) => course === 'fire')).toEqual({
    course: 'fire',
    state: 'over',
    expires_on: '2026-02-01',
  });
  expect(courses[0]).toMatchObject({ course: 'fire', in_date: 0, people: rows.length });
});

test('whoever leads shifts sees it; who does not see everybody’s training is told who does', async () => {
  expect((await ask('senior')).statusCode).toBe(200);
  for (const role of ['carer', 'agency'] as const) {
    const answer = await ask(role);
    expect([role, answer.statusCode, answer.json().detail]).toEqual([role, 403, expect.stringContaining('training')]);
  }
});

test('a house that is not one’s own has none', async () => {
  expect((await ask('manager', world.willow)).statusCode).toBe(404);
});
