import { v7 } from 'uuid';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { makeWorld, type World } from '#world/world.ts';
import { noCommitListener, onPool } from '../kit/runtime/database.ts';
import { storePin } from '../session/credentials/account.ts';
import { hashed } from '../session/credentials/passwords.ts';

const pin = '274951';
let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await storePin(
    onPool(world.owner, noCommitListener),
    world.people.senior,
    await hashed(world.parts, pin),
    world.context.now(),
  );
  await world.given('transaction', {
    home: world.rose,
    resident: world.mrHale,
    account_kind: 'resident_cash',
    posted_at: '2026-02-20T10:00:00.000Z',
    amount: 500,
  });
});
afterAll(() => world.close());

const confirmed = ['money_support_not_agreed', 'possible_duplicate', 'needs_authority', 'over_voucher_limit'];
type Moved = AnyRecord & Record<string, unknown>;
const bodyOf = (answer: LightMyRequestResponse) => {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<Moved>();
};

/** The carer writes it down and submits it. */
async function waiting(given: object = {}, path = 'payment'): Promise<Moved> {
  const resident = path === 'payment' ? { resident: world.mrHale } : { home: world.rose };
  const input = await world.input(path.replace('-', '_'), {
    ...resident,
    account: 'cash_tin',
    payment_type: 'purchase',
    category: path === 'payment' ? 'toiletries' : 'food',
    amount: 5,
    description: 'Shampoo and soap',
    payee: 'Corner shop',
    receipt: null,
    receipt_no: null,
    no_receipt_reason: 'Lost on the way',
    witness: world.people.senior,
    ...given,
  });
  const draft = bodyOf(await world.as('carer').post(`/api/${path}/`, { ...input, confirmed_warnings: confirmed }));
  return bodyOf(
    await world.as('carer').patch(`/api/${path}/${draft.id}/`, { status: 'awaiting_witness', version: draft.version }),
  );
}

const step = (
  role: 'carer' | 'senior' | 'manager' | 'agency',
  act: string,
  of: Moved,
  more: object = {},
  path = 'payment',
) => world.as(role).post(`/api/${path}/${of.id}/${act}/`, { version: of.version, ...more });
const linesOf = async ({ id }: Moved) =>
  (
    await world.owner.query<{ amount: string; reverses: string | null; witness: string | null }>(
      `select amount, reverses, witness from "transaction" where source ->> 'id' = $1 order by number`,
      [id],
    )
  ).rows;

test('a colleague witnesses under their own name, and the tin moves once', async () => {
  const record = await waiting();
  expect((await step('carer', 'witness', record)).statusCode).toBe(403);
  expect((await step('agency', 'witness', record)).statusCode).toBe(403);
  expect(await linesOf(record)).toEqual([]);
  const posted = bodyOf(await step('senior', 'witness', record));
  expect(posted).toMatchObject({ status: 'posted', witness: world.people.senior, posted_alone: false });
  expect(await linesOf(record)).toEqual([{ amount: '-5.00', reverses: null, witness: world.people.senior }]);
  expect((await step('senior', 'witness', posted)).statusCode).toBe(400);
  expect(await linesOf(record)).toHaveLength(1);
});

test('a colleague witnesses with their PIN on the device of whoever wrote it, who stays signed in', async () => {
  const record = await waiting({ amount: 6 });
  const by = { confirmed_by: world.people.senior };
  expect((await step('carer', 'witness', record, { ...by, pin: '111222' })).json()).toEqual({
    pin: [expect.stringContaining('PIN')],
  });
  expect((await step('carer', 'witness', record, { confirmed_by: world.people.manager, pin })).json()).toHaveProperty(
    'pin',
  );
  const posted = bodyOf(await step('carer', 'witness', record, { ...by, pin }));
  expect(posted).toMatchObject({ status: 'posted', witness: world.people.senior });
  expect((await world.as('carer').get('/api/me')).json()).toMatchObject({ id: world.people.carer });
});

