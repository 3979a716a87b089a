import { toleranceMinutes } from '#domain/kit/time/ahead.ts';

/** The latest an entry may say it happened: a device's clock may be that far ahead of `:now`, and what it says now is swept now. */
export const latestEntry = `:now::timestamptz + interval '${toleranceMinutes} minutes'`;
