import type { Day } from './time.ts';

const brief = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `1 Dec 2026`, as a sentence says a day. */
export const dayWords = (day: Day): string => brief.format(new Date(`${day}T00:00:00Z`));
