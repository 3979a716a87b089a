import { assetCheck, type AssetCheck } from '#domain/premises/assets/asset-check.ts';
import { checksAfter } from '#domain/premises/assets/after-check.ts';
import { withDates } from '#domain/premises/assets/asset-checks.ts';
import { onFailing } from '#domain/premises/assets/check-kinds.ts';
import { houseAsset, type HouseAsset } from '#domain/premises/assets/house-asset.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { rulesFor, type SavedRecord, type ValidationContext } from '../../kit/context/record-context.ts';
import { findRecord } from '../../kit/records/find-record.ts';
import { updateLinked } from '../../kit/records/linked-updates.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { reportFailed } from './report-failed.ts';

/** Who did the check of a line `t` that staff `s` wrote: left empty, "By" means whoever wrote it. */
export const doneBySql = `coalesce(t.by, ${personNameSql('s')})`;

/** The thing itself names at most 120 characters. */
const newestLine = `select t.id, left(${doneBySql}, 120) as by
  from asset_check t left join staff s on s.id = t.recorded_by
  where t.asset = $1 and t.kind = $2 and not t.is_deleted order by t.done_at desc, t.id desc limit 1`;

/** The line of the log book that stands for a check of a thing now; none where all were struck out. */
async function newestOf({ context, tx, actor }: SavedRecord<AssetCheck>, asset: string, kind: AssetCheck['kind']) {
  const [newest] = await tx.query<Pick<AssetCheck, 'id' | 'by'>>(newestLine, [asset, kind]);
  const line = newest && (await findRecord({ context, actor, entity: assetCheck, within: tx }, newest.id));
  return line ? { ...line, by: newest.by } : null;
}

const isOut = (newest: AssetCheck | null, record: AssetCheck): boolean =>
  newest?.id === record.id && record.result === 'fail' && onFailing(record.kind) === 'out_of_service';

/** What the thing says of its checks follows its log book. */
async function assetFollowsLog(saved: SavedRecord<AssetCheck>, gone: AssetCheck | null): Promise<HouseAsset> {
  const { context, tx, record } = saved;
  const newest = await newestOf(saved, record.asset, record.kind);
  const { zone, settings } = await context.homes.factsOf(tx, record.home);
  const today = localDay(saved.now, zone);
  return updateLinked(saved, houseAsset, record.asset, (asset) => ({
    ...withDates(checksAfter(asset, { kind: record.kind, newest, gone }, zone), settings, today),
    ...(isOut(newest, record) && asset.status !== 'disposed' ? { status: 'out_of_service' as const } : {}),
  }));
}

async function afterCheck(saved: SavedRecord<AssetCheck>): Promise<void> {
  const { before, record } = saved;
  const asset = await assetFollowsLog(saved, before);
  if (before && (before.asset !== record.asset || before.kind !== record.kind))
    await assetFollowsLog({ ...saved, record: before }, before);
  const hasFailed = record.result === 'fail' && before?.result !== 'fail';
  if (hasFailed && onFailing(record.kind) !== 'remark') await reportFailed(saved, asset);
}

/** The thing is one of the house, and still there. */
async function assetComplaint({ db, record, before }: ValidationContext<AssetCheck>) {
  if (before && before.asset === record.asset) return {};
  const [asset] = await db.query<Pick<HouseAsset, 'home' | 'status'>>(
    'select home, status from house_asset where id = $1',
    [record.asset],
  );
  if (asset && asset.home !== record.home) return { asset: 'House asset is not of this house.' };
  return asset?.status === 'disposed' ? { asset: 'What was disposed of is no longer checked.' } : {};
}

export const assetCheckRules = rulesFor(assetCheck, {
  check: assetComplaint,
  after: afterCheck,
  afterRemoval: async (saved) => void (await assetFollowsLog(saved, saved.record)),
});
