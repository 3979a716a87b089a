import { addDays, hoursBetween } from '#domain/kit/time/time.ts';
import type { CheckState } from '#domain/premises/assets/check-due.ts';
import type { HouseAsset } from '#domain/premises/assets/house-asset.ts';
import { checkStatuses } from '#domain/premises/assets/check-statuses.ts';
import { dayToUseBy } from '#domain/premises/stock/stock-level.ts';
import type { HouseStock } from '#domain/premises/stock/house-stock.ts';
import type { RepairRecord } from '#domain/premises/repairs/repair-record.ts';
import type { Overlooking } from './overlooking.ts';

const owned = `select category, status, checks from house_asset where home = $1 and not is_deleted and status <> 'disposed'`;

type Owned = Pick<HouseAsset, 'category' | 'status' | 'checks'>;

/** Counted by the same rule that gives each thing its light in the list, by its most pressing check. */
export async function assets({ db, home, settings, today }: Overlooking): Promise<unknown> {
  const rows = await db.query<Owned & Record<string, unknown>>(owned, [home.id]);
  const states = rows.map((asset) => checkStatuses(asset, settings, today)[0]?.state ?? 'in_date');
  const count = (...wanted: readonly CheckState[]) => states.filter((state) => wanted.includes(state)).length;
  return {
    total: rows.length,
    overdue: count('never_checked', 'overdue'),
    due_in_30_days: count('due_soon'),
    out_of_service: rows.filter(({ status }) => status === 'out_of_service').length,
  };
}

/** A fortnight leaves time to use it first. Our own choice. */
const useFirstDays = 14;

const shelves = `select id, item_name, quantity, unit, reorder_level, reorder_quantity, expiry_date, opened_on, use_within_days
  from house_stock where home = $1 and not is_deleted and (quantity <= reorder_level or expiry_date <= $2::date or opened_on + use_within_days <= $2::date)
  order by item_name, id limit 500`;

type Shelf = Pick<
  HouseStock,
  | 'item_name'
  | 'quantity'
  | 'unit'
  | 'reorder_level'
  | 'reorder_quantity'
  | 'expiry_date'
  | 'opened_on'
  | 'use_within_days'
> & { readonly id: string };

export async function stock({ db, home, today }: Overlooking): Promise<unknown> {
  const until = addDays(today, useFirstDays);
  const rows = await db.query<Shelf & Record<string, unknown>>(shelves, [home.id, until]);
  const low = rows.filter(({ quantity, reorder_level }) => quantity <= reorder_level);
  const expiring = rows.filter(
    (shelf) => shelf.quantity > 0 && (dayToUseBy(shelf) ?? until) <= until && dayToUseBy(shelf) !== null,
  );
  return {
    below_reorder: low.map(({ id, item_name, quantity, unit, reorder_level, reorder_quantity }) => ({
      id,
      item_name,
      quantity,
      unit,
      reorder_level,
      reorder_quantity,
    })),
    expiring: expiring.map((shelf) => ({
      id: shelf.id,
      item_name: shelf.item_name,
      quantity: shelf.quantity,
      unit: shelf.unit,
      use_by: dayToUseBy(shelf),
    })),
  };
}

const open = `select id, title, location, priority, status, reported_at, target_at from repair_record
  where home = $1 and not is_deleted and status not in ('completed', 'verified', 'cancelled') order by target_at nulls last, id limit 500`;

type Repair = Pick<RepairRecord, 'title' | 'location' | 'priority' | 'status' | 'target_at'> & {
  readonly id: string;
  readonly reported_at: string;
};

export async function repairs({ db, home, now }: Overlooking): Promise<unknown> {
  const rows = await db.query<Repair & Record<string, unknown>>(open, [home.id]);
  const aged = rows.map((repair) => ({
    ...repair,
    age_days: Math.floor(hoursBetween(repair.reported_at, now) / 24),
    is_overdue: repair.target_at !== null && Date.parse(repair.target_at) < Date.parse(now),
  }));
  const count = (from: number, to: number) => aged.filter(({ age_days }) => age_days >= from && age_days < to).length;
  return {
    open: aged.length,
    overdue: aged.filter(({ is_overdue }) => is_overdue).length,
    by_age: { under_7_days: count(-1, 7), up_to_28_days: count(7, 28), over_28_days: count(28, Infinity) },
    first: aged.slice(0, 10),
  };
}
