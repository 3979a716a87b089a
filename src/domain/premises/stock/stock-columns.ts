import type { Columns, Sign } from '../../kit/vocabulary/computed-columns.ts';
import type { HouseStock } from './house-stock.ts';
import { dayCountWords } from '../../kit/time/day-count-words.ts';
import { daysBetween, localDay, type Day } from '../../kit/time/time.ts';
import { soonDays } from '../assets/check-due.ts';
import { isBelowReorder, dayToUseBy } from './stock-level.ts';

type StockRow = Pick<HouseStock, 'quantity' | 'reorder_level' | 'expiry_date' | 'opened_on' | 'use_within_days'>;

function howMuch(stock: StockRow): readonly Sign[] {
  if (stock.quantity <= 0) return [{ tone: 'danger', words: 'None left' }];
  return isBelowReorder(stock) ? [{ tone: 'watch', words: 'Order again' }] : [];
}

/** What is gone cannot go off. */
function howLong(stock: StockRow, today: Day): readonly Sign[] {
  const day = dayToUseBy(stock);
  const left = day === null || stock.quantity <= 0 ? Number.POSITIVE_INFINITY : daysBetween(today, day);
  if (left > soonDays) return [];
  if (left < 0) return [{ tone: 'danger', words: 'Out of date' }];
  return [{ tone: 'watch', words: left === 0 ? 'Use today' : `Use within ${dayCountWords(left)}` }];
}

/** How a thing in stock stands: how much there is of it, and how long it may be used. */
export function stockSigns(stock: StockRow, today: Day): readonly Sign[] {
  const found = [...howMuch(stock), ...howLong(stock, today)];
  return found.length > 0 ? found : [{ tone: 'good', words: 'Enough' }];
}

export const stockColumns = {
  light: (stock: StockRow, { now, zone }): readonly Sign[] => stockSigns(stock, localDay(now, zone)),
} satisfies Columns<StockRow>;
