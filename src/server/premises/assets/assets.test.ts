import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssetList } from '#domain/premises/assets/asset-list.ts';
import type { LogBook } from '#domain/premises/assets/log-book.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let hoist: string;
beforeAll(async () => {
  world = await makeWorld();
  hoist = (
    await world.given('house_asset', {
      home: world.rose,
      asset_tag: 'HOIST-1',
      name: 'Hoist',
      category: 'hoist_lift',
      condition: 'good',
      status: 'in_use',
      safe_working_load_kg: 200,
      assigned_resident: world.mrHale,
      checks: [],
    })
  ).id;
  await world.given('weight', { resident: world.mrHale, outcome: 'measured', weight_kg: 81.5, method: 'hoist' });
  const { id } = await world.given('house_asset', { home: world.rose, asset_tag: 'OLD-1' });
  await world.owner.query(
    `update house_asset set status = 'disposed', disposal_date = '2026-01-01', disposal_reason = 'Old' where id = $1`,
    [id],
  );
});
afterAll(() => world.close());

const assets = (role: Parameters<World['as']>[0], home = world.rose) => world.as(role).get(`/api/home/${home}/assets/`);
const book = (from: string, to: string, home = world.rose) =>
  world.as('auditor').get(`/api/home/${home}/log-book/?from=${from}&to=${to}`);

test('the things of a house come with who uses them and what they weigh', async () => {
  expect((await assets('carer')).json<AssetList>().items).toMatchObject([
    { asset_tag: 'HOIST-1', resident_name: expect.stringMatching(/\w/), resident_kg: 81.5 },
  ]);
  expect((await assets('manager', world.willow)).statusCode).toBe(404);
});

test('whoever checked a thing or stood by is called by the name they go by', async () => {
  await world.owner.query(`update staff set preferred_name = 'Nora' where id = $1`, [world.people.senior]);
  await world.owner.query(`update staff set preferred_name = 'Ned' where id = $1`, [world.people.carer]);
  const drill = {
    home: world.rose,
    asset: hoist,
    kind: 'fire_drill',
    result: 'pass',
    minutes: 4,
    present: [world.people.carer],
  };
  const done_at = '2026-01-10T10:00:00Z';
  const { id } = (await world.as('senior').post('/api/asset-check/', { ...drill, done_at })).json();
  await world.owner.query('update asset_check set "by" = null where id = $1', [id]);
  const { lines } = (await book('2026-01-10', '2026-01-10')).json<LogBook>();
  expect(lines).toMatchObject([{ by: 'Nora Lee', present: ['Ned Lee'] }]);
});

test('the log book of a stretch of days has every line once, by the day of the house', async () => {
  const line = { home: world.rose, asset: hoist, kind: 'loler', result: 'pass', by: 'Lift Co' };
  for (const done_at of ['2026-02-01T00:00:00Z', '2026-02-28T23:59:00Z', '2026-03-01T00:00:00Z'])
    expect((await world.as('senior').post('/api/asset-check/', { ...line, done_at })).statusCode).toBe(201);
  const { lines } = (await book('2026-02-01', '2026-02-28')).json<LogBook>();
  expect(lines.map(({ done_at, by, name }) => [done_at.slice(0, 10), by, name])).toEqual([
    ['2026-02-01', 'Lift Co', 'Hoist'],
    ['2026-02-28', 'Lift Co', 'Hoist'],
  ]);
  expect((await book('2024-01-01', '2026-02-28')).json()).toHaveProperty('to');
  expect((await book('soon', '2026-02-28')).json()).toHaveProperty('from');
  expect((await book('2026-02-01', 'later')).json()).toHaveProperty('to');
  expect((await book('2026-02-01', '2026-02-28', world.willow)).statusCode).toBe(404);
});
