import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumOf } from '#domain/money/balance.ts';
import { paymentLines } from '#domain/money/ledger-lines.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { Refusal } from '../../kit/runtime/refusals.ts';
import { seeded } from '../../demonstration/stage/seeded.ts';
import { firstWrongLine } from '#world/records/first-wrong-line.ts';
import { makeWorld, type World } from '#world/world.ts';
import { postLines, reverseLines } from './post-lines.ts';
import { proveLedgers } from './prove-ledger.ts';

let world: World;
let actor: Actor;
beforeAll(async () => {
  world = await makeWorld();
  actor = {
    id: world.people.senior,
    name: 'Senior',
    groups: [],
    role: 'Senior',
    rights: new Set(),
    isSuperuser: false,
    homes: [world.rose],
    practice: [],
    isAuditor: false,
    isAgency: false,
    provenAt: null,
    session: v7(),
    ip: '127.0.0.1',
    device: 'test',
    zoneIn: () => 'Europe/London',
    shiftAt: () => null,
  };
});
afterAll(() => world.close());

const newcomer = async () =>
  (await world.given('resident', { national_id_type: 'local', national_id: v7().slice(-12), home: world.rose })).id;

interface Moved {
  readonly id: string;
  readonly resident: string;
  readonly payment_type: string;
  readonly amount: number;
  readonly account?: 'cash_tin' | 'savings_held';
  readonly direction?: 'in' | 'out' | null;
}

const movementOf = ({ id }: Pick<Moved, 'id'>) => ({
  entity: 'payment' as const,
  movement: {
    id,
    home: world.rose,
    description: 'Moved',
    recorded_by: world.people.carer,
    witness: world.people.senior,
  },
});

/** What a crash leaves behind: the connection is gone after so many statements. */
const dying = (tx: Db, statements: number): Db => {
  let left = statements;
  return {
    ...tx,
    query: (text, values) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the connection is gone')) : tx.query(text, values);
    },
  };
};

const post = (moved: Moved, dies?: number) =>
  world.context.transaction((tx) =>
    postLines(
      {
        context: world.context,
        tx: dies === undefined ? tx : dying(tx, dies),
        actor,
        now: world.context.now(),
      },
      movementOf(moved),
      paymentLines({ account: 'cash_tin', direction: null, ...moved } as Parameters<typeof paymentLines>[0]),
    ),
  );
const reverse = (id: string) =>
  world.context.transaction((tx) =>
    reverseLines({ context: world.context, tx, actor, now: world.context.now() }, movementOf({ id })),
  );

const linesOf = async (resident: string) =>
  (
    await world.owner.query<{
      account_kind: string;
      number: number;
      amount: string;
      balance_before: string;
      balance_after: string;
    }>(
      'select account_kind, number, amount, balance_before, balance_after from "transaction" where resident = $1 order by account_kind, number',
      [resident],
    )
  ).rows;
const heldBy = async (resident: string, account = 'resident_cash') =>
  (
    await world.owner.query<{ balance: string }>(
      'select balance from ledger_account where owner = $1 and account_kind = $2',
      [resident, account],
    )
  ).rows[0]?.balance;

test('of a thousand withdrawals at once exactly as many succeed as the tin holds', async () => {
  const resident = await newcomer();
  await post({ id: v7(), resident, payment_type: 'money_in', amount: 250 });
  // As many lanes as wait for a connection of their own on a slow machine without giving up.
  const lanes = Array.from({ length: 50 }, async () => {
    const results: PromiseSettledResult<void>[] = [];
    for (let nth = 0; nth < 20; nth += 1)
      results.push(...(await Promise.allSettled([post({ id: v7(), resident, payment_type: 'purchase', amount: 1 })])));
    return results;
  });
  const results = (await Promise.all(lanes)).flat();
  const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(results).toHaveLength(1000);
  expect(failed).toHaveLength(750);
  expect(new Set(failed.map((reason) => (reason instanceof Refusal ? reason.status : reason)))).toEqual(new Set([400]));
  expect(await heldBy(resident)).toBe('0.00');
  const lines = await linesOf(resident);
  expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 251 }, (_, at) => at + 1));
  expect(firstWrongLine(lines)).toBeNull();
});

