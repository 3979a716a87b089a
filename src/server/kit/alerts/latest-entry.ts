import { toleranceMinutes } from '#domain/kit/time/ahead.ts';

/** The latest an entry may say it happened: a device's clock may be that far ahead of ours, and what it says now is swept now. $3 now */
export const latestEntry = `$3::timestamptz + interval '${toleranceMinutes} minutes'`;
