import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';
import { noCommitListener, onPool } from '../kit/runtime/database.ts';
import { storePin } from '../session/credentials/account.ts';
import { hashed } from '../session/credentials/passwords.ts';

const pin = '274951';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const agencyMayWitness = async () => {
  await world.owner.query(`update home set settings = settings || '{"agency_may_witness_money": true}' where id = $1`, [
    world.rose,
  ]);
  world.context.homes.forget();
};

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
  await agencyMayWitness();
  expect(await voucher(world.people.agency)).toMatchObject({ witness: world.people.agency });
  expect(await paying(world.people.agency)).toMatchObject({ witness: world.people.agency });
});

test('whoever may not sign, such as an auditor, is not named as a witness, and one reads who can', async () => {
  const refused = { witness: ['They may not sign for money. Name a carer or a senior of the house.'] };
  expect(await paying(world.people.auditor)).toMatchObject(refused);
  expect(await voucher(world.people.auditor)).toMatchObject(refused);
});

test('a draft written by mistake is taken away with a reason by its author or a manager, and never once it was signed for', async () => {
  const { id, version } = await voucher(world.people.senior);
  const away = (who: 'senior' | 'carer', draft: unknown, at: unknown) =>
    world.as(who).patch(`/api/petty-cash/${String(draft)}/`, {
      is_deleted: true,
      version: at,
      deletion_reason: 'Written for the wrong house',
    });
  expect((await away('senior', id, version)).statusCode).toBe(403);
  expect((await away('carer', id, version)).statusCode).toBe(200);
  const sent = await voucher(world.people.senior);
  await world.owner.query(`update petty_cash set status = 'awaiting_witness' where id = $1`, [sent['id']]);
  expect((await away('carer', sent['id'], sent['version'])).statusCode).toBe(403);
});

test('where the house lets agency staff witness money, they sign with their PIN beside a colleague', async () => {
  await agencyMayWitness();
  await storePin(
    onPool(world.owner, noCommitListener),
    world.people.agency,
    await hashed(world.parts, pin),
    world.context.now(),
  );
  const { id, version } = await paying(world.people.agency);
  const sent = await world.as('carer').patch(`/api/payment/${String(id)}/`, { status: 'awaiting_witness', version });
  const signed = await world.as('carer').post(`/api/payment/${String(id)}/witness/`, {
    version: sent.json<{ version: number }>().version,
    confirmed_by: world.people.agency,
    pin,
  });
  expect([signed.statusCode, signed.json()]).toEqual([200, expect.objectContaining({ status: 'posted' })]);
});
