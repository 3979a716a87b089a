import { minutesBetween, type Moment } from './time.ts';

/** The clock of a tablet may be a little fast. */
export const toleranceMinutes = 5;

export const isAhead = (moment: Moment, now: Moment): boolean => minutesBetween(now, moment) > toleranceMinutes;
