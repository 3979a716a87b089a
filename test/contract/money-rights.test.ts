import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

const roles = ['superuser', 'manager', 'senior', 'carer', 'agency', 'auditor'] as const;
type Role = (typeof roles)[number];

let world: World;
/** Whoever wrote down what the others sign, and a witness of theirs. */
let other: string;
let second: string;
beforeAll(async () => {
  world = await makeWorld();
  other = (await world.given('staff', { homes: [world.rose] })).id;
  second = (await world.given('staff', { homes: [world.rose] })).id;
  // Only whoever may sign is named as a witness.
  await world.owner.query('update staff set groups = (select groups from staff where id = $2) where id = $1', [
    second,
    world.people.carer,
  ]);
  await world.given('transaction', {
    home: world.rose,
    resident: world.mrHale,
    account_kind: 'resident_cash',
    amount: 500,
    posted_at: '2026-01-10T10:00:00.000Z',
  });
  await world.given('transaction', {
    home: world.rose,
    resident: null,
    account_kind: 'petty_cash',
    amount: 200,
    posted_at: '2026-01-10T10:00:00.000Z',
  });
});
afterAll(() => world.close());

const confirmed_warnings = [
  'money_support_not_agreed',
  'possible_duplicate',
  'needs_authority',
  'over_voucher_limit',
  'description_too_vague',
  'payee_too_vague',
];
const ofTin = () => ({ resident: world.mrHale, account: 'cash_tin', payment_type: 'money_in', amount: 5 });
const ofFloat = () => ({ home: world.rose, entry_type: 'top_up', amount: 5, requested_by: other });
const ofCount = () => ({
  home: world.rose,
  handed_over_by: other,
  received_by: second,
  discrepancy_note: 'Nothing is in the tin.',
  lines: [
    {
      account_kind: 'petty_cash',
      resident: null,
      counted: 1,
      denominations: null,
      expected: null,
      difference: null,
      note: null,
    },
  ],
});

/** A record that somebody else wrote, in the state that the step begins with. */
async function inState(entity: 'payment' | 'petty_cash' | 'payments_handover', status: string) {
  const given = { payment: ofTin, petty_cash: ofFloat, payments_handover: ofCount }[entity]();
  const { id } = await world.given(entity, given);
  const { rows } = await world.owner.query<{ version: number }>(
    `update ${entity} set status = $2, created_by = $3${entity === 'payments_handover' ? ', handed_over_by = $3, received_by = $4' : ', recorded_by = $3, witness = $4'} where id = $1 returning version`,
    [id, status, other, second],
  );
  return { id, version: rows[0]?.version ?? 1 };
}

const step =
  (
    entity: 'payment' | 'petty_cash' | 'payments_handover',
    path: string,
    status: string,
    act: string,
    more: object = {},
  ) =>
  async (role: Role) => {
    const { id, version } = await inState(entity, status);
    return world.as(role).post(`/api/${path}/${id}/${act}/`, { version, ...more });
  };
const add =
  (
    entity: 'payment' | 'petty_cash' | 'payments_handover',
    path: string,
    given: () => Readonly<Record<string, unknown>>,
  ) =>
  async (role: Role) =>
    world.as(role).post(`/api/${path}/`, {
      ...(await world.input(entity, given())),
      id: v7(),
      witness: second,
      confirmed_warnings,
    });
const read = (path: () => string) => (role: Role) => world.as(role).get(path());
const ofHouse = (call: string) => () => `/api/home/${world.rose}/${call}`;

const everyone: readonly Role[] = ['superuser', 'manager', 'senior', 'carer', 'auditor'];
const handling: readonly Role[] = ['manager', 'senior', 'carer'];
const managing: readonly Role[] = ['manager'];

/** The rights over money, as they were promised: who may, and a call that asks for it. Nobody else may, agency staff never. */
const promised: readonly (readonly [
  may: string,
  who: readonly Role[],
  call: (role: Role) => ReturnType<ReturnType<World['as']>['get']>,
])[] = [
  ['see payments', everyone, read(() => '/api/payment/')],
  ['add a payment', handling, add('payment', 'payment', ofTin)],
  ['witness a payment', handling, step('payment', 'payment', 'awaiting_witness', 'witness')],
  ['authorise a payment', managing, step('payment', 'payment', 'awaiting_authority', 'authorise')],
  [
    'reverse a payment',
    managing,
    step('payment', 'payment', 'posted', 'reverse', { reversal_reason: 'Entered twice' }),
  ],
  ['see the petty cash', everyone, read(() => '/api/petty-cash/')],
  ['ask for petty cash', handling, add('petty_cash', 'petty-cash', ofFloat)],
  ['witness petty cash', handling, step('petty_cash', 'petty-cash', 'awaiting_witness', 'witness')],
  ['authorise petty cash', managing, step('petty_cash', 'petty-cash', 'awaiting_authority', 'authorise')],
  ['see the ledger', everyone, read(() => '/api/transaction/')],
  ['see a passbook', everyone, read(() => `/api/resident/${world.mrHale}/passbook/`)],
  [
    'see what is saved in a bank',
    ['superuser', 'manager', 'senior', 'auditor'],
    read(() => `/api/resident/${world.mrHale}/passbook/?account=resident_savings`),
  ],
  ['see cash counts', everyone, read(() => '/api/payments-handover/')],
  ['count the cash', handling, add('payments_handover', 'payments-handover', ofCount)],
  [
    'sign a count',
    handling,
    step('payments_handover', 'payments-handover', 'draft', 'agree', { discrepancy_note: 'Nothing is in the tin' }),
  ],
  ['report a difference', handling, step('payments_handover', 'payments-handover', 'discrepancy', 'report')],
  [
    'resolve a difference',
    managing,
    step('payments_handover', 'payments-handover', 'discrepancy', 'resolve', { resolution: 'Found under the tray' }),
  ],
  ['see the sheet of a month', ['superuser', 'manager', 'senior', 'auditor'], read(ofHouse('month/?month=2026-01'))],
  ['see what stands out in spending', ['superuser', 'manager', 'auditor'], read(ofHouse('money-patterns/'))],
  ['prove the books', managing, (role) => world.as(role).post(ofHouse('prove-ledger/')(), {})],
];

test.each(promised)('the right to %s belongs to %j alone', async (_may, who, call) => {
  const allowed: Role[] = [];
  for (const role of roles) {
    const { statusCode, body } = await call(role);
    if (statusCode < 300) allowed.push(role);
    else expect([role, statusCode, body]).toEqual([role, 403, expect.any(String)]);
  }
  expect(allowed).toEqual(who);
});

test('only a manager closes a month', async () => {
  const close = (role: Role) => world.as(role).post(ofHouse('close-month/')(), { month: '2026-01' });
  for (const role of roles.filter((one) => one !== 'manager')) expect((await close(role)).statusCode).toBe(403);
  expect((await close('manager')).statusCode).toBe(200);
});

test('nobody writes, changes or removes a line of the ledger', async () => {
  const { rows } = await world.owner.query<{ id: string }>('select id from "transaction" limit 1');
  for (const role of roles) {
    expect((await world.as(role).post('/api/transaction/', { amount: 1 })).statusCode).toBeGreaterThanOrEqual(403);
    const change = await world.as(role).patch(`/api/transaction/${rows[0]?.id}/`, { amount: 1, version: 1 });
    expect(change.statusCode).toBeGreaterThanOrEqual(403);
  }
});
