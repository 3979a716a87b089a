import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HouseMoney } from '#domain/money/views/house-money.ts';
import type { Passbook } from '#domain/money/views/passbook.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  for (let day = 1; day <= 60; day += 1)
    await line(day === 1 ? 100 : -1, new Date(Date.UTC(2026, 0, day, 10)).toISOString());
  await world.given('transaction', {
    home: world.rose,
    resident: world.mrHale,
    account_kind: 'resident_savings',
    amount: 400,
  });
});
afterAll(() => world.close());

const line = (amount: number, posted_at: string) =>
  world.given('transaction', {
    home: world.rose,
    resident: world.mrHale,
    account_kind: 'resident_cash',
    posted_at,
    amount,
  });
const book = async (query = '', role: 'carer' | 'senior' = 'senior', resident = world.mrHale) =>
  (await world.as(role).get(`/api/resident/${resident}/passbook/${query}`)).json<Passbook>();

test('a passbook turns back page by page, and every line starts where the one before it ended', async () => {
  const first = await book();
  expect(first).toMatchObject({ balance: 41, more: true });
  const second = await book(`?before=${first.lines.at(-1)?.number}`);
  expect([first.lines.length, second.lines.length, second.more]).toEqual([50, 10, false]);
  const numbers = [...first.lines, ...second.lines].map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, at) => 60 - at));
});

test('a month begins and ends with what was there, and its sums are its own', async () => {
  const month = await book('?month=2026-02&whole=1');
  expect(month).toMatchObject({ opening: 70, closing: 42, came_in: 0, went_out: 28, more: false });
  expect(await book('?month=2027-02')).toMatchObject({ opening: 41, closing: 41, lines: [] });
  const wrong = await world.as('senior').get(`/api/resident/${world.mrHale}/passbook/?month=soon`);
  expect(wrong.json()).toHaveProperty('month');
});

test('a carer reads the tin and nothing of what is in a bank', async () => {
  expect((await book('', 'carer')).balance).toBe(41);
  const savings = `/api/resident/${world.mrHale}/passbook/?account=resident_savings`;
  expect((await world.as('carer').get(savings)).statusCode).toBe(403);
  expect((await world.as('senior').get(savings)).json()).toMatchObject({ balance: 400 });
  const tins = async (role: 'carer' | 'senior') =>
    (await world.as(role).get(`/api/home/${world.rose}/money/`)).json<HouseMoney>().tins;
  expect((await tins('senior')).find(({ resident }) => resident === world.mrHale)).toMatchObject({
    cash: 41,
    savings: 400,
  });
  expect((await tins('carer'))[0]).not.toHaveProperty('savings');
});

test('what was spent without a receipt can be asked for alone', async () => {
  const { id: resident } = await world.given('resident', {
    status: 'current',
    admission_date: '2020-01-01',
    national_id_type: 'local',
    national_id: 'RECEIPT-1',
  });
  const spent = { home: world.rose, resident, account_kind: 'resident_cash' };
  await world.given('transaction', { ...spent, amount: 2 });
  const { id } = await world.given('payment', {
    resident,
    account: 'cash_tin',
    payment_type: 'purchase',
    amount: 1,
    receipt: null,
    receipt_no: null,
    no_receipt_reason: 'A market stall',
  });
  await world.given('transaction', { ...spent, source: { entity: 'payment', id }, amount: -1 });
  const lacking = await book('?lacking=1', 'senior', resident);
  expect(lacking.lines.map(({ source, has_receipt }) => [source?.id, has_receipt])).toEqual([[id, false]]);
});

test('no receipt is missing of an advance that was taken out, nor of what was reversed', async () => {
  const entry = (entry_type: string, more = {}) =>
    world.given('petty_cash', {
      home: world.rose,
      entry_type,
      amount: 5,
      receipt: null,
      no_receipt_reason: 'Paper receipt in the folder',
      ...more,
    });
  const tin = { home: world.rose, resident: null, account_kind: 'petty_cash' };
  const posted = async (id: string, amount: number) => {
    await world.given('transaction', { ...tin, source: { entity: 'petty_cash', id }, amount });
    return id;
  };
  await world.given('transaction', { ...tin, amount: 50 });
  const voucher = await posted((await entry('voucher')).id, -5);
  const advance = await posted((await entry('advance_out', { no_receipt_reason: null })).id, -5);
  const { id: reversed } = await entry('voucher');
  await world.owner.query(`update petty_cash set status = 'reversed', reversal_reason = 'Twice' where id = $1`, [
    reversed,
  ]);
  await posted(reversed, -5);
  const { lines } = (await world.as('manager').get(`/api/home/${world.rose}/passbook/`)).json<Passbook>();
  const lineOf = (id: string) => lines.find(({ source }) => source?.id === id)?.has_receipt;
  expect([voucher, advance, reversed].map(lineOf)).toEqual([false, null, null]);
});

test('neither another house nor an agency worker sees the money', async () => {
  expect((await world.as('agency').get(`/api/home/${world.rose}/money/`)).statusCode).toBe(403);
  expect((await world.as('agency').get(`/api/resident/${world.mrHale}/passbook/`)).statusCode).toBe(403);
  expect((await world.as('manager').get(`/api/home/${world.willow}/money/`)).statusCode).toBe(404);
  expect((await world.as('manager').get(`/api/home/${world.willow}/passbook/`)).statusCode).toBe(404);
  expect((await world.as('manager').get(`/api/resident/${world.msBird}/passbook/`)).statusCode).toBe(404);
});

test('what waits for a signature is told until it is given', async () => {
  const { id } = await world.given('payment', {
    resident: world.mrHale,
    account: 'cash_tin',
    payment_type: 'money_in',
  });
  await world.owner.query(`update payment set status = 'awaiting_witness' where id = $1`, [id]);
  const waiting = async () =>
    (await world.as('carer').get(`/api/home/${world.rose}/money/`)).json<HouseMoney>().waiting.map((one) => one.id);
  expect(await waiting()).toEqual([id]);
  await world.owner.query(`update payment set status = 'posted', posted_alone = true where id = $1`, [id]);
  expect(await waiting()).toEqual([id]);
  await world.owner.query(`update payment set countersigned_at = $2 where id = $1`, [id, world.clock]);
  expect(await waiting()).toEqual([]);
});
