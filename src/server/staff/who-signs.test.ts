import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const found = async (question: string) =>
  new Set(
    (await world.as('carer').get(`/api/staff/?home=${world.rose}&limit=200&${question}`))
      .json<{ id: string }[]>()
      .map(({ id }) => id),
  );

test('a list of staff tells who may sign, and leaves out those who may not or no longer work here', async () => {
  const { manager, senior, carer, agency, auditor } = world.people;
  const witnesses = await found('holds=witness_payment');
  expect([manager, senior, carer, agency, auditor].map((one) => witnesses.has(one))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  const authorising = await found('holds=authorise_payment');
  expect([manager, senior].map((one) => authorising.has(one))).toEqual([true, false]);
  await world.owner.query('update staff set is_active = false where id = $1', [senior]);
  expect((await found('holds=witness_payment')).has(senior)).toBe(false);
});

test('agency staff are among the witnesses where the house says so, and never among those who authorise', async () => {
  await world.owner.query(`update home set settings = settings || '{"agency_may_witness_money": true}' where id = $1`, [
    world.rose,
  ]);
  expect((await found('holds=witness_petty_cash')).has(world.people.agency)).toBe(true);
  expect((await found('holds=authorise_petty_cash')).has(world.people.agency)).toBe(false);
});

test('a right that nobody signs with is no question to ask', async () => {
  const answer = await world.as('carer').get('/api/staff/?holds=open_confidential');
  expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, ['holds']]);
});
