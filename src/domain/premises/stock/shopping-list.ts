import { compareNames } from '../../kit/names/compare-names.ts';
import type { ShelfItem } from './shelf.ts';
import { isBelowReorder } from './stock-level.ts';

export interface ToBuy {
  readonly item: ShelfItem;
  readonly quantity: number;
  /** Nobody wrote down how many to order: so many bring the shelf to twice the level at which it is ordered. */
  readonly isSuggested: boolean;
  /** Null where the price is not known. */
  readonly cost: number | null;
}

export interface SupplierList {
  /** Null where nobody wrote down who delivers it. */
  readonly supplier: string | null;
  readonly toBuy: readonly ToBuy[];
  /** Of what has a price. */
  readonly cost: number;
}

const pence = (pounds: number): number => Math.round(pounds * 100) / 100;

function toBuy(item: ShelfItem): ToBuy {
  const isSuggested = !item.reorder_quantity;
  const quantity = item.reorder_quantity || Math.max(1, Math.ceil(item.reorder_level * 2 - item.quantity));
  return { item, quantity, isSuggested, cost: item.unit_cost === null ? null : pence(item.unit_cost * quantity) };
}

/** What has to be ordered, by who delivers it; what nobody delivers comes last. */
export function shoppingList(items: readonly ShelfItem[]): readonly SupplierList[] {
  const wanted = items
    .filter(isBelowReorder)
    .toSorted((a, b) => compareNames(a.item_name, b.item_name))
    .map(toBuy);
  const bySupplier = Map.groupBy(wanted, ({ item }) => item.supplier?.trim() || null);
  return [...bySupplier]
    .map(([supplier, list]) => ({
      supplier,
      toBuy: list,
      cost: pence(list.reduce((sum, { cost }) => sum + (cost ?? 0), 0)),
    }))
    .toSorted((a, b) => (a.supplier === null ? 1 : b.supplier === null ? -1 : compareNames(a.supplier, b.supplier)));
}

/** The list as rows of a file, the headings first. */
export const shoppingRows = (lists: readonly SupplierList[]): readonly (readonly unknown[])[] => [
  ['Supplier', 'Item', 'Order', 'Unit', 'In the house', 'Price of one', 'Cost'],
  ...lists.flatMap(({ supplier, toBuy: list }) =>
    list.map(({ item, quantity, cost }) => [
      supplier,
      item.item_name,
      quantity,
      item.unit,
      item.quantity,
      item.unit_cost,
      cost,
    ]),
  ),
];
