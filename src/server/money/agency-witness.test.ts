import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const voucher = async (witness: string) =>
  (
    await world.as('carer').post(
      '/api/petty-cash/',
      await world.input('petty_cash', {
        home: world.rose,
        entry_type: 'top_up',
        requested_by: world.people.senior,
        witness,
        amount: 5,
      }),
    )
  ).json<Record<string, unknown>>();
const paying = async (witness: string) =>
  (
    await world.as('carer').post('/api/payment/', {
      ...(await world.input('payment', {
        resident: world.mrHale,
        account: 'cash_tin',
        payment_type: 'money_in',
        amount: 5,
        description: 'Pocket money',
        witness,
      })),
      confirmed_warnings: ['money_support_not_agreed', 'possible_duplicate'],
    })
  ).json<Record<string, unknown>>();

test('money is witnessed by the house’s own staff until the house says that agency staff may', async () => {
  expect((await voucher(world.people.agency))['witness']).toEqual([expect.stringContaining('agency')]);
  expect((await paying(world.people.agency))['witness']).toEqual([expect.stringContaining('agency')]);
  expect(await voucher(world.people.senior)).toMatchObject({ witness: world.people.senior });
  await world.owner.query(`update home set settings = settings || '{"agency_may_witness_money": true}' where id = $1`, [
    world.rose,
  ]);
  world.context.homes.forget();
  expect(await voucher(world.people.agency)).toMatchObject({ witness: world.people.agency });
  expect(await paying(world.people.agency)).toMatchObject({ witness: world.people.agency });
});
