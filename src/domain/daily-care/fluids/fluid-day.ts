import {
  addDays,
  compareMoments,
  hoursBetween,
  minutesBetween,
  minutesOfDay,
  momentAt,
  wallClock,
  type Day,
  type Moment,
  type Time,
} from '../../kit/time/time.ts';
import { wakingDay } from '../../kit/time/waking-day.ts';

export interface FluidEntry {
  occurred_at: Moment;
  direction: 'intake' | 'output';
  /** Null where output was seen but not measured. */
  amount_ml: number | null;
  is_deleted: boolean;
}

interface FluidDay {
  intake_ml: number;
  output_ml: number;
  balance_ml: number;
  /** Drinks offered, taken or not: residents who are offered more often drink enough (DRIE and FISE studies, UK long-term care). */
  offers: number;
  pct_of_target: number | null;
  expected_ml: number | null;
  hours_since_last_drink: number | null;
}

interface HouseClock {
  fluid_day_start: Time;
  time_zone: string;
}

/** The fluid day a moment belongs to: before the house's start of day it is still yesterday's. */
export function fluidDayOf(moment: Moment, house: HouseClock): Day {
  const { day, time } = wallClock(moment, house.time_zone);
  return minutesOfDay(time) < minutesOfDay(house.fluid_day_start) ? addDays(day, -1) : day;
}

/** From one start of day to the next, the end not included: 23 or 25 hours when the clocks change, so no drink falls between days. */
export const fluidDayBounds = (day: Day, house: HouseClock): { from: Moment; to: Moment } => ({
  from: momentAt(day, house.fluid_day_start, house.time_zone),
  to: momentAt(addDays(day, 1), house.fluid_day_start, house.time_zone),
});

/** One resident's fluid day as it stands now. Struck-out entries count nowhere. */
export function fluidDay(
  entries: FluidEntry[],
  at: HouseClock & { day: Day; now: Moment; target_ml: number | null },
): FluidDay {
  const notStruckOut = entries.filter((entry) => !entry.is_deleted);
  const today = notStruckOut.filter((entry) => fluidDayOf(entry.occurred_at, at) === at.day);
  const intake = today.filter((entry) => entry.direction === 'intake');
  const intake_ml = total(intake);
  const output_ml = total(today.filter((entry) => entry.direction === 'output'));
  return {
    intake_ml,
    output_ml,
    balance_ml: intake_ml - output_ml,
    offers: intake.length,
    pct_of_target: at.target_ml === null || at.target_ml <= 0 ? null : (100 * intake_ml) / at.target_ml,
    expected_ml: expectedBy(at.target_ml, at.day, at.now, at.time_zone),
    hours_since_last_drink: hoursSinceLastDrink(notStruckOut, at.now),
  };
}

/** Hours since something was last drunk; an offer that was declined is no drink. Null when none is known. */
export function hoursSinceLastDrink(entries: FluidEntry[], now: Moment): number | null {
  const drinks = entries.filter(
    (entry) => !entry.is_deleted && entry.direction === 'intake' && (entry.amount_ml ?? 0) > 0,
  );
  const last = drinks
    .map((entry) => entry.occurred_at)
    .filter((at) => compareMoments(at, now) <= 0)
    .toSorted(compareMoments)
    .at(-1);
  return last === undefined ? null : hoursBetween(last, now);
}

/** What should have been drunk by now; nothing is expected of somebody without a target. */
export const expectedBy = (target_ml: number | null, day: Day, now: Moment, zone: string): number | null =>
  target_ml === null ? null : Math.round(target_ml * wakingShare(day, now, zone));

/** How much of the waking day has passed, from 0 to 1. */
export function wakingShare(day: Day, now: Moment, zone: string): number {
  const from = momentAt(day, wakingDay.from, zone);
  const share = minutesBetween(from, now) / minutesBetween(from, momentAt(day, wakingDay.to, zone));
  return Math.min(1, Math.max(0, share));
}

const total = (entries: FluidEntry[]) => entries.reduce((sum, entry) => sum + (entry.amount_ml ?? 0), 0);
