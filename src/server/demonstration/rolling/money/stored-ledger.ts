import type { Db } from '../../../kit/runtime/database.ts';
import { Ledger } from '../../money/ledger.ts';
import { float, tin } from '../../money/accounts.ts';
import { houseOf, type Scene } from '../../stage/scene.ts';
import { spelt } from '../stored-scene.ts';

interface LedgerAccount {
  readonly key: string;
  readonly home: string;
  readonly account_kind: 'resident_cash' | 'petty_cash';
  readonly resident: string | null;
}

export interface StoredLedger {
  readonly ledger: Ledger;
  readonly accounts: readonly LedgerAccount[];
}

const line = `t.account_kind, t.resident, coalesce(p.home, t.home) as home, ${spelt('t.posted_at')} as at, t.balance_after::float as balance, t.id`;
const ofTins = `from transaction t left join resident p on p.id = t.resident where t.account_kind in ('petty_cash', 'resident_cash') and not t.is_deleted and (p.id is null or not p.is_discharged_status)`;
/** Where each account stood when the day began, and every line since. */
const lines = `(select distinct on (t.account_kind, coalesce(t.resident, t.home)) ${line} ${ofTins} and t.posted_at < $1 order by t.account_kind, coalesce(t.resident, t.home), t.posted_at desc, t.id desc)
  union all (select ${line} ${ofTins} and t.posted_at >= $1) order by at, id`;

type Line = Omit<LedgerAccount, 'key'> & { readonly at: string; readonly balance: number };

/** The accounts of the homes as they stand, so that the day's lines go on where the last ended. */
export async function storedLedger(db: Db, scene: Scene): Promise<StoredLedger> {
  const ledger = new Ledger(scene.book);
  const accounts = new Map<string, LedgerAccount>();
  for (const { at, balance, home, account_kind, resident } of await db.query<Line>(lines, [scene.calendar.at(0, 0)])) {
    const key = resident === null ? float(houseOf(scene, home)) : tin(resident);
    ledger.know(key, at, balance);
    accounts.set(key, { key, home, account_kind, resident });
  }
  return { ledger, accounts: [...accounts.values()] };
}
