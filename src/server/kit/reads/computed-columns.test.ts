import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const daysAgo = (days: number) => addHours(now.toISOString(), -24 * days);
const rowsOf = async (caller: Caller, path: string) => (await caller.get(path)).json<AnyRecord[]>();
/** Somebody of whom nothing is written yet. */
const newcomer = async (national_id: string) =>
  (await world.given('resident', { national_id_type: 'local', national_id })).id;
/** Stored as the past would have stored it, also from before anybody moved in. */
async function weigh(at: string, weight_kg: number, resident: string): Promise<AnyRecord> {
  const saved = await world.given('weight', {
    resident,
    outcome: 'measured',
    weight_kg,
    height_cm: null,
    loss_is_planned: false,
    linked_plan: null,
    acute_disease_effect: false,
  });
  await world.owner.query('update weight set occurred_at = $2 where id = $1', [saved.id, at]);
  return saved;
}
const weights = (caller: Caller, resident: string) =>
  rowsOf(caller, `/api/weight/?resident=${resident}&date_from=${daysAgo(2)}`);

/** How often a page asked the database about one kind of record. */
async function asked(table: string, read: () => Promise<unknown>): Promise<number> {
  const calls = vi.spyOn(world.pool, 'query');
  await read();
  const texts = calls.mock.calls.map(([call]) => (call as { readonly text?: string }).text ?? '');
  calls.mockRestore();
  return texts.filter((text) => text.includes(table)).length;
}

test('a weight is compared with those before it, though none of them stands on the page', async () => {
  const person = await newcomer('WEIGHED-OFTEN');
  await world.owner.query('update resident set height_cm = 160 where id = $1', [person]);
  await weigh(daysAgo(400), 80, person);
  await weigh(daysAgo(90), 60, person);
  await weigh(daysAgo(20), 55.2, person);
  const wrong = await weigh(daysAgo(10), 30, person);
  await world.owner.query('update weight set is_deleted = true where id = $1', [wrong.id]);
  await weigh(daysAgo(1), 54, person);
  const [row] = await weights(world.as('manager'), person);
  expect(row).toMatchObject({
    bmi: 21.1,
    change_kg: -1.2,
    pct_change_3m: -10,
    nutrition: [{ tone: 'watch', words: '1, medium risk' }],
  });
});

test('the weights before a page are read at once, however long it is', async () => {
  const person = await newcomer('WEIGHED-BEFORE');
  for (const [days, kg] of [
    [90, 60],
    [20, 55.2],
    [1.5, 54.1],
    [1.2, 54.2],
  ] as const)
    await weigh(daysAgo(days), kg, person);
  const rows: AnyRecord[] = [];
  const count = await asked('from weight t', async () => rows.push(...(await weights(world.as('manager'), person))));
  expect([count, rows.map((row) => row['change_kg'])]).toEqual([1, [0.1, -1.1]]);
});

test('whoever reads the last days of a chart learns no earlier weight', async () => {
  const person = await newcomer('WEIGHED-LATELY');
  await weigh(daysAgo(90), 60, person);
  await weigh(daysAgo(2), 56, person);
  await weigh(daysAgo(1), 55, person);
  const list = (caller: Caller) => rowsOf(caller, `/api/weight/?resident=${person}&date_from=${daysAgo(200)}`);
  expect((await list(world.as('agency'))).map((row) => [row['change_kg'], row['pct_change_3m']])).toEqual([
    [-1, null],
    [null, null],
  ]);
  expect((await list(world.as('carer'))).map((row) => [row['change_kg'], row['pct_change_3m']])).toEqual([
    [-1, -8.3],
    [-4, -6.7],
    [null, null],
  ]);
});

test('the only weight that anyone took for a year has the one before it to compare with', async () => {
  const person = await newcomer('WEIGHED-TWICE');
  await weigh(daysAgo(400), 70, person);
  await weigh(daysAgo(1), 68, person);
  const [row] = await rowsOf(world.as('manager'), `/api/weight/?resident=${person}`);
  expect(row).toMatchObject({ change_kg: -2, pct_change_3m: null });
});

