import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Shelves } from '#domain/premises/stock/shelf.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
let gloves: string;
beforeEach(async () => {
  world = await makeWorld();
  const stock = { home: world.rose, category: 'ppe', unit: 'box', location: 'Cupboard', expiry_date: null };
  gloves = (
    await world.given('house_stock', {
      ...stock,
      item_name: 'Gloves',
      quantity: 9,
      reorder_level: 3,
      supplier: '=Medi',
    })
  ).id;
  await world.given('house_stock', { ...stock, item_name: 'Aprons', quantity: 2, reorder_level: 3, supplier: null });
});
afterEach(() => world.close());

const shelves = async (role: Parameters<World['as']>[0], home = world.rose) =>
  world.as(role).get(`/api/home/${home}/shelves/`);

test('the shelves of a house come with how much of each thing was taken out in four weeks', async () => {
  const carer = world.as('carer');
  for (const [kind, quantity] of [
    ['out', 4],
    ['out', 3],
    ['waste', 1],
  ] as const)
    expect((await carer.post(`/api/house-stock/${gloves}/movement/`, { kind, quantity })).statusCode).toBe(200);
  await world.owner.query(
    `update house_stock set movements = movements || '[{"kind": "out", "quantity": 50, "at": "2020-01-01T00:00:00Z"}]'`,
  );
  const { items } = (await shelves('carer')).json<Shelves>();
  expect(items.map(({ item_name, quantity, used }) => [item_name, quantity, used])).toEqual([
    ['Aprons', 2, 0],
    ['Gloves', 1, 7],
  ]);
});

test('what has to be bought is a file in which no name is taken for a formula', async () => {
  await world.as('carer').post(`/api/house-stock/${gloves}/movement/`, { kind: 'out', quantity: 8 });
  const file = await world.as('senior').get(`/api/home/${world.rose}/shopping-list/`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body.split('\r\n').slice(1, 3)).toEqual([
    expect.stringMatching(/^'=Medi,Gloves,5,box,1,/),
    expect.stringMatching(/^,Aprons,4,box,2,/),
  ]);
});

test('the shelves of another house are not found, and struck out things are not on them', async () => {
  expect((await shelves('manager', world.willow)).statusCode).toBe(404);
  await world.owner.query('update house_stock set is_deleted = true where id = $1', [gloves]);
  expect((await shelves('carer')).json<Shelves>().items.map(({ item_name }) => item_name)).toEqual(['Aprons']);
});
