import { paymentsHandover } from '#domain/money/payments-handover.ts';
import type { Db } from '../../kit/database.ts';
import { minutesLater } from '../calendar.ts';
import type { Uncomposed } from '../handovers.ts';
import type { Scene } from '../scene.ts';
import { houseOf } from './kept-scene.ts';

interface Tin {
  readonly home: string;
  readonly account_kind: string;
  readonly resident: string | null;
  readonly held: number;
}

const balances = `select distinct on (t.account_kind, coalesce(t.resident, t.home)) coalesce(p.home, t.home) as home, t.account_kind, t.resident, t.balance_after::float as held
  from transaction t left join resident p on p.id = t.resident where t.account_kind in ('petty_cash', 'resident_cash') and (p.id is null or not p.is_discharged_status)
  order by t.account_kind, coalesce(t.resident, t.home), t.posted_at desc, t.id desc`;

export const tinsOf = (db: Db): Promise<readonly Tin[]> => db.query<Tin & Record<string, unknown>>(balances);

/** Whoever comes on counts with whoever goes, and it is what the ledger says. */
export function countCash(scene: Scene, { handover }: Uncomposed, tins: readonly Tin[]): void {
  const { book, duty, calendar } = scene;
  const at = minutesLater(String(handover['given_at']), 15);
  const by = String(handover['given_by']);
  const taker = duty.other(houseOf(scene, handover['home']), at, [by]);
  if (!taker || minutesLater(at, 8) > calendar.now) return;
  const lines = tins.filter(({ home }) => home === handover['home']).map(({ account_kind, resident, held }) => ({ account_kind, resident, counted: held, expected: held }));
  const draft = book.write(paymentsHandover, { by, at, values: { home: handover['home'], counted_at: at, lines, handed_over_by: by, received_by: taker } });
  book.carryOn(paymentsHandover, draft, { by: taker, at: minutesLater(at, 8), sets: { status: 'agreed' }, action: 'count_agreed' });
}
