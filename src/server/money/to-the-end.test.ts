import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { LedgerProof } from '#domain/money/ledger/ledger-proof.ts';
import type { MonthSheet } from '#domain/money/views/month-sheet.ts';
import type { Passbook } from '#domain/money/views/passbook.ts';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
  for (const posted_at of ['2026-01-20T10:00:00.000Z', '2026-02-20T10:00:00.000Z'])
    await world.given('transaction', {
      home: world.rose,
      resident: world.mrHale,
      account_kind: 'resident_cash',
      posted_at,
      amount: 50,
    });
});
afterEach(() => world.close());

type Role = 'carer' | 'senior' | 'manager';
type Moved = AnyRecord & Record<string, unknown>;
const bodyOf = <T = Moved>(answer: LightMyRequestResponse): T => {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<T>();
};
const confirmed = ['money_support_not_agreed', 'possible_duplicate', 'closed_month'];

/** Written down by the carer and witnessed by the senior. */
async function posted(given: object): Promise<Moved> {
  const input = await world.input('payment', {
    resident: world.mrHale,
    account: 'cash_tin',
    category: 'other',
    payee: 'Corner shop',
    receipt: null,
    receipt_no: null,
    no_receipt_reason: 'Nothing was handed out',
    witness: world.people.senior,
    ...given,
  });
  const draft = bodyOf(await world.as('carer').post('/api/payment/', { ...input, confirmed_warnings: confirmed }));
  const sent = bodyOf(
    await world.as('carer').patch(`/api/payment/${draft.id}/`, { status: 'awaiting_witness', version: draft.version }),
  );
  return bodyOf(await world.as('senior').post(`/api/payment/${draft.id}/witness/`, { version: sent.version }));
}

const passbook = async (month?: string) =>
  bodyOf<Passbook>(
    await world.as('manager').get(`/api/resident/${world.mrHale}/passbook/${month ? `?month=${month}` : ''}`),
  );
const sheet = async (month: string) =>
  bodyOf<MonthSheet>(await world.as('manager').get(`/api/home/${world.rose}/month/?month=${month}`));
const proof = async () =>
  bodyOf<LedgerProof>(await world.as('manager').post(`/api/home/${world.rose}/prove-ledger/`, {}));

const counted = async (sum: number) =>
  bodyOf(
    await world.as('senior').post('/api/payments-handover/', {
      home: world.rose,
      lines: [{ account_kind: 'resident_cash', resident: world.mrHale, counted: sum }],
      handed_over_by: world.people.senior,
      received_by: world.people.carer,
    }),
  );
const step = (role: Role, act: string, of: Moved, more: object = {}) =>
  world.as(role).post(`/api/payments-handover/${of.id}/${act}/`, { version: of.version, ...more });

test('a wrong count ends with a third person’s word, a correction by two, and a count that agrees', async () => {
  const short = await counted(93.5);
  const signed = bodyOf(await step('carer', 'agree', short, { discrepancy_note: 'Counted three times.' }));
  expect(signed).toMatchObject({ status: 'discrepancy', total_difference: 6.5 });
  const month = (await sheet('2026-03')).differences;
  expect(month).toBe(1);

  for (const role of ['senior', 'carer'] as const)
    expect((await step(role, 'resolve', signed, { resolution: 'Found it myself.' })).statusCode).toBe(403);
  const resolved = bodyOf(await step('manager', 'resolve', signed, { resolution: 'Not found; the house pays.' }));
  expect(resolved).toMatchObject({ status: 'resolved', resolved_by: world.people.manager });
  expect((await sheet('2026-03')).differences).toBe(0);
  // Saying what was found moves no money: the ledger still expects what it did.
  expect((await passbook()).balance).toBe(100);

  await posted({
    payment_type: 'correction',
    direction: 'out',
    amount: 6.5,
    description: 'Missing at the count of this morning',
    occurred_at: world.context.now(),
  });
  expect((await passbook()).balance).toBe(93.5);
  const again = await counted(93.5);
  expect(bodyOf(await step('carer', 'agree', again))).toMatchObject({ status: 'agreed', total_difference: 0 });
  expect((await proof()).faults).toEqual([]);
});

test('a payment dated in a closed month stands in the open one, and the closed sheet stays to the penny', async () => {
  for (const month of ['2026-01', '2026-02'])
    bodyOf(await world.as('manager').post(`/api/home/${world.rose}/close-month/`, { month }));
  const [closed, statement, open] = [await sheet('2026-02'), await passbook('2026-02'), await sheet('2026-03')];

  const late = await posted({
    payment_type: 'purchase',
    amount: 4.25,
    description: 'Stamps of last month',
    occurred_at: '2026-02-12T10:00:00.000Z',
  });
  expect(late).toMatchObject({ status: 'posted', occurred_at: expect.stringContaining('2026-02-12') });

  const { proof: _now, ...after } = await sheet('2026-02');
  const { proof: _then, ...before } = closed;
  expect(after).toEqual(before);
  expect((await passbook('2026-02')).lines).toEqual(statement.lines);
  const [mine, now] = [open.lines[0], (await sheet('2026-03')).lines[0]];
  expect(now).toMatchObject({ opening: mine?.opening, went_out: (mine?.went_out ?? 0) + 4.25 });
  expect((await passbook('2026-03')).lines[0]).toMatchObject({
    description: 'Stamps of last month',
    occurred_at: expect.stringContaining('2026-02-12'),
    posted_at: expect.stringContaining('2026-03'),
  });

  // It is put right in the open month, too: nothing reaches into a closed one.
  bodyOf(
    await world
      .as('manager')
      .post(`/api/payment/${late.id}/reverse/`, { version: late.version, reversal_reason: 'Paid by the family' }),
  );
  expect((await sheet('2026-02')).lines).toEqual(closed.lines);
  expect((await passbook()).balance).toBe(100);
  expect((await proof()).faults).toEqual([]);
});
