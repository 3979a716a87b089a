import { dayWords } from '../../kit/time/day-words.ts';
import { addDays, localDay, type Day, type Moment } from '../../kit/time/time.ts';
import { dayAfter } from './check-due.ts';
import type { AssetCheckKind, Interval } from './check-kinds.ts';
import type { HouseAsset } from './house-asset.ts';

/** So long may a thing that is new to the book wait for its first check. Our own figure: docs/decisions, page 53. */
export const firstCheckDays = 14;

// Lifting Operations and Lifting Equipment Regulations 1998 reg. 9: what lifts people is examined before it is used.
const liftsPeople: readonly HouseAsset['category'][] = ['hoist_lift', 'sling'];

/** A thing, and when it was written into the book of the house. */
export interface BookedThing {
  readonly category: HouseAsset['category'];
  readonly created_at: Moment;
}

/** The day by which the first check of a thing is to be done; null for what nobody may use unchecked. */
export function firstCheckBy(
  { category, created_at }: BookedThing,
  { kind, interval }: { readonly kind: AssetCheckKind; readonly interval: Interval },
  zone: string,
): Day | null {
  if (kind === 'loler' || liftsPeople.includes(category)) return null;
  const booked = localDay(created_at, zone);
  const afterOwn = dayAfter(booked, interval);
  const afterGrace = addDays(booked, firstCheckDays);
  return afterOwn < afterGrace ? afterOwn : afterGrace;
}

export const firstCheckWords = (by: Day): string => `First check to do by ${dayWords(by)}`;

/** How many checks of a house were never done. */
export interface FirstChecks {
  /** Nobody may wait for these, or not any longer. */
  readonly due_now: number;
  readonly waiting: number;
  /** The day of the first that may wait. */
  readonly next_by: Day | null;
}
