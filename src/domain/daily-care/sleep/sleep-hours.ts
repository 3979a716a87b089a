import { compareMoments, minutesBetween, type Moment } from '../../kit/time/time.ts';

export type SleepState =
  | 'asleep'
  | 'awake_in_bed'
  | 'awake_distressed'
  | 'up_in_room'
  | 'communal_area'
  | 'bathroom'
  | 'out_of_building'
  | 'declined_check';

export interface Night {
  settled_at: Moment | null;
  woke_at: Moment | null;
  check_interval_min: number;
  checks: { checked_at: Moment; state: SleepState; recorded_at?: Moment | null }[];
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
  return summed(night.checks.length > 0 ? fromChecks(night) : asReported(night, settled_at, woke_at));
}

/** How someone was from one check to the next. */
export interface SleepStretch {
  from: Moment;
  to: Moment;
  state: SleepState | 'unknown';
}

/**
 * The night from check to check. Settling begins a sleep, and each state lasts to the next check; a gap of more than
 * two intervals tells nothing. An open night is known up to `until`.
 */
export function sleepStretches(night: Omit<Night, 'awake_min'>, until: Moment | null = night.woke_at): SleepStretch[] {
  const begins = night.settled_at ?? night.checks.map(({ checked_at }) => checked_at).toSorted(compareMoments)[0];
  if (begins === undefined || until === null || compareMoments(begins, until) > 0) return [];
  // Without an agreed interval nobody was to look in, so no gap is too long; twice the interval is our own choice.
  const longest = night.check_interval_min > 0 && night.checks.length > 0 ? 2 * night.check_interval_min : Infinity;
  const during = night.checks
    .filter(({ checked_at }) => compareMoments(checked_at, begins) >= 0 && compareMoments(checked_at, until) < 0)
    .toSorted((a, b) => compareMoments(a.checked_at, b.checked_at));
  const settled = night.settled_at === null ? [] : [{ checked_at: night.settled_at, state: 'asleep' as const }];
  return [...settled, ...during].map(({ checked_at, state }, index) => {
    const to = during[index + 1 - settled.length]?.checked_at ?? until;
    return { from: checked_at, to, state: minutesBetween(checked_at, to) > longest ? 'unknown' : state };
  });
}

const fromChecks = (night: Night): Stretch[] =>
  sleepStretches(night).map(({ from, to, state }) => ({ state: known(state), minutes: minutesBetween(from, to) }));

function asReported(night: Night, settled_at: Moment, woke_at: Moment): Stretch[] {
  const whole = minutesBetween(settled_at, woke_at);
  const awake = Math.min(night.awake_min ?? 0, whole);
  return [
    { state: 'asleep', minutes: whole - awake },
    { state: 'awake', minutes: awake },
  ];
}

function known(state: SleepStretch['state']): Known {
  if (state === 'asleep') return 'asleep';
  return state === 'declined_check' || state === 'unknown' ? 'unknown' : 'awake';
}

function summed(stretches: Stretch[]): SleepHours {
  const hours = (state: Known) =>
    stretches.reduce((sum, stretch) => sum + (stretch.state === state ? stretch.minutes : 0), 0) / 60;
  const runs = stretches
    .filter((stretch) => stretch.minutes > 0)
    .reduce<number[]>(
      ([run = 0, ...earlier], { state, minutes }) =>
        state === 'asleep' ? [run + minutes, ...earlier] : [0, run, ...earlier],
      [],
    );
  return {
    sleep_hours: hours('asleep'),
    awake_hours: hours('awake'),
    unknown_hours: hours('unknown'),
    longest_stretch_hours: Math.max(0, ...runs) / 60,
  };
}
