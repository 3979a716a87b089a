import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { takeOutOfService } from './take-out-of-service.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const hoist = async (last_on: string, tag: string) => {
  const { id } = await world.given('house_asset', {
    home: world.rose,
    asset_tag: tag,
    category: 'hoist_lift',
    safe_working_load_kg: 200,
    status: 'in_use',
    condition: 'good',
    checks: [
      { kind: 'loler', interval_months: 6, last_on, result: 'pass', by: 'Lift Co', certificate: null, next_due: null },
    ],
  });
  return id;
};
const statusOf = async (id: string) => (await world.as('manager').get(`/api/house-asset/${id}/`)).json().status;

test('a hoist whose examination is overdue is taken out of service, and one that is due today is not', async () => {
  const [late, due] = [await hoist('2025-08-31', 'H1'), await hoist('2025-09-01', 'H2')];
  await takeOutOfService.work(world.app.context);
  await takeOutOfService.work(world.app.context);
  expect([await statusOf(late), await statusOf(due)]).toEqual(['out_of_service', 'in_use']);
  const { rows } = await world.owner.query(
    `select user_name from user_history where object_id = $1 and action = 'update'`,
    [late],
  );
  expect(rows).toEqual([{ user_name: 'Hearth' }]);
});
