import { addDays, compareMoments, localDay, momentAt, type Moment, type Time } from '../kit/time/time.ts';

type ShiftStarts = { readonly [B in 'early' | 'late' | 'waking_night']: { readonly start: Time } };

/** When the house's shift of this moment began, and the one before it. */
export function bandStarts(
  moment: Moment,
  zone: string,
  shift_times: ShiftStarts,
): readonly [before: Moment, now: Moment] {
  const today = localDay(moment, zone);
  const starts = [-1, 0].flatMap((days) =>
    [shift_times.early, shift_times.late, shift_times.waking_night].map(({ start }) =>
      momentAt(addDays(today, days), start, zone),
    ),
  );
  const begun = starts.filter((start) => compareMoments(start, moment) <= 0).toSorted(compareMoments);
  const [before = moment, now = moment] = begun.slice(-2);
  return [before, now];
}

/** When the house's shift of this moment ends: the next one begins. */
export function nextBand(moment: Moment, zone: string, shift_times: ShiftStarts): Moment {
  const today = localDay(moment, zone);
  const starts = [0, 1].flatMap((days) =>
    [shift_times.early, shift_times.late, shift_times.waking_night].map(({ start }) =>
      momentAt(addDays(today, days), start, zone),
    ),
  );
  return starts.toSorted(compareMoments).find((start) => compareMoments(start, moment) > 0) ?? moment;
}
