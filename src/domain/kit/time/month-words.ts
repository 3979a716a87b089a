const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-03`, or a day of it, as people say it: March 2026. */
export const monthWords = (month: string): string => monthFormat.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`));
