import { addMinutes, compareMoments, minutesBetween, type Moment } from '../kit/time/time.ts';

/** A shift that is running, and what is known of its person being there. */
export interface RunningShift {
  readonly start_at: Moment;
  readonly end_at: Moment;
  /** Written down by somebody. */
  readonly actual_start: Moment | null;
  /** The last time the person did anything in Hearth. */
  readonly seen_at: Moment | null;
}

/** Who signs in so long before the shift has come for it. */
const earlyMinutes = 60;

/**
 * Minutes since the shift began, where its person has not come: nobody wrote down that they did and they have not used
 * Hearth. Null while they are expected: half the shift, and never longer than the house waits.
 */
export function missingSince(
  { start_at, end_at, actual_start, seen_at }: RunningShift,
  now: Moment,
  waits: number,
): number | null {
  const isHere =
    actual_start !== null || (seen_at !== null && compareMoments(seen_at, addMinutes(start_at, -earlyMinutes)) >= 0);
  const minutes = minutesBetween(start_at, now);
  const isRunning = compareMoments(now, end_at) < 0;
  return !isHere && isRunning && minutes > Math.min(waits, minutesBetween(start_at, end_at) / 2) ? minutes : null;
}
