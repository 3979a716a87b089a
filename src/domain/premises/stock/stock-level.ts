import { addDays, hoursBetween, type Day, type Moment } from '../../kit/time/time.ts';

export interface StockMovement {
  kind: 'in' | 'out' | 'count' | 'waste' | 'transfer';
  quantity: number;
  at: Moment;
}

/** Over so many days the use of a thing is looked at. */
export const useDays = 28;

export const isBelowReorder = (stock: { quantity: number; reorder_level: number }): boolean =>
  stock.quantity <= stock.reorder_level;

/** What is on the shelf after a movement; a count replaces whatever was thought to be there. */
export function quantityAfter(quantity: number, movement: Pick<StockMovement, 'kind' | 'quantity'>): number {
  if (movement.kind === 'count') return movement.quantity;
  return rounded(movement.kind === 'in' ? quantity + movement.quantity : quantity - movement.quantity);
}

/** How long the shelf lasts at the use of the last 28 days. Waste is no use. Null where nothing was used. */
export function daysOfStock(quantity: number, movements: StockMovement[], now: Moment): number | null {
  const used = movements
    .filter(({ kind, at }) => kind === 'out' && hoursBetween(at, now) >= 0 && hoursBetween(at, now) < 24 * useDays)
    .reduce((sum, movement) => sum + movement.quantity, 0);
  return daysAtUse(quantity, used);
}

/** The same where the use is summed up already. */
export const daysAtUse = (quantity: number, used: number): number | null =>
  used === 0 ? null : (quantity * useDays) / used;

/** Once opened, a pack may have to be used sooner than its date says. */
export function dayToUseBy(stock: {
  expiry_date: Day | null;
  opened_on: Day | null;
  use_within_days: number | null;
}): Day | null {
  const opened =
    stock.opened_on !== null && stock.use_within_days !== null ? addDays(stock.opened_on, stock.use_within_days) : null;
  if (stock.expiry_date === null || opened === null) return stock.expiry_date ?? opened;
  return opened < stock.expiry_date ? opened : stock.expiry_date;
}

// Litres and kilograms are stored to the thousandth; a sum of decimals must not leave dust behind.
const rounded = (quantity: number) => Math.round(quantity * 1000) / 1000;
