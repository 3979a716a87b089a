import { assetFollows } from '#domain/premises/asset-follows.ts';
import { houseAsset, type HouseAsset } from '#domain/premises/house-asset.ts';
import { goAlong } from '../kit/following.ts';
import type { AreaRules, SavedRecord } from '../kit/keeper.ts';
import { find } from '../kit/store.ts';

const others = `select 1 from repair_record where asset = $1 and id <> $2 and not is_deleted and status not in ('verified', 'cancelled') limit 1`;

/** The thing goes along with its repair, in the same transaction; it comes back with the last of several. */
async function assetGoesAlong(saved: SavedRecord): Promise<void> {
  const { keeper, tx, actor, record, before } = saved;
  const id = record['asset'];
  if (typeof id !== 'string' || before?.['status'] === record['status']) return;
  const status = assetFollows(String(record['status']), (await find(keeper, tx, actor, houseAsset, id)) as HouseAsset);
  if (!status || (status === 'in_use' && (await tx.query(others, [id, record.id])).length > 0)) return;
  await goAlong(saved, houseAsset, id, { status });
}

export const repairRules: AreaRules = { after: assetGoesAlong };
