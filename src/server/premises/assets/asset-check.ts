import type { FastifyInstance } from 'fastify';
import { newId } from '../../kit/runtime/new-id.ts';
import { checkKinds } from '#domain/premises/assets/asset-checks.ts';
import { houseAsset, type HouseAsset } from '#domain/premises/assets/house-asset.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { suggestedPriority } from '#domain/premises/repairs/repair-target.ts';
import { isInWarranty } from '#domain/premises/assets/warranty.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { declareAction, rowFrom, type RecordActionContext, type RowOf } from '../../kit/http/record-action.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { createRecord } from '../../kit/records/create-record.ts';

type AssetCheck = RowOf<typeof houseAsset, 'checks'>;

/** The newest check of its kind takes the place of the one before, which stays readable in the earlier version. */
function withCheck({ checks }: HouseAsset, check: AssetCheck): readonly AssetCheck[] {
  const earlier = checks.find((row) => row.kind === check.kind);
  const others = checks.filter((row) => row.kind !== check.kind);
  return [...others, { ...check, interval_months: check.interval_months ?? earlier?.interval_months ?? null }];
}

async function checkOf({
  context,
  tx,
  before,
  input,
  actor,
  now,
}: RecordActionContext<typeof houseAsset>): Promise<AssetCheck> {
  const check = rowFrom(houseAsset, 'checks', input, now);
  if (check.result === null) throw invalid({ result: 'Result is needed.' });
  const { zone } = await context.homes.factsOf(tx, before.home);
  const today = localDay(now, zone);
  if (check.last_on !== null && check.last_on > today) throw invalid({ last_on: 'A check cannot lie in the future.' });
  return { ...check, last_on: check.last_on ?? today, by: check.by ?? actor.name };
}

const failed = (input: RecordActionContext<typeof houseAsset>['input']): boolean => input['result'] === 'fail';

const repairKinds: Readonly<Record<string, string>> = {
  hoist_lift: 'lift_hoist',
  sling: 'lift_hoist',
  bath_shower: 'plumbing',
  heating_water: 'heating_hot_water',
  fire_safety: 'fire_safety',
  kitchen: 'kitchen',
  laundry: 'laundry',
  it_phone: 'it',
  vehicle: 'vehicle',
  garden: 'garden',
  security: 'doors_locks',
};
const asked = ['no_photo'];

/** What failed its check is out of use at once, and somebody is asked to mend it. */
async function askForRepair({
  context,
  tx,
  actor,
  input,
  record,
  now,
}: RecordActionContext<typeof houseAsset> & {
  readonly record: RecordActionContext<typeof houseAsset>['before'];
}): Promise<void> {
  const { id, home, name, asset_tag, location, category: sort, warranty_expiry } = record;
  const { zone } = await context.homes.factsOf(tx, home);
  const category = repairKinds[sort] ?? 'other';
  const check = checkKinds[input['kind'] as keyof typeof checkKinds];
  await createRecord(
    { context, actor, entity: repairRecord, within: tx },
    {
      id: newId(),
      home,
      asset: id,
      location,
      title: `${name} failed: ${check}`.slice(0, 200),
      description: `${check} of ${asset_tag} (${name}) failed.`,
      category,
      priority: suggestedPriority(category) === 'emergency' ? 'emergency' : 'urgent',
      under_warranty: isInWarranty(warranty_expiry, localDay(now, zone)),
      safety_risk: true,
      interim_control: 'Taken out of service.',
      confirmed_warnings: asked,
    },
  );
}

export const declareAssetCheck = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: houseAsset,
    action: 'check',
    right: 'change',
    auditedAs: 'update',
    async sets(asking) {
      const { before, input } = asking;
      if (before.status === 'disposed') throw invalid({ status: 'What was disposed of is no longer checked.' });
      const checks = withCheck(before, await checkOf(asking));
      return { checks, ...(failed(input) ? { status: 'out_of_service' as const } : {}) };
    },
    async after(asking) {
      if (failed(asking.input)) await askForRepair(asking);
    },
  });
