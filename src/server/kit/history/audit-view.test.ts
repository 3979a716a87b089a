import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const looks = async (role: 'auditor' | 'manager'): Promise<readonly string[]> =>
  (
    await world.owner.query<{ summary: string }>(
      `select summary from user_history where "user" = $1 and action = 'view' order by seq`,
      [world.people[role]],
    )
  ).rows.map(({ summary }) => summary);

test('whatever an auditor looks at is written down, lists and sums included', async () => {
  const appointment = await world.given('appointment');
  const paths = [
    '/api/weight/',
    `/api/fluid-intake/day-total/?resident=${world.mrHale}`,
    `/api/appointment/${appointment.id}/series/`,
    `/api/home/${world.rose}/alert-rules/`,
  ];
  for (const role of ['auditor', 'manager'] as const)
    for (const path of paths) expect((await world.as(role).get(path)).statusCode, path).toBe(200);
  expect(await looks('auditor')).toEqual(['list', 'day total', 'series', 'alert rules']);
  expect(await looks('manager')).toEqual([]);
});
