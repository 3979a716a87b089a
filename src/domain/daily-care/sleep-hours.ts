import { compareMoments, minutesBetween, type Moment } from '../kit/time.ts';

export type SleepState =
  | 'asleep' | 'awake_in_bed' | 'awake_distressed' | 'up_in_room' | 'communal_area' | 'bathroom' | 'out_of_building' | 'declined_check';

export interface Night {
  settled_at: Moment | null;
  woke_at: Moment | null;
  check_interval_min: number;
  checks: { checked_at: Moment; state: SleepState }[];
  /** Minutes awake in the night as told, used where nobody checked. */
  awake_min?: number;
}

export interface SleepHours {
  sleep_hours: number;
  awake_hours: number;
  unknown_hours: number;
  longest_stretch_hours: number;
}

type Known = 'asleep' | 'awake' | 'unknown';
interface Stretch {
  state: Known;
  minutes: number;
}

/** Sleep between settling and waking, on instants, so a clock-change night is right. Null while the night is open. */
export function sleepHours(night: Night): SleepHours | null {
  const { settled_at, woke_at } = night;
  if (settled_at === null || woke_at === null || compareMoments(settled_at, woke_at) > 0) return null;
  return summed(night.checks.length > 0 ? fromChecks(night, settled_at, woke_at) : asTold(night, settled_at, woke_at));
}

/** The mean of the nights that have a figure; none has, none is given. */
export function meanSleep(nights: (SleepHours | null)[]): number | null {
  const known = nights.filter((night) => night !== null);
  return known.length === 0 ? null : known.reduce((sum, night) => sum + night.sleep_hours, 0) / known.length;
}

/** Settling begins a sleep, and each state lasts to the next check. A gap of more than two intervals tells nothing. */
function fromChecks(night: Night, settled_at: Moment, woke_at: Moment): Stretch[] {
  // Without an agreed interval nobody was to look in, so no gap is too long.
  const longest = night.check_interval_min > 0 ? 2 * night.check_interval_min : Infinity;
  const during = night.checks
    .filter(({ checked_at }) => compareMoments(checked_at, settled_at) >= 0 && compareMoments(checked_at, woke_at) < 0)
    .toSorted((a, b) => compareMoments(a.checked_at, b.checked_at));
  return [{ checked_at: settled_at, state: 'asleep' as const }, ...during].map(({ checked_at, state }, index) => {
    const minutes = minutesBetween(checked_at, during[index]?.checked_at ?? woke_at);
    return { state: minutes > longest ? 'unknown' : known(state), minutes };
  });
}

function asTold(night: Night, settled_at: Moment, woke_at: Moment): Stretch[] {
  const whole = minutesBetween(settled_at, woke_at);
  const awake = Math.min(night.awake_min ?? 0, whole);
  return [{ state: 'asleep', minutes: whole - awake }, { state: 'awake', minutes: awake }];
}

function known(state: SleepState): Known {
  if (state === 'asleep') return 'asleep';
  return state === 'declined_check' ? 'unknown' : 'awake';
}

function summed(stretches: Stretch[]): SleepHours {
  const hours = (state: Known) => stretches.reduce((sum, stretch) => sum + (stretch.state === state ? stretch.minutes : 0), 0) / 60;
  const runs = stretches.filter((stretch) => stretch.minutes > 0).reduce<number[]>(
    ([run = 0, ...earlier], { state, minutes }) => (state === 'asleep' ? [run + minutes, ...earlier] : [0, run, ...earlier]), []);
  return {
    sleep_hours: hours('asleep'),
    awake_hours: hours('awake'),
    unknown_hours: hours('unknown'),
    longest_stretch_hours: Math.max(0, ...runs) / 60,
  };
}
