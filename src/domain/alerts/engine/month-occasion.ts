import type { Day } from '../../kit/time/time.ts';

/** An alert about the house's money is found for a month that is not closed, for the float, or for both. */
const opening = 'month ';
export const monthOccasion = (today: Day): string => `${opening}${today.slice(0, 7)}`;
export const isAboutMonth = (occasions: readonly string[]): boolean =>
  occasions.some((occasion) => occasion.startsWith(opening));
