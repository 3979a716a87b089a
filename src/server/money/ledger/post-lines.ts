import { poundWords } from '#domain/kit/words/pound-words.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { pence, pounds, wouldOverdraw } from '#domain/money/balance.ts';
import { reversed, type LedgerAmount } from '#domain/money/ledger-lines.ts';
import { transaction, type Transaction } from '#domain/money/transaction.ts';
import type { LinkedUpdate } from '../../kit/records/linked-updates.ts';
import { writeRecord } from '../../kit/records/write-record.ts';
import { childId } from '../../kit/runtime/child-id.ts';
import { invalid } from '../../kit/runtime/refusals.ts';

/** A payment or an entry of the petty cash, as far as the ledger repeats it. */
interface PostedMovement extends Pick<AnyRecord, 'id'> {
  readonly home: string | null;
  readonly description: string;
  readonly recorded_by: string | null;
  readonly witness: string | null;
}

interface Posting {
  readonly entity: 'payment' | 'petty_cash';
  readonly movement: PostedMovement;
}

type Line = Pick<Transaction, 'account_kind' | 'resident' | 'amount' | 'description' | 'witness'> & {
  readonly id: string;
  readonly reverses: string | null;
};

/** One line for each account that is moved, all in the caller's transaction; an id that follows from the movement is there once. */
export async function postLines(
  posting: LinkedUpdate,
  { entity, movement }: Posting,
  amounts: readonly LedgerAmount[],
): Promise<void> {
  const { description, witness } = movement;
  await writeLines(
    posting,
    { entity, movement },
    amounts.map((one) => ({
      ...one,
      id: childId(movement.id, `line ${one.account_kind}`),
      description,
      witness,
      reverses: null,
    })),
  );
}

const linesOf = `select t.id, t.account_kind, t.resident, t.amount::float8 as amount, t.description from "transaction" t
  where t.source ->> 'id' = $1 and t.reverses is null order by t.id`;

/** The mirror image of every line that a movement became, each naming the one it reverses. */
export async function reverseLines(posting: LinkedUpdate, { entity, movement }: Posting): Promise<void> {
  const found = await posting.tx.query<Line>(linesOf, [movement.id]);
  await writeLines(
    posting,
    { entity, movement },
    found.map(({ id, account_kind, resident, amount, description }) => ({
      id: childId(id, 'reversal'),
      account_kind,
      resident,
      amount: reversed(amount),
      description: `Reversed: ${description}`.slice(0, 200),
      witness: null,
      reverses: id,
    })),
  );
}

const lock = 'select kind, whose, held::text as held from lock_ledger_accounts($1::text[], $2::uuid[])';

async function writeLines(
  { context, tx, actor, now }: LinkedUpdate,
  { entity, movement }: Posting,
  lines: readonly Line[],
): Promise<void> {
  const owners = lines.map(({ resident }) => resident ?? movement.home);
  const accounts = await tx.query<{ kind: string; whose: string; held: string }>(lock, [
    lines.map(({ account_kind }) => account_kind),
    owners,
  ]);
  for (const [at, line] of lines.entries()) {
    const account = accounts.find(({ kind, whose }) => kind === line.account_kind && whose === owners[at]);
    const held = pounds(pence(account?.held ?? 0));
    if (wouldOverdraw(held, line.amount))
      throw invalid({ amount: `Only ${poundWords(held)} is there, so nothing was posted. It can be sent back.` });
  }
  for (const { id, ...line } of lines) {
    const record = {
      ...line,
      home: movement.home,
      source: { entity, id: movement.id },
      posted_at: now,
      recorded_by: movement.recorded_by,
      // What the account knows better than anybody: its trigger fills them in.
      number: 1,
      balance_before: 0,
      balance_after: 0,
    };
    const audit = { actions: ['create'] };
    const body = await writeRecord(
      { context, db: tx, entity: transaction, author: actor, audit, now },
      { act: 'insert', id, record },
    );
    if (body === null) throw new Error(`${entity} ${movement.id} stands in the ledger already`);
  }
}
