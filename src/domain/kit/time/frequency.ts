import { addDays, addMonths, type Day } from './time.ts';

/** How often something comes round again; the words are those stored as `review_every`. */
export type Frequency = 'weekly' | 'fortnightly' | 'monthly' | 'quarterly' | 'six_monthly' | 'yearly';

const following: { [F in Frequency]: (day: Day) => Day } = {
  weekly: (day) => addDays(day, 7),
  fortnightly: (day) => addDays(day, 14),
  monthly: (day) => addMonths(day, 1),
  quarterly: (day) => addMonths(day, 3),
  six_monthly: (day) => addMonths(day, 6),
  yearly: (day) => addMonths(day, 12),
};

/** Anything else, such as once, does not come round. */
export const isFrequency = (word: unknown): word is Frequency =>
  typeof word === 'string' && Object.hasOwn(following, word);

export const nextDate = (from: Day, every: Frequency): Day => following[every](from);