test('a balance is the same on whichever page a payment stands, and nobody knows one before it is posted', async () => {
  const person = await newcomer('PAID-THRICE');
  const pay = async (days: number, amount: number, balance: number | null) => {
    const payment = await world.given('payment', {
      resident: person,
      account: 'cash_tin',
      payment_type: 'money_in',
      direction: null,
      amount,
      occurred_at: daysAgo(days),
    });
    if (balance !== null)
      await world.given('transaction', {
        home: world.rose,
        resident: person,
        account_kind: 'resident_cash',
        source: { entity: 'payment', id: payment.id },
        posted_at: daysAgo(days),
        amount,
        reverses: null,
      });
    return payment;
  };
  await pay(40, 20, 20);
  await pay(30, 5.5, 25.5);
  await pay(1, 7, null);
  const manager = world.as('manager');
  const path = `/api/payment/?resident=${person}`;
  expect((await rowsOf(manager, path)).map((row) => [row['money_in'], row['money_out'], row['balance']])).toEqual([
    [7, null, null],
    [5.5, null, 25.5],
    [20, null, 20],
  ]);
  const first = await manager.get(`${path}&limit=2`);
  const [, next = ''] = /<([^>]+)>/.exec(String(first.headers['link'])) ?? [];
  expect((await rowsOf(manager, next)).map((row) => row['balance'])).toEqual([20]);
  expect(await asked('"transaction" t', () => rowsOf(manager, path))).toBe(1);
});

test('whoever may not read the ledger is told no balance', async () => {
  const person = await newcomer('PAID-ONCE');
  await world.given('payment', { resident: person, payment_type: 'money_in' });
  const [row] = await rowsOf(await world.holding('view_payment'), `/api/payment/?resident=${person}`);
  expect(row).toHaveProperty('money_in');
  expect(row).not.toHaveProperty('balance');
});

test('a light on somebody’s papers is for those who may read the papers', async () => {
  const lightOf = async (caller: Caller) =>
    (await rowsOf(caller, '/api/staff/?limit=200')).find(({ id }) => id === world.people.agency);
  for (const role of ['superuser', 'manager', 'senior', 'auditor'] as const)
    expect(await lightOf(world.as(role)), role).toHaveProperty('compliance');
  for (const role of ['carer', 'agency'] as const)
    expect(await lightOf(world.as(role)), role).not.toHaveProperty('compliance');
  expect(await lightOf(world.as('agency'))).not.toHaveProperty('on_shift');
});

test('a senior is told of training, and of nothing else in the file', async () => {
  await world.owner.query(`update staff set dbs_number = null, training = '[]', status = 'active' where id = $1`, [
    world.people.carer,
  ]);
  const light = async (role: 'manager' | 'senior') =>
    (await rowsOf(world.as(role), '/api/staff/?limit=200')).find(({ id }) => id === world.people.carer)?.['compliance'];
  expect(await light('senior')).toMatchObject([
    { tone: 'danger', why: expect.stringContaining('Fire safety: nothing on file.') },
  ]);
  expect(await light('senior')).not.toMatchObject([{ why: expect.stringContaining('DBS') }]);
  expect(await light('manager')).toMatchObject([{ tone: 'danger', why: expect.stringContaining('DBS') }]);
});

test('an assessment is held against the last one with the same form that counts', async () => {
  const form = await world.given('assessment');
  const assess = async (days: number, total: number, status: string) => {
    const { id } = await world.given('assessment_result', {
      resident: world.mrHale,
      assessment: form.id,
      assessed_at: daysAgo(days),
    });
    await world.owner.query('update assessment_result set total = $2, status = $3 where id = $1', [id, total, status]);
  };
  await assess(60, 4, 'complete');
  await assess(30, 9, 'void');
  await assess(1, 6, 'in_progress');
  const rows = await rowsOf(world.as('senior'), `/api/assessment-result/?assessment=${form.id}`);
  expect(rows.map((row) => row['change'])).toEqual([2, 5, null]);
});

test('what a row itself tells asks the database nothing more', async () => {
  await world.given('care', { resident: world.mrHale });
  // The facts of a house are read once and known from then on.
  await rowsOf(world.as('carer'), '/api/care/');
  const touched = (table: string) => asked(table, () => rowsOf(world.as('carer'), '/api/care/'));
  expect([await touched('"care"'), await touched('from home')]).toEqual([1, 0]);
});
