import { compareNames } from '../../kit/names/compare-names.ts';
import type { Day, Moment } from '../../kit/time/time.ts';
import type { HouseStock } from './house-stock.ts';
import { daysAtUse, dayToUseBy } from './stock-level.ts';

/** What is answered of each thing in stock. */
export const shelfFields = [
  'item_name',
  'category',
  'quantity',
  'unit',
  'reorder_level',
  'reorder_quantity',
  'location',
  'expiry_date',
  'opened_on',
  'use_within_days',
  'supplier',
  'unit_cost',
  'last_counted_at',
] as const satisfies readonly (keyof HouseStock)[];

export interface ShelfItem extends Pick<HouseStock, (typeof shelfFields)[number]> {
  readonly id: string;
  readonly version: number;
  /** Taken out in the last 28 days. */
  readonly used: number;
}

/** Everything that a house has in stock. */
export interface Shelves {
  readonly home: string;
  readonly at: Moment;
  readonly items: readonly ShelfItem[];
}

export interface Shelf {
  readonly place: string;
  readonly items: readonly ShelfItem[];
}

/** No day is later than every day. */
const lastDay: Day = '9999-12-31';
const byUse = (a: ShelfItem, b: ShelfItem): number =>
  (dayToUseBy(a) ?? lastDay).localeCompare(dayToUseBy(b) ?? lastDay) || compareNames(a.item_name, b.item_name);

/** Shelf by shelf, as one walks along them; what goes off first stands first. */
export const shelvesOf = (items: readonly ShelfItem[]): readonly Shelf[] =>
  [...Map.groupBy(items, ({ location }) => location.trim())]
    .map(([place, on]) => ({ place, items: on.toSorted(byUse) }))
    .toSorted((a, b) => compareNames(a.place, b.place));

/** Whole days, for nobody plans by half of one; null where nothing was used. */
export function daysLeft({ quantity, used }: Pick<ShelfItem, 'quantity' | 'used'>): number | null {
  const days = daysAtUse(quantity, used);
  return days === null ? null : Math.floor(days);
}

/** What the shelves are worth, and how many things have no price. */
export function worthOf(items: readonly Pick<ShelfItem, 'quantity' | 'unit_cost'>[]): {
  readonly sum: number;
  readonly unpriced: number;
} {
  const priced = items.filter(({ unit_cost }) => unit_cost !== null);
  const pence = priced.reduce((sum, { quantity, unit_cost }) => sum + Math.round(quantity * (unit_cost ?? 0) * 100), 0);
  return { sum: pence / 100, unpriced: items.length - priced.length };
}
