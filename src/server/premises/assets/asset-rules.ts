import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { assetColumns } from '#domain/premises/assets/asset-columns.ts';
import { rulesFor } from '../../kit/context/record-context.ts';
import { computedColumns } from '../../kit/reads/computed-columns.ts';

const lastWeight = `select weight_kg::float8 as kg from weight where resident = $1 and outcome = 'measured' and weight_kg is not null and not is_deleted order by occurred_at desc, id desc limit 1`;

/** A hoist, a sling or a bed carries its person. Asked when either of the two is new. */
export const assetRules = rulesFor(houseAsset, {
  columns: computedColumns({ of: assetColumns }),
  async warn({ db, record, before }) {
    const { assigned_resident, safe_working_load_kg } = record;
    const isNew =
      before === null ||
      before.assigned_resident !== assigned_resident ||
      before.safe_working_load_kg !== safe_working_load_kg;
    if (typeof assigned_resident !== 'string' || typeof safe_working_load_kg !== 'number' || !isNew) return {};
    const [last] = await db.query<{ kg: number }>(lastWeight, [assigned_resident]);
    return last && last.kg > safe_working_load_kg
      ? {
          safe_working_load_kg: [
            'resident_too_heavy',
            `The resident weighs ${last.kg} kg, more than this carries. Save it all the same?`,
          ],
        }
      : {};
  },
});
