import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { payment } from '#domain/money/payment.ts';
import type { Db } from '../../../kit/runtime/database.ts';
import { vouchersOf } from '../../../money/petty-cash-rules.ts';
import { houses } from '../../stage/houses.ts';
import type { Ledger } from '../../money/ledger.ts';
import { hasTin, tin } from '../../money/accounts.ts';
import { petty, pocketMoney, witnessPayment } from '../../money/money.ts';
import type { Scene } from '../../stage/scene.ts';

const last = `select home, max(substr(voucher_no, ${vouchersOf.prefix.length + 1})::int) as number from petty_cash where voucher_no ~ '^${vouchersOf.prefix}[0-9]{1,9}$' group by home`;

/** What came in and went out on the day, as far as it has come. */
export async function spendDay(db: Db, scene: Scene, ledger: Ledger): Promise<void> {
  const numbers = new Map(
    (await db.query<{ home: string; number: number }>(last)).map(({ home, number }) => [home, number]),
  );
  for (const resident of scene.residents.filter(hasTin)) pocketMoney(scene, ledger, resident, 0);
  for (const house of keysOf(houses))
    petty(scene, ledger, house, { offset: 0, number: (numbers.get(scene.homes[house].id) ?? 0) + 1 });
}

/** The second signatures that were left waiting are given; where the tin was opened later on the day, the day after. */
export function signWaiting(scene: Scene, ledger: Ledger): void {
  const at = scene.calendar.at(0, '20:10');
  for (const waiting of scene.book.of(payment)) {
    const isLeft = scene.book.isKnown(waiting.id) && waiting.status === 'awaiting_witness';
    if (isLeft && at > ledger.lastOf(tin(String(waiting.resident)))) witnessPayment(scene, ledger, waiting, at);
  }
}
