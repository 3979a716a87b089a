import type { Moment } from '#domain/kit/time/time.ts';

/**
 * The present time, wherever it is shown or stored. Two files read the clock in milliseconds: `api/idle.ts`, for how
 * long nobody has touched the device, and `api/tabs.ts`, to tell the questions of several tabs apart.
 */
export const presentMoment = (): Moment => new Date().toISOString();
