import { daysBetween, type Day } from '../../kit/time/time.ts';

/** A resident's time in a bed of the house: from admission to leaving; null while still here. */
export interface Stay {
  from: Day;
  to: Day | null;
}

/** Falls per 1,000 occupied bed-days, the usual way of comparing houses of different size. Null in an empty house. */
export const fallsRate = (falls: number, bedDays: number): number | null =>
  bedDays === 0 ? null : (1000 * falls) / bedDays;

/** Nights slept in the house from `from` up to, not including, `to`: the day of leaving is not counted. */
export const occupiedBedDays = (stays: Stay[], from: Day, to: Day): number =>
  stays.reduce((sum, stay) => {
    const start = stay.from > from ? stay.from : from;
    const end = stay.to !== null && stay.to < to ? stay.to : to;
    return sum + Math.max(0, daysBetween(start, end));
  }, 0);
