import { isDay, type Day } from '#domain/kit/time/time.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { invalid } from '../../kit/runtime/refusals.ts';

/** Six weeks: as many as a month can touch. */
const mostDays = 42;

export interface DayRange {
  readonly from: Day;
  readonly days: number;
}

/** The days that a caller asks for by `from` and `days`. */
export function dayRange({ from, days: given }: RecordValues, most = mostDays): DayRange {
  const days = given === undefined ? 7 : Number(given);
  if (typeof from !== 'string' || !isDay(from)) throw invalid({ from: 'from must be a date such as 2026-03-02.' });
  if (!Number.isInteger(days) || days < 1 || days > most)
    throw invalid({ days: `days must be a whole number from 1 to ${most}.` });
  return { from, days };
}

/** The house a call is about, which must be one of its caller's. */
export function houseIn(actor: Actor, home: unknown): string {
  if (typeof home !== 'string' || !isId(home) || !actor.homes.includes(home))
    throw invalid({ home: 'House must be chosen from the list.' });
  return home;
}
