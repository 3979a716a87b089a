import type { Day } from '#domain/kit/time/time.ts';
import type { Plan } from '#domain/plans/plan/plan.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import type { Demand } from '#domain/residents/demands/demand.ts';
import { planDemands, type InForce } from '#domain/residents/demands/demands.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull, rowsSql } from '../../kit/access/permission.ts';
import { scopeSql } from '../../kit/access/scope.ts';
import type { Viewer } from '../../kit/access/viewer.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';

type Asset = InForce['assets'][number];

/** What one plan asks, read beside the plan itself. */
export async function demandsOfPlan(
  db: Db,
  plan: Plan,
  { today, actor, viewer }: { readonly today: Day; readonly actor: Actor; readonly viewer: Viewer },
): Promise<readonly Demand[]> {
  const permission = permissionOrNull(actor, 'view', houseAsset);
  const assets = plan.actions.flatMap(({ asset }) => asset ?? []);
  const found =
    permission && assets.length > 0
      ? await new NamedStatement(
          `select t.id, t.name, t.condition, t.status, t.checks from house_asset t where t.id = any(:assets::uuid[]) and not t.is_deleted and ${rowsSql(houseAsset, permission)} and ${scopeSql(houseAsset)}`,
        ).run<Asset>(db, { assets, viewer })
      : [];
  return planDemands(plan, found, today);
}
