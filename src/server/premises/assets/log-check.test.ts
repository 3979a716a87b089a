import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HouseAsset } from '#domain/premises/assets/house-asset.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const fridge = () =>
  world.given('house_asset', {
    home: world.rose,
    name: 'Kitchen fridge',
    category: 'kitchen',
    condition: 'good',
    status: 'in_use',
    checks: [],
    warranty_expiry: null,
  });
const logged = (asset: string, more: object) => ({
  home: world.rose,
  asset,
  kind: 'fridge',
  reading_c: 4,
  result: 'pass',
  ...more,
});
const log = (asset: string, more: object = {}, role: Parameters<World['as']>[0] = 'carer') =>
  world.as(role).post('/api/asset-check/', logged(asset, more));
const assetNow = async (id: string) => (await world.as('manager').get(`/api/house-asset/${id}/`)).json<HouseAsset>();

test('a carer on the way through the kitchen logs a temperature, and the fridge says when it was looked at', async () => {
  const { id } = await fridge();
  expect((await log(id)).statusCode).toBe(201);
  expect(await assetNow(id)).toMatchObject({
    status: 'in_use',
    checks: [{ kind: 'fridge', result: 'pass', last_on: '2026-03-01', interval_days: 1, next_due: '2026-03-02' }],
  });
});

test('where "By" is left empty the thing names whoever logged the check, else the firm that did it', async () => {
  await world.owner.query(`update staff set preferred_name = 'Ned' where id = $1`, [world.people.carer]);
  const { id } = await fridge();
  await log(id, { done_at: '2026-02-27T09:00:00Z' });
  expect((await assetNow(id)).checks).toMatchObject([{ by: 'Ned Lee' }]);
  await log(id, { by: 'Cold Co' });
  expect((await assetNow(id)).checks).toMatchObject([{ by: 'Cold Co' }]);
});

test('a fridge that is too warm is out of service, and its repair is reported with what was seen', async () => {
  const { id } = await fridge();
  expect((await log(id, { reading_c: 11 })).json()).toHaveProperty('result');
  expect((await log(id, { reading_c: 11, result: 'fail' })).json()).toHaveProperty('remark');
  expect((await log(id, { reading_c: 11, result: 'fail', remark: 'The door does not close.' })).statusCode).toBe(201);
  expect(await assetNow(id)).toMatchObject({ status: 'out_of_service' });
  const [repair] = (await world.as('carer').get(`/api/repair-record/?asset=${id}`)).json<{ id: string }[]>();
  expect((await world.as('carer').get(`/api/repair-record/${repair?.id}/`)).json()).toMatchObject({
    category: 'kitchen',
    safety_risk: true,
    description: expect.stringContaining('failed at 11 °C. The door does not close.'),
  });
});

test('a bell that does not ring is mended while the alarm stays in service; a slow drill is nobody’s repair', async () => {
  const { id } = await world.given('house_asset', {
    home: world.rose,
    category: 'fire_safety',
    condition: 'good',
    status: 'in_use',
    checks: [],
  });
  const bell = { kind: 'bell_test', reading_c: null, result: 'fail', remark: 'Silent upstairs.' };
  expect((await log(id, bell)).statusCode).toBe(201);
  expect((await log(id, { ...bell, kind: 'fire_drill', minutes: 9, present: [] })).statusCode).toBe(201);
  expect(await assetNow(id)).toMatchObject({ status: 'under_repair' });
  expect((await world.as('carer').get(`/api/repair-record/?asset=${id}`)).json()).toHaveLength(1);
});

test('a line entered in error is struck out, and the thing falls back on the one before', async () => {
  const { id } = await fridge();
  await log(id, { done_at: '2026-02-27T09:00:00Z' });
  const wrong = (await log(id)).json<{ id: string; version: number }>();
  const struck = await world
    .as('senior')
    .delete(`/api/asset-check/${wrong.id}/?version=${wrong.version}&deletion_reason=duplicate`);
  expect(struck.statusCode).toBeLessThan(300);
  expect((await assetNow(id)).checks).toMatchObject([{ last_on: '2026-02-27' }]);
});

test('a thing of another house, or one that is gone, is not checked', async () => {
  const elsewhere = await world.given('house_asset', { home: world.willow }, 'willow');
  expect((await log(elsewhere.id)).statusCode).toBeGreaterThanOrEqual(400);
  const gone = await fridge();
  await world.owner.query(
    `update house_asset set status = 'disposed', disposal_date = '2026-01-01', disposal_reason = 'Old' where id = $1`,
    [gone.id],
  );
  expect((await log(gone.id)).json()).toHaveProperty('asset');
});
