import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('the vouchers of a house are numbered without a gap, however many come at once', async () => {
  const inputs = await Promise.all(
    Array.from({ length: 12 }, () =>
      world.input('petty_cash', {
        home: world.rose,
        entry_type: 'top_up',
        requested_by: world.people.senior,
        witness: world.people.senior,
        amount: 5,
      }),
    ),
  );
  const refused = await world.as('carer').post('/api/petty-cash/', { ...inputs[0], amount: -1 });
  expect(refused.statusCode).toBe(400);
  const made = await Promise.all(
    inputs.map((input) => world.as('carer').post('/api/petty-cash/', { ...input, voucher_no: 'PC-99999' })),
  );
  const numbers = made.map((answer) => answer.json().voucher_no).toSorted();
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, i) => `PC-${String(i + 1).padStart(5, '0')}`));
});
