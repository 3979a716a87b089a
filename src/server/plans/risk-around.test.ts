import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { RiskAround } from '#domain/plans/risk/risk-around.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let [first, second, draft]: AnyRecord[] = [];
beforeAll(async () => {
  world = await makeWorld();
  const falls = { resident: world.mrHale, home: world.rose, category: 'falls' };
  const scored = (given: object) => world.given('risk', { ...falls, severity: 4, ...given });
  const approve = ({ id }: AnyRecord, status: string, at: string) =>
    world.owner.query('update risk set status = $2, approved_at = $3 where id = $1', [id, status, at]);
  first = await scored({ likelihood: 4 });
  second = await scored({ likelihood: 3, supersedes: first.id });
  draft = await scored({ likelihood: 1, supersedes: second.id });
  await approve(first, 'closed', '2026-01-01T10:00:00.000Z');
  await approve(second, 'active', '2026-02-01T10:00:00.000Z');
  const steady = await world.given('plan', { resident: world.mrHale, title: 'Steady', linked_risks: [second.id] });
  await world.owner.query(`update plan set status = 'active' where id = $1`, [steady.id]);
});
afterAll(() => world.close());

const around = async (id: string) => (await world.as('senior').get(`/api/risk/${id}/around/`)).json<RiskAround>();

test('a risk assessment tells its score from version to version, whichever of them is asked', async () => {
  for (const version of [first, second, draft]) {
    const { versions } = await around(version?.id ?? '');
    expect(versions.map(({ score }) => score)).toEqual([16, 12]);
  }
});

test('and the plans that rely on it', async () => {
  expect((await around(second?.id ?? '')).plans).toMatchObject([{ title: 'Steady', status: 'active' }]);
});
