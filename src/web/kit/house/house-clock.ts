import { dayWords, momentWords, saidInFull } from '#domain/kit/time/day-words.ts';
import { usualZone } from '#domain/kit/vocabulary/home-settings.ts';
import { addDays, localDay, type Day, type Moment } from '#domain/kit/time/time.ts';
import { useMemo } from 'react';
import { presentMoment } from '../state/present-moment.ts';
import { useSelectedHome } from '../state/store.ts';

export const dayInWords = (day: Day, isBrief = false): string => (isBrief ? dayWords(day) : saidInFull(day));

/** `6 August 2026, 14:20` on the clock of the house, or `6 Aug 2026, 14:20` in brief. */
export const momentInWords = (moment: Moment, zone: string, isBrief = false): string =>
  momentWords(moment, zone, isBrief ? dayWords : saidInFull);

export interface HouseClock {
  zone: string;
  now(): Moment;
  today(): Day;
  dayAway(days: number): Day;
}

export const clockOf = (zone: string): HouseClock => {
  const today = () => localDay(presentMoment(), zone);
  return { zone, now: presentMoment, today, dayAway: (days) => addDays(today(), days) };
};

/** The clock on the wall of the chosen house. */
export function useHouseClock(): HouseClock {
  const zone = useSelectedHome()?.time_zone ?? usualZone;
  return useMemo(() => clockOf(zone), [zone]);
}
