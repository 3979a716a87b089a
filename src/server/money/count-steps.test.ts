import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { makeWorld, type World } from '#world/world.ts';
import { noCommitListener, onPool } from '../kit/runtime/database.ts';
import { storePin } from '../session/credentials/account.ts';
import { hashed } from '../session/credentials/passwords.ts';

const pin = '274951';
let world: World;
beforeEach(async () => {
  world = await makeWorld();
  await storePin(
    onPool(world.owner, noCommitListener),
    world.people.carer,
    await hashed(world.parts, pin),
    world.context.now(),
  );
  await world.owner.query('update home set registered_manager = $2 where id = $1', [world.rose, world.people.manager]);
  await world.given('transaction', {
    home: world.rose,
    resident: world.mrHale,
    account_kind: 'resident_cash',
    posted_at: '2026-02-20T10:00:00.000Z',
    amount: 25,
  });
});
afterEach(() => world.close());

type Count = AnyRecord & Record<string, unknown>;
async function counted(sum: number, more: object = {}): Promise<Count> {
  const answer = await world.as('senior').post('/api/payments-handover/', {
    home: world.rose,
    lines: [{ account_kind: 'resident_cash', resident: world.mrHale, counted: sum }],
    handed_over_by: world.people.senior,
    received_by: world.people.carer,
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Count>();
}
const step = (role: 'senior' | 'carer' | 'manager', act: string, of: Count, more: object = {}) =>
  world.as(role).post(`/api/payments-handover/${of.id}/${act}/`, { version: of.version, ...more });

test('a count that adds up is agreed by whoever receives it, and by nobody who handed it over', async () => {
  const count = await counted(25);
  expect((await step('senior', 'agree', count)).statusCode).toBe(403);
  const agreed = await step('senior', 'agree', count, { confirmed_by: world.people.carer, pin });
  expect(agreed.json()).toMatchObject({ status: 'agreed', received_by: world.people.carer, total_difference: 0 });
});

test('a count that somebody else wrote down is signed by whoever handed over, too', async () => {
  const count = await counted(25, { handed_over_by: world.people.carer, received_by: world.people.manager });
  expect((await step('manager', 'agree', count)).json()).toHaveProperty('pin');
  const agreed = await step('manager', 'agree', count, { handed_over_pin: pin });
  expect(agreed.json()).toMatchObject({ status: 'agreed', received_by: world.people.manager });
});

test('a difference is signed with a note, alerts, and is resolved by a third person', async () => {
  const count = await counted(20);
  expect(count).toMatchObject({ total_difference: 5, lines: [{ expected: 25, difference: -5 }] });
  expect((await step('carer', 'agree', count)).json()).toHaveProperty('discrepancy_note');
  const signed = await step('carer', 'agree', count, { discrepancy_note: 'Five pounds short on two counts.' });
  expect(signed.json()).toMatchObject({ status: 'discrepancy' });
  const open = signed.json<Count>();
  const task = async () =>
    (await world.owner.query(`select status, staff, due_at, linked_object from notification where category = 'task'`))
      .rows;
  expect(await task()).toEqual([
    {
      status: 'active',
      staff: world.people.manager,
      due_at: new Date('2026-03-02T09:00:00Z'),
      linked_object: { entity: 'payments_handover', id: open.id },
    },
  ]);
  expect((await step('carer', 'resolve', open, { resolution: 'Found' })).statusCode).toBe(403);
  expect((await step('manager', 'resolve', open)).json()).toHaveProperty('resolution');
  const resolved = await step('manager', 'resolve', open, { resolution: 'A note had slipped under the tray.' });
  expect(resolved.json()).toMatchObject({ status: 'resolved', resolved_by: world.people.manager });
  expect(await task()).toMatchObject([{ status: 'cleared' }]);
});

test('one press reports a difference, filled in as far as the count tells, and the two are joined', async () => {
  const agreed = await step('carer', 'agree', await counted(25));
  expect((await step('carer', 'report', agreed.json<Count>())).json()).toHaveProperty('incident');
  const signed = await step('carer', 'agree', await counted(20), { discrepancy_note: 'Five pounds short.' });
  const reported = await step('carer', 'report', signed.json<Count>());
  expect(reported.statusCode, reported.body).toBe(200);
  const { incident } = reported.json<{ incident: string }>();
  expect((await world.as('carer').get(`/api/incident/${incident}/`)).json()).toMatchObject({
    status: 'draft',
    incident_type: 'money_loss',
    resident: world.mrHale,
    recorded_by: world.people.carer,
    description: 'A cash count did not add up: Cash tin £5.00 short. Five pounds short.',
  });
  expect((await step('carer', 'report', reported.json<Count>())).json()).toHaveProperty('incident');
});
