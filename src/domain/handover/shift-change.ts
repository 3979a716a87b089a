import { addDays, addMinutes, compareMoments, localDay, momentAt, type Moment, type Time } from '../kit/time/time.ts';

type Band = 'early' | 'late' | 'waking_night';
type ShiftTimes = { readonly [B in Band]: { readonly start: Time; readonly end: Time } };

/** Which shift hands over to which, and when the coming one begins and ends. */
export interface ShiftChange {
  readonly from: Band;
  readonly to: Band;
  readonly starts: Moment;
  readonly ends: Moment;
}

const bands: readonly Band[] = ['early', 'late', 'waking_night'];

// A handover is still given a while after the new shift came on.
const graceMinutes = 120;

/** When a house stops looking at the change to a shift, and the next handover begins to be written. */
export const nextDraftAt = ({ starts }: Pick<ShiftChange, 'starts'>): Moment => addMinutes(starts, graceMinutes + 1);

/** The change of shift that is nearest ahead, or has only just been. */
export function shiftChange(now: Moment, zone: string, shift_times: ShiftTimes): ShiftChange {
  const earliest = addMinutes(now, -graceMinutes);
  const today = localDay(now, zone);
  const starts = [-1, 0, 1, 2]
    .flatMap((days) =>
      bands.map((band) => ({ band, at: momentAt(addDays(today, days), shift_times[band].start, zone) })),
    )
    .toSorted((a, b) => compareMoments(a.at, b.at));
  const place = starts.findIndex(({ at }) => compareMoments(at, earliest) >= 0);
  const [leaving, coming] = [starts[place - 1], starts[place]];
  if (!leaving || !coming) throw new RangeError(`No shift begins after ${now}`);
  return { from: leaving.band, to: coming.band, starts: coming.at, ends: endOf(coming, zone, shift_times) };
}

/** An end before the start lies on the next day. */
function endOf(
  { band, at }: { readonly band: Band; readonly at: Moment },
  zone: string,
  shift_times: ShiftTimes,
): Moment {
  const day = localDay(at, zone);
  const { start, end } = shift_times[band];
  return momentAt(end > start ? day : addDays(day, 1), end, zone);
}
