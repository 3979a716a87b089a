import { bandStarts } from '../../rota/band-starts.ts';
import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';
import {
  addDays,
  addHours,
  addMonths,
  compareMoments,
  hoursBetween,
  localDay,
  momentAt,
  type Day,
  type Moment,
} from '../../kit/time/time.ts';
import { wakingDay } from '../../kit/time/waking-day.ts';
import { neverDue } from '../monitoring/due-windows.ts';

/** One chart that is watched for a resident, and when it was last filled in. */
export interface Watched {
  readonly chart: string;
  readonly frequency: string;
  readonly interval_value: number | null;
  readonly start_date: Day | null;
  readonly last_at: Moment | null;
}

interface DueClock {
  readonly now: Moment;
  readonly zone: string;
  readonly settings: Pick<HomeSettings, 'shift_times' | 'routine_due_morning' | 'routine_due_afternoon'>;
}

/** From when something is due, and from when it is overdue. Null: it is done, or not yet its time. */
interface Slot {
  readonly from: Moment;
  readonly late: Moment | null;
}

interface DueAt {
  readonly state: 'due' | 'overdue';
  readonly due_at: Moment;
}

const isDone = ({ last_at }: Watched, since: Moment): boolean =>
  last_at !== null && compareMoments(last_at, since) >= 0;
/** Nothing was written down since then, though it was watched already: also where nothing ever was. */
function hasMissed(watched: Watched, since: Moment, zone: string): boolean {
  const last = watched.last_at ?? (watched.start_date && momentAt(watched.start_date, '00:00', zone));
  return last !== null && compareMoments(last, since) < 0;
}

function eachShift(watched: Watched, { now, zone, settings }: DueClock): Slot | null {
  const [before, start] = bandStarts(now, zone, settings.shift_times);
  if (isDone(watched, start)) return null;
  return { from: start, late: hasMissed(watched, before, zone) ? start : null };
}

/** The day of care begins with the early shift: what was done yesterday is not asked for again at night. */
function eachDay(watched: Watched, { now, zone, settings }: DueClock): Slot | null {
  const opening = settings.shift_times.early.start;
  const today = localDay(now, zone);
  const day = compareMoments(now, momentAt(today, opening, zone)) < 0 ? addDays(today, -1) : today;
  const start = momentAt(day, opening, zone);
  if (isDone(watched, start)) return null;
  return { from: start, late: hasMissed(watched, momentAt(addDays(day, -1), opening, zone), zone) ? start : null };
}

/** A night belongs to the evening it began on, and is asked for from the night shift until noon. */
function eachNight(watched: Watched, { now, zone, settings }: DueClock): Slot | null {
  const today = localDay(now, zone);
  const isMorning = compareMoments(now, momentAt(today, '12:00', zone)) < 0;
  const evening = isMorning ? addDays(today, -1) : today;
  if (isDone(watched, momentAt(evening, '12:00', zone))) return null;
  return {
    from: momentAt(evening, settings.shift_times.waking_night.start, zone),
    late: momentAt(addDays(evening, 1), settings.shift_times.early.start, zone),
  };
}

const sheet =
  (from: (settings: DueClock['settings']) => string, late: (settings: DueClock['settings']) => string) =>
  (watched: Watched, { now, zone, settings }: DueClock): Slot | null => {
    const today = localDay(now, zone);
    if (isDone(watched, momentAt(today, '00:00', zone))) return null;
    return { from: momentAt(today, from(settings), zone), late: momentAt(today, late(settings), zone) };
  };

/** Some charts have hours of their own, whatever the rhythm says. */
const ownHours: Readonly<Record<string, (watched: Watched, clock: DueClock) => Slot | null>> = {
  sleep: eachNight,
  morning_routine: sheet(
    (s) => s.shift_times.early.start,
    (s) => s.routine_due_morning,
  ),
  afternoon_routine: sheet(
    (s) => s.shift_times.late.start,
    (s) => s.routine_due_afternoon,
  ),
};

/** Late by half the interval is overdue; our own choice. */
const spaced = (from: Moment, hours: number): Slot => ({ from, late: addHours(from, hours / 2) });

function everyHours(watched: Watched, clock: DueClock): Slot {
  const hours = watched.interval_value ?? 24;
  return spaced(watched.last_at ? addHours(watched.last_at, hours) : startOf(watched, clock), hours);
}

/** Several times a day means over the waking day. */
function timesADay(watched: Watched, { now, zone }: DueClock): Slot | null {
  const today = localDay(now, zone);
  const [from, to] = [momentAt(today, wakingDay.from, zone), momentAt(today, wakingDay.to, zone)];
  if (compareMoments(now, to) >= 0) return null;
  const hours = hoursBetween(from, to) / (watched.interval_value ?? 1);
  return spaced(addHours(isDone(watched, from) && watched.last_at ? watched.last_at : from, hours), hours);
}

const afterDays =
  (next: (day: Day) => Day) =>
  (watched: Watched, clock: DueClock): Slot => {
    const { zone, settings } = clock;
    const day = watched.last_at
      ? next(localDay(watched.last_at, zone))
      : (watched.start_date ?? localDay(clock.now, zone));
    return {
      from: momentAt(day, settings.shift_times.early.start, zone),
      late: momentAt(addDays(day, 1), '00:00', zone),
    };
  };

const startOf = ({ start_date }: Watched, { now, zone }: DueClock): Moment =>
  start_date ? momentAt(start_date, '00:00', zone) : now;

const rhythms: Readonly<Record<string, (watched: Watched, clock: DueClock) => Slot | null>> = {
  per_shift: eachShift,
  daily: eachDay,
  x_per_day: timesADay,
  interval_hours: everyHours,
  weekly: afterDays((day) => addDays(day, 7)),
  fortnightly: afterDays((day) => addDays(day, 14)),
  monthly: afterDays((day) => addMonths(day, 1)),
};

function slotOf(watched: Watched, clock: DueClock): Slot | null {
  const isBegun = watched.start_date === null || watched.start_date <= localDay(clock.now, clock.zone);
  const rhythm = ownHours[watched.chart] ?? rhythms[watched.frequency];
  return isBegun && !neverDue.has(watched.chart) ? (rhythm?.(watched, clock) ?? null) : null;
}

/** Whether a watched chart is to be filled in now, and since when. */
export function dueNow(watched: Watched, clock: DueClock): DueAt | null {
  const slot = slotOf(watched, clock);
  if (!slot || compareMoments(clock.now, slot.from) < 0) return null;
  return { state: slot.late && compareMoments(clock.now, slot.late) >= 0 ? 'overdue' : 'due', due_at: slot.from };
}

// Long enough to plan a round, short enough to mean something; our own choice.
const soonHours = 1;

/** When a watched chart is to be filled in, if that is within the hour. */
export function dueSoon(watched: Watched, clock: DueClock): Moment | null {
  const from = slotOf(watched, clock)?.from;
  return from && compareMoments(clock.now, from) < 0 && compareMoments(from, addHours(clock.now, soonHours)) <= 0
    ? from
    : null;
}
