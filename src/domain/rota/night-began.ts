import { addDays, compareMoments, localDay, momentAt, type Moment, type Time } from '../kit/time/time.ts';

interface NightTimes {
  readonly early: { readonly start: Time };
  readonly waking_night: { readonly start: Time };
}

/** From when the night of this moment runs, while the house is in it; null by day. */
export function nightBegan(now: Moment, zone: string, times: NightTimes): Moment | null {
  const today = localDay(now, zone);
  const [morning, evening] = [
    momentAt(today, times.early.start, zone),
    momentAt(today, times.waking_night.start, zone),
  ];
  if (compareMoments(now, evening) >= 0) return evening;
  return compareMoments(now, morning) < 0 ? momentAt(addDays(today, -1), times.waking_night.start, zone) : null;
}
