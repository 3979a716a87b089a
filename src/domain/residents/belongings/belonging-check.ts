import { addMonths, localDay, type Day } from '../../kit/time/time.ts';
import type { Inventory } from './inventory.ts';

/** A row of a list carries no more than these need. */
type Belonging = Partial<Pick<Inventory, 'category' | 'status' | 'last_checked_on' | 'created_at'>>;

/** What someone cannot see, hear or eat without, and what hospitals lose most: looked for first. */
const vital: readonly unknown[] = ['glasses', 'hearing_aid', 'dentures'];
export const isVital = ({ category }: Belonging): boolean => vital.includes(category);

const notHere: readonly unknown[] = ['missing', 'returned', 'disposed'];
/** It is ours to look after: in the house, in the safe, lent, or with its owner. */
export const isHeld = ({ status }: Belonging): boolean => !notHere.includes(status);

/** Our own choice: everything is looked at twice a year. */
const checkEveryMonths = 6;

/** The day on which a belonging is to be looked at again; what was never checked counts from when it was written down. */
export function checkDueOn({ last_checked_on: checked, created_at: made }: Belonging, zone: string): Day | null {
  const from = checked ?? (made ? localDay(made, zone) : null);
  return from === null ? null : addMonths(from, checkEveryMonths);
}

export function isCheckDue(item: Belonging, today: Day, zone: string): boolean {
  const due = checkDueOn(item, zone);
  return isHeld(item) && due !== null && due <= today;
}
