import type { Day } from '../../kit/time/time.ts';

const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `15 November`, as people say it. */
export const saidDay = (day: Day): string => words.format(new Date(`${day}T00:00:00Z`));
