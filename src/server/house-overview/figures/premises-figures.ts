import type { FigureItem } from '#domain/house-overview/overview.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { dayCountWords } from '#domain/kit/time/day-count-words.ts';
import { addDays, addHours, compareMoments, localDay } from '#domain/kit/time/time.ts';
import { checkKinds } from '#domain/premises/assets/check-kinds.ts';
import { checkStatuses, type CheckStatus } from '#domain/premises/assets/check-statuses.ts';
import { firstCheckWords } from '#domain/premises/assets/first-check.ts';
import { houseAsset, type HouseAsset } from '#domain/premises/assets/house-asset.ts';
import { repairRecord, type RepairRecord } from '#domain/premises/repairs/repair-record.ts';
import { houseStock, type HouseStock } from '#domain/premises/stock/house-stock.ts';
import { daysLeft } from '#domain/premises/stock/shelf.ts';
import { dayToUseBy, isBelowReorder, useDays } from '#domain/premises/stock/stock-level.ts';
import { briefly } from '#domain/kit/words/briefly.ts';
import { usedSince } from '../../premises/stock/shelves.ts';
import { counted, figureReader } from './figure-context.ts';

const owned = `select id, asset_tag, name, location, category, status, checks, created_at from house_asset where home = $1 and not is_deleted and status <> 'disposed' order by asset_tag, id`;

type Owned = Pick<
  HouseAsset,
  'id' | 'asset_tag' | 'name' | 'location' | 'category' | 'status' | 'checks' | 'created_at'
>;

const thing = ({ id, asset_tag, name }: Owned, detail: string): FigureItem => ({
  entity: houseAsset.name,
  id,
  resident: null,
  name: `${name} (${asset_tag})`,
  detail,
});

function checkWords({ kind, state, next_due }: CheckStatus): string {
  const check = checkKinds[kind];
  if (next_due === null) return `${check} never done`;
  if (state === 'first_check') return `${check}: ${midSentence(firstCheckWords(next_due))}`;
  return `${check} ${state === 'overdue' ? 'was due' : 'due'} ${dayWords(next_due)}`;
}

/** Counted by the same rule that gives each thing its light in the list, by its most pressing check. */
export const assets = figureReader({
  figures: ['assets_overdue', 'assets_due', 'assets_out'],
  permission: ['view', 'house_asset'],
  async read({ db, home, settings, today }) {
    const rows = await db.query<Owned>(owned, [home.id]);
    const pressing = (...states: readonly CheckStatus['state'][]) =>
      counted(
        rows.flatMap((asset) => {
          const [first] = checkStatuses(asset, { settings, today, zone: home.time_zone });
          return first && states.includes(first.state) ? [thing(asset, checkWords(first))] : [];
        }),
      );
    const out = rows.filter(({ status }) => status === 'out_of_service' || status === 'under_repair');
    return {
      assets_overdue: pressing('never_checked', 'overdue'),
      assets_due: pressing('first_check', 'due_soon'),
      assets_out: counted(out.map((asset) => thing(asset, briefly(houseAsset, asset, ['status', 'location'])))),
    };
  },
});

/** A fortnight leaves time to use it first. Our own choice. */
const useFirstDays = 14;
/** A week is what a supplier takes to deliver. Our own choice. */
const shortDays = 7;

const shelves = `select t.id, t.item_name, t.quantity, t.unit, t.reorder_level, t.expiry_date, t.opened_on, t.use_within_days,
    ${usedSince('$2')} as used
  from house_stock t where t.home = $1 and not t.is_deleted order by t.item_name, t.id limit 2000`;

type Shelf = Pick<
  HouseStock,
  'id' | 'item_name' | 'quantity' | 'unit' | 'reorder_level' | 'expiry_date' | 'opened_on' | 'use_within_days'
> & { readonly used: number };

export const stock = figureReader({
  figures: ['stock_low', 'stock_use_first', 'stock_days'],
  permission: ['view', 'house_stock'],
  async read({ db, home, now, today }) {
    const until = addDays(today, useFirstDays);
    const rows = await db.query<Shelf>(shelves, [home.id, addHours(now, -24 * useDays)]);
    const listed = (detail: (shelf: Shelf) => string | null) =>
      counted(
        rows.flatMap((shelf): FigureItem[] => {
          const words = detail(shelf);
          const { id, item_name: name } = shelf;
          return words === null ? [] : [{ entity: houseStock.name, id, resident: null, name, detail: words }];
        }),
      );
    return {
      stock_low: listed((shelf) =>
        isBelowReorder(shelf) ? `${shelf.quantity} left, ordered again at ${shelf.reorder_level}` : null,
      ),
      stock_use_first: listed((shelf) => {
        const by = dayToUseBy(shelf);
        return shelf.quantity > 0 && by !== null && by <= until ? `use by ${dayWords(by)}` : null;
      }),
      stock_days: listed((shelf) => {
        const days = daysLeft(shelf);
        return days !== null && days < shortDays ? `lasts ${dayCountWords(days)}` : null;
      }),
    };
  },
});

const open = `select id, title, location, priority, status, target_at from repair_record
  where home = $1 and not is_deleted and status not in ('completed', 'verified', 'cancelled') and reported_at <= $2 order by target_at nulls last, id limit 1000`;

type Repair = Pick<RepairRecord, 'id' | 'title' | 'location' | 'priority' | 'status' | 'target_at'>;

export const repairs = figureReader({
  figures: ['repairs_open', 'repairs_overdue'],
  permission: ['view', 'repair_record'],
  async read({ db, home, now }) {
    const rows = await db.query<Repair>(open, [home.id, now]);
    const listed = (of: readonly Repair[]) =>
      counted(
        of.map((repair): FigureItem => ({
          entity: repairRecord.name,
          id: repair.id,
          resident: null,
          name: repair.title,
          detail: [
            briefly(repairRecord, repair, ['location', 'priority', 'status']),
            ...(repair.target_at ? [`by ${dayWords(localDay(repair.target_at, home.time_zone))}`] : []),
          ].join(', '),
        })),
      );
    return {
      repairs_open: listed(rows),
      repairs_overdue: listed(rows.filter(({ target_at }) => target_at !== null && compareMoments(target_at, now) < 0)),
    };
  },
});
