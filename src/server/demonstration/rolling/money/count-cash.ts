import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { sumOf } from '#domain/money/balance.ts';
import { paymentsHandover } from '#domain/money/payments-handover.ts';
import type { Db } from '../../../kit/runtime/database.ts';
import { minutesLater } from '../../stage/calendar.ts';
import type { Uncomposed } from '../../events/handovers.ts';
import { houseOf, managerOf, type Scene } from '../../stage/scene.ts';
import { seeded } from '../../stage/seeded.ts';
import type { StoredLedger } from './stored-ledger.ts';
import { endCountTask, openCountTask } from '../../money/count-task.ts';

const sealed = `select distinct l.value->>'resident' as resident from payments_handover t cross join jsonb_array_elements(t.lines) l where t.status = 'discrepancy' and not t.is_deleted and (l.value->>'difference')::numeric <> 0 and l.value->>'resident' is not null`;

/** Tins whose difference is not settled stay sealed and are not counted. */
export const sealedTins = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.query<{ resident: string }>(sealed)).map(({ resident }) => resident));

/** Whoever comes on counts with whoever goes. It is what the ledger says, but for one count in seventy. */
export function countCash(
  scene: Scene,
  { handover }: Uncomposed,
  { ledger, accounts }: StoredLedger,
  sealedOnes: ReadonlySet<string>,
): void {
  const { book, duty, calendar } = scene;
  const at = minutesLater(String(handover.given_at), 15);
  const by = String(handover.given_by);
  const taker = duty.other(houseOf(scene, handover.home), at, [by]);
  if (!taker || minutesLater(at, 8) > calendar.now) return;
  const counted = accounts
    .filter(({ home, resident }) => home === handover.home && (resident === null || !sealedOnes.has(resident)))
    .map((account) => ({ ...account, held: ledger.balance(account.key, at) }));
  const random = seeded(`count ${handover.id}`);
  const missing = random.pick([2, 5, 10]);
  const shortOne = random.chance(1 / 70)
    ? counted.find(({ resident, held }) => resident !== null && held >= missing)
    : undefined;
  const lines = counted.map((one) => ({
    account_kind: one.account_kind,
    resident: one.resident,
    counted: sumOf([one.held, one === shortOne ? -missing : 0]),
    expected: one.held,
  }));
  const note = shortOne
    ? {
        discrepancy_note: `One tin is £${missing}.00 short on two counts, and its receipts add up. Sealed until it is settled.`,
      }
    : {};
  const draft = book.write(paymentsHandover, {
    by,
    at,
    values: { home: handover.home, counted_at: at, lines, handed_over_by: by, received_by: taker, ...note },
  });
  const signed = book.carryOn(paymentsHandover, draft, {
    by: taker,
    at: minutesLater(at, 8),
    ...(shortOne
      ? { sets: { status: 'discrepancy' }, action: 'count_discrepancy' }
      : { sets: { status: 'agreed' }, action: 'count_agreed' }),
  });
  if (shortOne) openCountTask(scene, houseOf(scene, handover.home), signed, minutesLater(at, 8));
}

const found = [
  'The change from the shop run was in the car, in its envelope with the receipt. Put back, and the tin counted again by two.',
  'A note had slipped under the tray of the tin. Counted again by two, and it adds up.',
  'The hairdresser’s change was still in the office envelope. Put back with the receipt, counted again by two.',
];

/** A difference is settled by a manager who had no hand in the count. */
export function settleCounts(scene: Scene): void {
  const { book, calendar } = scene;
  const at = calendar.at(0, '16:20');
  for (const open of book
    .of(paymentsHandover)
    .filter((one) => book.isKnown(one.id) && one.status === 'discrepancy' && !hasHandIn(scene, one))) {
    const by = managerOf(scene, houseOf(scene, open.home));
    endCountTask(scene, open, by, at);
    book.carryOn(paymentsHandover, open, {
      by,
      at,
      sets: { status: 'resolved', resolution: seeded(`settled ${open.id}`).pick(found) },
      action: 'count_resolved',
    });
  }
}

const hasHandIn = (scene: Scene, { home, handed_over_by, received_by }: AnyRecord & RecordValues): boolean =>
  [handed_over_by, received_by].includes(managerOf(scene, houseOf(scene, home)));
