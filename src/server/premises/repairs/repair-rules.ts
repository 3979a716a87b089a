import { repairRecord, type RepairRecord } from '#domain/premises/repairs/repair-record.ts';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { assetFollows } from '#domain/premises/assets/asset-follows.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import type { Warnings } from '#domain/kit/vocabulary/entity.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { isInWarranty } from '#domain/premises/assets/warranty.ts';
import { repairColumns } from '#domain/premises/repairs/repair-columns.ts';
import { writeAudit } from '../../kit/history/write-audit.ts';
import { updateLinked } from '../../kit/records/linked-updates.ts';
import { rulesFor, type ValidationContext, type SavedRecord } from '../../kit/context/record-context.ts';
import { findRecord } from '../../kit/records/find-record.ts';
import { computedColumns } from '../../kit/reads/computed-columns.ts';

const others = `select 1 from repair_record where asset = $1 and id <> $2 and not is_deleted and status not in ('verified', 'cancelled') limit 1`;

/** The thing goes along with its repair, in the same transaction; it comes back with the last of several. */
async function assetGoesAlong(saved: SavedRecord<RepairRecord>): Promise<void> {
  const { context, tx, actor, record, before } = saved;
  const id = record.asset;
  if (typeof id !== 'string' || before?.status === record.status) return;
  const status = assetFollows(
    String(record.status),
    await findRecord({ context, actor, entity: houseAsset, within: tx }, id),
  );
  if (!status || (status === 'in_use' && (await tx.query(others, [id, record.id])).length > 0)) return;
  await updateLinked(saved, houseAsset, id, { status });
}

const warranty = 'select warranty_expiry::text as warranty_expiry from house_asset where id = $1';
const aboutPaying = ['asset', 'contractor', 'quote', 'cost', 'under_warranty'] as const;

/** Nobody pays for what the maker still answers for. Asked when the thing or who is to mend it is named, not at every step. */
async function warrantyWarning({
  db,
  now,
  record,
  before,
  home,
}: ValidationContext<RepairRecord>): Promise<Warnings<keyof RepairRecord & string>> {
  const isNew = before === null || aboutPaying.some((name) => record[name] !== before[name]);
  if (typeof record.asset !== 'string' || record.under_warranty === true || !isNew) return {};
  const [asset] = await db.query<{ warranty_expiry: string | null }>(warranty, [record.asset]);
  const until = asset?.warranty_expiry ?? null;
  return until !== null && isInWarranty(until, localDay(now, home.zone))
    ? {
        under_warranty: [
          'asset_in_warranty',
          `This is under warranty until ${dayWords(until)}. Save it as not under warranty?`,
        ],
      }
    : {};
}

export const repairRules = rulesFor(repairRecord, {
  warn: warrantyWarning,
  async after(saved) {
    await assetGoesAlong(saved);
    if (saved.record.cqc_sent_at !== null && (saved.before?.cqc_sent_at ?? null) === null)
      await writeAudit(saved, repairRecord, 'regulator_notified');
  },
  columns: computedColumns({ of: repairColumns }),
});
