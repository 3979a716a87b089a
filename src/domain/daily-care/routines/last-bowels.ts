import { compareMoments, hoursBetween, type Moment } from '../../kit/time/time.ts';

/** What a routine sheet or a note says about bowels. */
export interface BowelSighting {
  at: Moment;
  bowels_opened: 'yes' | 'no' | 'unknown' | null;
  is_deleted: boolean;
}

/** The last time bowels were known to open, and the hours since. Null when no record says so: that is not nought. */
export function lastBowels(sightings: BowelSighting[], now: Moment): { at: Moment; hours: number } | null {
  const opened = sightings.filter(
    (seen) => seen.bowels_opened === 'yes' && !seen.is_deleted && compareMoments(seen.at, now) <= 0,
  );
  const last = opened.toSorted((a, b) => compareMoments(a.at, b.at)).at(-1);
  return last === undefined ? null : { at: last.at, hours: hoursBetween(last.at, now) };
}
