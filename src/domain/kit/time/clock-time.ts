import { addMinutes, localTime, type Moment } from './time.ts';

/** Clocks go back by an hour, in one place on earth by half of one. */
const steps = [60, 30];

/** Whether the clock on the wall shows this time a second time in the same night. */
export const isShownTwice = (moment: Moment, zone: string): boolean =>
  steps.some((step) =>
    [step, -step].some((minutes) => localTime(addMinutes(moment, minutes), zone) === localTime(moment, zone)),
  );

const offsetName = (moment: Moment, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The time on the wall; in the hour that comes twice with its offset, so that the two can be told apart: `01:30 BST`, `01:30 GMT`. */
export const clockTime = (moment: Moment, zone: string): string =>
  isShownTwice(moment, zone) ? `${localTime(moment, zone)} ${offsetName(moment, zone)}` : localTime(moment, zone);
