import type { Day } from './time.ts';

const brief = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `1 Dec 2026`, as a sentence says a day. */
export const dayWords = (day: Day): string => brief.format(new Date(`${day}T00:00:00Z`));

const inFull = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `1 December 2026`, as a letter says it. */
export const saidInFull = (day: Day): string => inFull.format(new Date(`${day}T00:00:00Z`));
