import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const anItem = () =>
  world.given('inventory', {
    resident: world.mrHale,
    witness: world.people.senior,
    is_valuable: false,
    category: 'clothing',
  });
const reason = { deleted: true, deletion_reason: 'Written down twice' };

test.each(['post', 'patch', 'put'] as const)('%s removes a belonging, and again without harm', async (method) => {
  const { id } = await anItem();
  const senior = world.as('senior');
  const first = await senior[method](`/api/inventory-delete/${id}/`, reason);
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({ id, deleted: true, deletion_reason: 'Written down twice', version: 2 });
  const again = await senior[method](`/api/inventory-delete/${id}`, reason);
  expect([again.statusCode, again.json().version]).toEqual([200, 2]);
});

test('DELETE needs no body', async () => {
  const { id } = await anItem();
  const gone = await world.as('manager').delete(`/api/inventory-delete/${id}/`);
  expect([gone.statusCode, gone.json().deleted, gone.json().deletion_reason]).toEqual([200, true, 'Entered in error']);
  const again = await world.as('manager').delete(`/api/inventory-delete/${id}`);
  expect(again.statusCode).toBe(200);
});

test('many at once remove a belonging once', async () => {
  const { id } = await anItem();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => world.as('senior').post(`/api/inventory-delete/${id}/`, reason)),
  );
  expect(answers.map((answer) => [answer.statusCode, answer.json().version])).toEqual(
    Array.from({ length: 8 }, () => [200, 2]),
  );
});

test.each(['post', 'patch', 'put'] as const)(
  '%s removes a belonging whatever its caller sends along, and a reason that is not given is an entry in error',
  async (method) => {
    for (const payload of [
      {},
      { deleted: false },
      { deleted: true },
      { deletion_reason: null },
      { deletion_reason: ' ', item_name: 'Hat', quantity: 'many' },
      [],
      [{ id: 1 }],
    ]) {
      const { id } = await anItem();
      const gone = await world.as('senior')[method](`/api/inventory-delete/${id}/`, payload);
      expect([gone.statusCode, gone.json().deleted, gone.json().deletion_reason], JSON.stringify(payload)).toEqual([
        200,
        true,
        'Entered in error',
      ]);
    }
  },
);

test('a code of the specification is stored in words', async () => {
  const { id } = await anItem();
  expect(
    (await world.as('senior').post(`/api/inventory-delete/${id}/`, { deletion_reason: 'duplicate' })).json()
      .deletion_reason,
  ).toBe('Duplicate');
});

test('removing asks the right to delete, the house, a reason in words and, where given, the version', async () => {
  const { id } = await anItem();
  const path = `/api/inventory-delete/${id}/`;
  expect((await world.as('carer').post(path, reason)).statusCode).toBe(403);
  expect((await world.as('senior').post(path, { deletion_reason: 'no' })).json()).toHaveProperty('deletion_reason');
  expect((await world.as('senior').post(path, { ...reason, version: 7 })).statusCode).toBe(409);
  expect((await world.as(null).post(path, reason)).statusCode).toBe(401);
  const elsewhere = await world.given('inventory', { resident: world.msBird, category: 'clothing' }, 'willow');
  expect((await world.as('senior').post(`/api/inventory-delete/${elsewhere.id}/`, reason)).statusCode).toBe(404);
});

test('GET is not possible, and says so as JSON', async () => {
  const { id } = await anItem();
  const answer = await world.as('senior').get(`/api/inventory-delete/${id}/`);
  expect(answer.statusCode).toBe(405);
  expect(answer.json()).toHaveProperty('detail');
});

test('a list row says who recorded the belonging', async () => {
  const input = await world.input('inventory', {
    resident: world.mrHale,
    witness: world.people.senior,
    is_valuable: false,
    category: 'clothing',
  });
  const { id } = (await world.as('carer').post('/api/inventory/', input)).json();
  const rows: { id: string }[] = (await world.as('carer').get('/api/inventory/')).json();
  expect(rows.find((row) => row.id === id)).toMatchObject({
    created_by: world.people.carer,
    staff: world.people.carer,
    deleted: false,
  });
});
