import type { AssetCheck } from '#domain/premises/assets/asset-check.ts';
import { checkKinds, onFailing } from '#domain/premises/assets/check-kinds.ts';
import type { HouseAsset } from '#domain/premises/assets/house-asset.ts';
import { isInWarranty } from '#domain/premises/assets/warranty.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { suggestedPriority } from '#domain/premises/repairs/repair-target.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { SavedRecord } from '../../kit/context/record-context.ts';
import { createRecord } from '../../kit/records/create-record.ts';
import { newId } from '../../kit/runtime/new-id.ts';

const repairKinds: { readonly [C in HouseAsset['category']]?: string } = {
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

/** What failed its check is out of use at once, or watched while it goes on, and somebody is asked to mend it. */
export async function reportFailed(
  { context, tx, actor, now, record }: SavedRecord<AssetCheck>,
  { id, home, name, asset_tag, location, category: sort, warranty_expiry }: HouseAsset,
): Promise<void> {
  const { zone } = await context.homes.factsOf(tx, home);
  const category = repairKinds[sort] ?? 'other';
  const check = checkKinds[record.kind];
  const measured = record.reading_c === null ? '' : ` at ${record.reading_c} °C`;
  await createRecord(
    { context, actor, entity: repairRecord, within: tx },
    {
      id: newId(),
      home,
      asset: id,
      location,
      title: `${name} failed: ${check}`.slice(0, 200),
      description: [`${check} of ${asset_tag} (${name}) failed${measured}.`, record.remark ?? []].flat().join(' '),
      photo: record.photo,
      category,
      priority: suggestedPriority(category) === 'emergency' ? 'emergency' : 'urgent',
      under_warranty: isInWarranty(warranty_expiry, localDay(now, zone)),
      safety_risk: true,
      interim_control:
        onFailing(record.kind) === 'out_of_service' ? 'Taken out of service.' : 'Staff know of it and keep watch.',
      confirmed_warnings: asked,
    },
  );
}