test('whoever may authorise a payment and not read it posts its line all the same, and is answered with its version alone', async () => {
  const record = await waiting({ amount: 62 });
  const seen = bodyOf(await step('senior', 'witness', record));
  const authoriser = await world.holding('authorise_payment');
  const answer = await authoriser.post(`/api/payment/${seen.id}/authorise/`, { version: seen.version });
  expect(bodyOf(answer)).toEqual({ id: seen.id, version: seen.version + 1 });
  expect(await linesOf(record)).toHaveLength(1);
});

test('over the limit a manager authorises, and nobody is two of the three', async () => {
  const record = await waiting({ amount: 60 });
  const witnessed = bodyOf(await step('manager', 'witness', record));
  expect(witnessed).toMatchObject({ status: 'awaiting_authority', witness: world.people.manager });
  expect(await linesOf(record)).toEqual([]);
  expect((await step('manager', 'authorise', witnessed)).statusCode).toBe(403);
  const again = await waiting({ amount: 61 });
  const seen = bodyOf(await step('senior', 'witness', again));
  expect((await step('senior', 'authorise', seen)).statusCode).toBe(403);
  expect(bodyOf(await step('manager', 'authorise', seen))).toMatchObject({
    status: 'posted',
    witness: world.people.senior,
    authorised_by: world.people.manager,
  });
  expect(await linesOf(again)).toMatchObject([{ amount: '-61.00' }]);
});

test('whoever is alone posts a small sum, and the next shift countersigns it', async () => {
  const large = await waiting({ amount: 20.01 });
  expect((await step('carer', 'post-alone', large)).json()).toEqual({ amount: [expect.stringContaining('£20.00')] });
  const small = await waiting({ amount: 20 });
  expect((await step('senior', 'post-alone', small)).statusCode).toBe(403);
  const posted = bodyOf(await step('carer', 'post-alone', small));
  expect(posted).toMatchObject({ status: 'posted', posted_alone: true, countersigned_at: null });
  expect(await linesOf(small)).toEqual([{ amount: '-20.00', reverses: null, witness: null }]);
  expect((await step('carer', 'witness', posted)).statusCode).toBe(403);
  const signed = bodyOf(await step('senior', 'witness', posted));
  expect(signed).toMatchObject({ status: 'posted', witness: world.people.senior });
  expect(signed['countersigned_at']).not.toBeNull();
  expect(await linesOf(small)).toHaveLength(1);
});

test('a reversal gives the money back by a line that names what it reverses', async () => {
  const posted = bodyOf(await step('senior', 'witness', await waiting({ amount: 7 })));
  expect((await step('senior', 'reverse', posted, { reversal_reason: 'Entered twice' })).statusCode).toBe(403);
  expect((await step('manager', 'reverse', posted)).json()).toHaveProperty('reversal_reason');
  expect(bodyOf(await step('manager', 'reverse', posted, { reversal_reason: 'Entered twice' }))).toMatchObject({
    status: 'reversed',
  });
  const [first, second] = await linesOf(posted);
  expect([first?.amount, second?.amount, second?.reverses]).toEqual(['-7.00', '7.00', expect.any(String)]);
  const listed = (await world.as('manager').get(`/api/transaction/?resident=${world.mrHale}`)).json<Moved[]>();
  const original = listed.find(({ id }) => id === second?.reverses);
  expect(original).toMatchObject({ period_locked: false });
  expect(listed.find(({ id }) => id === original?.['reversed_by'])).toMatchObject({ amount: 7 });
});

test('what the tin no longer holds is not posted, and can be sent back', async () => {
  const { id: resident } = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    national_id_type: 'local',
    national_id: 'TIN-1',
  });
  await world.given('transaction', { home: world.rose, resident, account_kind: 'resident_cash', amount: 70.5 });
  const [first, second] = [await waiting({ resident, amount: 70 }), await waiting({ resident, amount: 3 })];
  const seen = bodyOf(await step('senior', 'witness', first));
  bodyOf(await step('manager', 'authorise', seen));
  expect((await step('senior', 'witness', second)).json()).toEqual({ amount: [expect.stringContaining('£0.50')] });
  const back = await world.as('senior').patch(`/api/payment/${second.id}/`, {
    status: 'draft',
    sent_back_reason: 'The tin is empty.',
    version: second.version,
  });
  expect(bodyOf(back)).toMatchObject({ status: 'draft' });
});

