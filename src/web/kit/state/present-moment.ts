import type { Moment } from '#domain/kit/time/time.ts';

/** What time it is: the one place in the browser where the clock of the device is read. */
export const presentMoment = (): Moment => new Date().toISOString();
