import { fluidDayOf, type FluidEntry } from './fluid-day.ts';
import { compareMoments, type Day } from '../kit/time.ts';

export interface Drink extends FluidEntry {
  readonly id: string;
}

/** What one resident had drunk on the fluid day by each of their drinks, by its id. Of two at one minute, the later id counts the other in; what was struck out counts nowhere. */
export function runningTotals(entries: readonly Drink[], house: Parameters<typeof fluidDayOf>[1]): ReadonlyMap<string, number> {
  const drinks = entries.filter(({ direction, is_deleted }) => direction === 'intake' && !is_deleted);
  const inTurn = drinks.toSorted((a, b) => compareMoments(a.occurred_at, b.occurred_at) || (a.id < b.id ? -1 : 1));
  const totals = new Map<string, number>();
  let [day, total]: [Day, number] = ['', 0];
  for (const { id, occurred_at, amount_ml } of inTurn) {
    const on = fluidDayOf(occurred_at, house);
    total = (on === day ? total : 0) + (amount_ml ?? 0);
    day = on;
    totals.set(id, total);
  }
  return totals;
}