test('petty cash is witnessed, then authorised by somebody who neither asked for it nor saw it', async () => {
  await world.given('transaction', { home: world.rose, resident: null, account_kind: 'petty_cash', amount: 100 });
  const entry = await waiting({ entry_type: 'voucher', amount: 12, requested_by: world.people.carer }, 'petty-cash');
  const seen = bodyOf(await step('carer', 'witness', entry, { confirmed_by: world.people.senior, pin }, 'petty-cash'));
  expect(seen).toMatchObject({ status: 'awaiting_authority', witness: world.people.senior });
  const posted = bodyOf(await step('manager', 'authorise', seen, {}, 'petty-cash'));
  expect(posted).toMatchObject({ status: 'posted', authorised_by: world.people.manager });
  expect(await linesOf(entry)).toMatchObject([{ amount: '-12.00' }]);
  bodyOf(await step('manager', 'reverse', posted, { reversal_reason: 'Wrong house' }, 'petty-cash'));
  expect(await linesOf(entry)).toHaveLength(2);
});

test('a query says what is asked, and its answer what was found', async () => {
  const posted = bodyOf(await step('senior', 'witness', await waiting({ amount: 7, payment_type: 'money_in' })));
  const move = (of: Moved, sets: object) =>
    world.as('manager').patch(`/api/payment/${of.id}/`, { version: of.version, ...sets });
  expect((await move(posted, { status: 'queried' })).json()).toHaveProperty('query_reason');
  const asked = bodyOf(await move(posted, { status: 'queried', query_reason: 'Which shop was it?' }));
  expect((await move(asked, { status: 'posted' })).json()).toHaveProperty('query_answer');
  const answered = bodyOf(await move(asked, { status: 'posted', query_answer: 'The one at the station.' }));
  expect(answered).toMatchObject({ status: 'posted', query_answer: 'The one at the station.' });
  const again = bodyOf(await move(answered, { status: 'queried', query_reason: 'And who went?' }));
  expect(again).toMatchObject({ query_reason: 'And who went?', query_answer: null });
});

test('what is dated in a closed month is told that it goes into the open one', async () => {
  await world.owner.query(
    `insert into month_close (home, month, closed_at, closed_by, sheet) values ($1, '2026-01-01', '2026-02-03T10:00:00Z', $2, '[]')`,
    [world.rose, world.people.manager],
  );
  const input = await world.input('payment', {
    resident: world.mrHale,
    payment_type: 'money_in',
    amount: 3,
    witness: world.people.senior,
  });
  const january = { ...input, id: v7(), occurred_at: '2026-01-20T10:00:00.000Z' };
  const asked = await world.as('carer').post('/api/payment/', { ...january, confirmed_warnings: confirmed });
  expect(asked.json()).toMatchObject({
    warnings: {
      occurred_at: [expect.stringContaining('January 2026 is closed. This is posted in the open month, March 2026')],
    },
  });
  const written = {
    ...january,
    confirmed_warnings: [...confirmed, 'closed_month', 'description_too_vague', 'payee_too_vague'],
  };
  expect((await world.as('carer').post('/api/payment/', written)).statusCode).toBe(201);
  const voucher = await world.input('petty_cash', {
    home: world.rose,
    entry_type: 'top_up',
    occurred_at: '2026-01-20T10:00:00.000Z',
    witness: world.people.senior,
  });
  expect((await world.as('carer').post('/api/petty-cash/', { ...voucher, id: v7() })).json()).toHaveProperty(
    'warnings.occurred_at',
  );
});