const lanes = 10;
const stepsOfLane = 1000;

/** One resident's tin and savings under a thousand random acts, each told by what became of it. */
async function strain(lane: number, outcomes: Set<string>): Promise<string> {
  const resident = await newcomer();
  const random = seeded(`a ledger under strain ${lane}`);
  const kinds = ['money_in', 'money_in', 'purchase', 'refund', 'transfer'] as const;
  const past: Moved[] = [];
  const attempt = async (what: string, work: Promise<void>) =>
    outcomes.add(
      await work.then(
        () => `${what} done`,
        (error: unknown) => `${what} ${error instanceof Refusal ? 'refused' : 'failed'}`,
      ),
    );
  for (let step = 0; step < stepsOfLane; step += 1) {
    const known = past.length > 0 ? random.pick(past) : null;
    if (known && random.chance(0.2)) await attempt('reversal', reverse(known.id));
    else if (known && random.chance(0.15)) await attempt('retry', post(known));
    else {
      const moved: Moved = {
        id: v7(),
        resident,
        payment_type: random.pick(kinds),
        amount: random.whole(1, 5000) / 100,
        account: random.pick(['cash_tin', 'savings_held'] as const),
        direction: random.pick(['in', 'out'] as const),
      };
      if (random.chance(0.2)) await attempt('crash', post(moved, random.whole(0, 2)));
      else await attempt('posting', post(moved));
      past.push(moved);
    }
  }
  return resident;
}

test('ten thousand random movements with reversals, retries and crashes keep every account to the penny', async () => {
  const outcomes = new Set<string>();
  const residents = await Promise.all(Array.from({ length: lanes }, (_, lane) => strain(lane, outcomes)));
  expect([...outcomes]).toEqual(
    expect.arrayContaining(['posting done', 'posting refused', 'crash failed', 'retry failed', 'reversal done']),
  );
  for (const resident of residents) {
    const lines = await linesOf(resident);
    for (const account of ['resident_cash', 'resident_savings']) {
      const own = lines.filter(({ account_kind }) => account_kind === account);
      expect(own.length).toBeGreaterThan(100);
      expect(firstWrongLine(own)).toBeNull();
      expect(own.map(({ number }) => number)).toEqual(own.map((_, at) => at + 1));
      expect(await heldBy(resident, account)).toBe(own.at(-1)?.balance_after);
    }
    const { rows: outside } = await world.owner.query<{ amount: string }>(
      'select o.amount from outside_line o join "transaction" t on t.id = o.line where t.resident = $1',
      [resident],
    );
    expect(sumOf([...lines, ...outside].map(({ amount }) => amount))).toBe(0);
  }
  expect((await proveLedgers(world.context, world.rose)).faults).toEqual([]);
}, 300_000);

test('nobody changes or removes a line, neither the application nor the owner of the tables', async () => {
  const resident = await newcomer();
  await post({ id: v7(), resident, payment_type: 'money_in', amount: 10 });
  for (const pool of [world.pool, world.owner])
    for (const statement of [
      'update "transaction" set amount = 1',
      'delete from "transaction"',
      'update outside_line set amount = 1',
      'delete from month_close',
    ])
      await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  await expect(world.pool.query('update ledger_account set balance = 1000')).rejects.toMatchObject({ code: '42501' });
  await expect(world.owner.query('truncate "transaction" cascade')).rejects.toMatchObject({ code: '42501' });
});

test('a line that would overdraw an account is refused by the database itself, and a number is never left out', async () => {
  const resident = await newcomer();
  await post({ id: v7(), resident, payment_type: 'money_in', amount: 10 });
  const line = (amount: number) =>
    world.given('transaction', { home: world.rose, resident, account_kind: 'resident_cash', amount });
  await expect(line(-10.01)).rejects.toMatchObject({ constraint: 'ledger_account_never_below_zero' });
  expect(await line(-10)).toMatchObject({ number: 2, balance_before: 10, balance_after: 0 });
});
