import { localDay } from '#domain/kit/time/time.ts';
import type { Keeping } from '#domain/retention/disposal.ts';
import { clocks } from '#domain/retention/retention-clocks.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { Holds } from './holds.ts';
import { namedFromOutside, recordsWithin, type FoundRecord, type Naming, type Scope } from './record-sets.ts';

/** What of a scope could go now, and what keeps it. */
export interface Candidates {
  readonly records: readonly FoundRecord[];
  /** What keeps all of it. */
  readonly held: Keeping | null;
  /** How many records of a house a hold keeps while the others go. */
  readonly heldRecords: number;
  readonly neededBy: readonly Naming[];
  /** An account with money in it is in use, whoever has left. */
  readonly hasMoney: boolean;
}

const moneySql = `select 1 from ledger_account a where a.owner = $1::uuid and a.balance <> 0 limit 1`;
const hasMoney = async (db: Db, found: readonly FoundRecord[]): Promise<boolean> => {
  const owner = found.find(({ entity }) => entity === 'transaction')?.resident ?? null;
  return owner !== null && (await db.query(moneySql, [owner])).length > 0;
};

/** A minimum can be made longer; what the law keeps at most so long, or a court orders to go, cannot. */
const hasLongerPeriods = ({ clock }: Scope): boolean => clock !== null && clocks[clock].mostMonths === undefined;

/** The records of one person go together or not at all. */
export async function candidates(context: RecordContext, db: Db, scope: Scope): Promise<Candidates> {
  const found = await recordsWithin(context, db, scope);
  const holds = await Holds.read(db, hasLongerPeriods(scope) ? localDay(context.now(), scope.zone) : null);
  if (scope.subject) {
    const [held] = found.flatMap((record) => holds.keepingOf(record) ?? []);
    return {
      records: found,
      held: held ?? null,
      heldRecords: 0,
      neededBy: await namedFromOutside(context, db, found),
      hasMoney: await hasMoney(db, found),
    };
  }
  const free = found.filter((record) => holds.keepingOf(record) === null);
  return {
    records: await unnamed(context, db, free),
    held: null,
    heldRecords: found.length - free.length,
    neededBy: [],
    hasMoney: false,
  };
}

/** Without those that a record names which stays: they wait for it. */
async function unnamed(context: RecordContext, db: Db, found: readonly FoundRecord[]): Promise<readonly FoundRecord[]> {
  const naming = await namedFromOutside(context, db, found);
  if (naming.length === 0) return found;
  const named = new Set(naming.map(({ to, target }) => `${to} ${target}`));
  return unnamed(
    context,
    db,
    found.filter(({ entity, id }) => !named.has(`${entity} ${id}`)),
  );
}
