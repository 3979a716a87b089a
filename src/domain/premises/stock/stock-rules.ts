import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import type { StockMovement } from './stock-level.ts';
import { localDay, type Day } from '../../kit/time/time.ts';
import { quantityAfter } from './stock-level.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

interface Stock {
  readonly category: string;
  readonly quantity: number;
  readonly reorder_level: number;
  readonly expiry_date: string | null;
  readonly safety_sheet: string | null;
  readonly movements: readonly StockMovement[];
}

/** The shelf as it was, moved by whatever has been added to its movements since. */
function explained(stock: Stock, { quantity: shelved = 0, movements = [] }: Partial<Stock>): number {
  return stock.movements
    .slice(movements.length)
    .reduce((quantity, movement) => quantityAfter(quantity, movement), shelved);
}

export const isPastUse = (expiry: unknown, today: Day): boolean => typeof expiry === 'string' && expiry < today;

export function stockComplaints(stock: Stock, { now, zone, before }: Circumstances<Stock>) {
  const isReceived = !before || before.expiry_date !== stock.expiry_date;
  return {
    ...(before && stock.quantity !== explained(stock, before)
      ? { quantity: 'Quantity changes only by what comes in, goes out or is counted.' }
      : {}),
    ...(isReceived && isPastUse(stock.expiry_date, localDay(now, zone))
      ? { expiry_date: 'Use by has passed: do not take it in.' }
      : {}),
  };
}

/** Cleaning products that may harm come with a safety data sheet (COSHH). */
export const stockWarnings = ({ category, reorder_level, safety_sheet }: Stock) =>
  warningsOf({
    ...(reorder_level === 0
      ? { reorder_level: ['never_reordered', 'At 0 nobody is told before the shelf is empty.'] }
      : {}),
    ...(category === 'cleaning_coshh' && safety_sheet === null
      ? { safety_sheet: ['no_safety_sheet', 'There is no safety sheet yet.'] }
      : {}),
  });
