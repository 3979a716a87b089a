import { isAhead } from '../../kit/time/ahead.ts';
import { clockTime } from '../../kit/time/clock-time.ts';
import type { Circumstances } from '../../kit/vocabulary/entity.ts';
import { compareMoments, hoursBetween, type Day, type Moment } from '../../kit/time/time.ts';
import { nightOf } from '../../kit/time/night-of.ts';
import { sleepHours, type SleepState } from './sleep-hours.ts';
import { warningsOf } from '../../kit/vocabulary/warnings.ts';

interface Night {
  readonly night_of: Day;
  readonly bed_at: Moment | null;
  readonly settled_at: Moment | null;
  readonly woke_at: Moment | null;
  readonly up_at: Moment | null;
  readonly check_interval_min: number | null;
  readonly checks: readonly { readonly checked_at: Moment; readonly state: SleepState }[];
}

const order = ['bed_at', 'settled_at', 'woke_at', 'up_at'] as const;
const happened = { bed_at: 'going to bed', settled_at: 'settling', woke_at: 'waking', up_at: 'getting up' } as const;
/** In hours; our own choice. A longer night, or sleep outside these bounds, is more likely a slip of the clock. */
const longestNight = 18;
const shortestSleep = 3;
const longestSleep = 14;

type Clock = Pick<Circumstances<Pick<Night, 'night_of' | 'checks'>>, 'now' | 'zone' | 'before'>;

export const sleepComplaints = (night: Night, clock: Clock) => ({
  ...timesOutOfOrder(night),
  ...aheadOfTime(night, clock),
  ...strangeChecks(night, clock),
});

/** Going to bed, settling, waking and getting up follow one another, within one night. */
function timesOutOfOrder(night: Night) {
  const times = order.flatMap((name) => (night[name] === null ? [] : [{ name, at: night[name] }]));
  const complaints: Record<string, string> = {};
  times.forEach(({ name, at }, index) => {
    const earlier = times[index - 1];
    if (earlier && compareMoments(at, earlier.at) < 0)
      complaints[name] = `This is before ${happened[earlier.name]}. Check the times.`;
  });
  const [first, last] = [times[0], times.at(-1)];
  if (first && last && hoursBetween(first.at, last.at) > longestNight) {
    complaints[last.name] = `A night lasts at most ${longestNight} hours. Check the times.`;
  }
  return complaints;
}

const aheadOfTime = (night: Night, { now }: Clock) =>
  Object.fromEntries(
    order.flatMap((name) =>
      night[name] !== null && isAhead(night[name], now) ? [[name, 'This cannot be in the future.']] : [],
    ),
  );

/** A check that is still to come, or that belongs to another night, would pass for one that was made. What stands on the sheet already is not validated again. */
function strangeChecks(night: Night, { now, zone, before }: Clock) {
  const earlierChecks = (before?.night_of === night.night_of ? before.checks : null) ?? [];
  const added = night.checks
    .filter(({ checked_at }) => !earlierChecks.some((old) => old.checked_at === checked_at))
    .map(({ checked_at }) => checked_at);
  const [ahead, stray] = [
    added.find((at) => isAhead(at, now)),
    added.find((at) => nightOf(at, zone) !== night.night_of),
  ];
  if (ahead !== undefined) return { checks: `The check at ${clockTime(ahead, zone)} cannot be in the future.` };
  return stray === undefined ? {} : { checks: `The check at ${clockTime(stray, zone)} belongs to another night.` };
}

export function sleepWarnings(night: Night, { resident }: Circumstances) {
  const hours = hoursSlept(night);
  return warningsOf({
    ...(hours !== null && hours < shortestSleep
      ? { woke_at: ['short_sleep', `Less than ${shortestSleep} hours of sleep. Are the times right?`] }
      : {}),
    ...(hours !== null && hours > longestSleep
      ? { woke_at: ['long_sleep', `More than ${longestSleep} hours of sleep. Are the times right?`] }
      : {}),
    ...(night.checks.length > 0 && !isAgreed(agreementOf(resident))
      ? {
          checks: [
            'checks_not_agreed',
            'Night checks have not been agreed with this resident. Was there a reason to look in?',
          ],
        }
      : {}),
  });
}

/** To the hundredth of an hour; null while the night is open. */
export function hoursSlept(night: Night): number | null {
  const { settled_at, woke_at, check_interval_min } = night;
  const slept = sleepHours({
    settled_at,
    woke_at,
    check_interval_min: check_interval_min ?? 0,
    checks: [...night.checks],
  });
  return slept && Math.round(Math.min(slept.sleep_hours, 24) * 100) / 100;
}

const agreements = ['yes', 'no', 'best_interests', 'not_asked'] as const;
type Agreement = (typeof agreements)[number];

/** What the resident's record says about being looked in on at night. */
export const agreementOf = (resident: Circumstances['resident']): Agreement =>
  agreements.find((answer) => answer === resident?.consent_night_checks) ?? 'not_asked';

const isAgreed = (answer: Agreement): boolean => answer === 'yes' || answer === 'best_interests';
