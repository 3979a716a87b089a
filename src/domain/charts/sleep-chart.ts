import type { Sleep } from '../daily-care/sleep/sleep.ts';
import type { Day, Moment } from '../kit/time/time.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { ChartSummary } from './chart-summary.ts';
import type { ChartWindow } from './chart-window.ts';
import {
  sleepHours,
  sleepStretches,
  type Night,
  type SleepHours,
  type SleepStretch,
} from '../daily-care/sleep/sleep-hours.ts';
import { isWrittenLate } from '../daily-care/sleep/written-checks.ts';
import { addDays, compareMoments, hoursBetween, localTime, minutesBetween, momentAt } from '../kit/time/time.ts';
import { notStruckOut } from './chart-entry.ts';
import { highest } from './chart-summary.ts';
import { daysIn } from './chart-window.ts';
import { counted, meanOf, said, sentences, times } from './saying.ts';

export interface SleepChartRow
  extends
    ChartEntry,
    Pick<
      Sleep,
      | 'night_of'
      | 'bed_at'
      | 'settled_at'
      | 'woke_at'
      | 'up_at'
      | 'wakings'
      | 'quality'
      | 'day_nap_min'
      | 'check_interval_min'
      | 'status'
    > {
  checks: Night['checks'] | null;
}

export interface SleepChartQuery {
  window: ChartWindow;
  now: Moment;
  house: { time_zone: string; sleep_low_hours: number; late_entry_minutes: number };
}

/** A look into the room; one written down much later says so. */
interface ChartedCheck {
  checked_at: Moment;
  writtenLateAt: Moment | null;
}

export interface NightStrip {
  night_of: Day;
  /** Eight in the evening on the house's clock. */
  evening: Moment;
  /** From the evening to ten in the morning, or longer where the night was. */
  from: Moment;
  to: Moment;
  inBed: { from: Moment; to: Moment } | null;
  stretches: SleepStretch[];
  checks: ChartedCheck[];
  /** Null while the night is open, and where nothing was recorded. */
  hours: SleepHours | null;
  isRecorded: boolean;
  clocks: 'back' | 'forward' | null;
  due: number;
  wakings: number | null;
}

const nightOf = (row: SleepChartRow): Night => ({
  settled_at: row.settled_at,
  woke_at: row.woke_at,
  check_interval_min: row.check_interval_min ?? 0,
  checks: row.checks ?? [],
});

/** Every night of the window, on instants, so that the nights the clocks change are as long as they were. */
export function nightStrips(entries: readonly SleepChartRow[], { window, now, house }: SleepChartQuery): NightStrip[] {
  const byNight = new Map(notStruckOut(entries).map((row) => [row.night_of, row]));
  return daysIn(window).map((night_of) => stripOf(night_of, byNight.get(night_of) ?? null, now, house));
}

function stripOf(
  night_of: Day,
  row: SleepChartRow | null,
  now: Moment,
  { time_zone: zone, late_entry_minutes }: SleepChartQuery['house'],
): NightStrip {
  const evening = momentAt(night_of, '20:00', zone);
  const morning = momentAt(addDays(night_of, 1), '10:00', zone);
  const night = row && nightOf(row);
  const end = row?.up_at ?? row?.woke_at ?? (compareMoments(now, morning) < 0 ? now : morning);
  const begin = row?.bed_at ?? row?.settled_at ?? null;
  return {
    night_of,
    evening,
    from: begin !== null && compareMoments(begin, evening) < 0 ? begin : evening,
    to: row && compareMoments(end, morning) > 0 ? end : morning,
    inBed: begin !== null && compareMoments(begin, end) < 0 ? { from: begin, to: end } : null,
    stretches: night ? sleepStretches(night, night.woke_at ?? lastKnown(night, now)) : [],
    checks: (night?.checks ?? []).map(({ checked_at, recorded_at = null }) => ({
      checked_at,
      writtenLateAt: isWrittenLate({ checked_at, recorded_at }, late_entry_minutes) ? recorded_at : null,
    })),
    hours: night && sleepHours(night),
    isRecorded: row !== null,
    clocks: clockChange(night_of, zone),
    due: night ? checksDue(night) : 0,
    wakings: row?.wakings ?? null,
  };
}

/** An open night is drawn up to now, but no look says anything for longer than two intervals. */
function lastKnown(night: Night, now: Moment): Moment | null {
  const last =
    night.checks
      .map(({ checked_at }) => checked_at)
      .toSorted(compareMoments)
      .at(-1) ?? night.settled_at;
  return last !== null && hoursBetween(last, now) < 12 ? now : last;
}

function clockChange(day: Day, zone: string): NightStrip['clocks'] {
  const hours = hoursBetween(momentAt(day, '12:00', zone), momentAt(addDays(day, 1), '12:00', zone));
  return hours > 24 ? 'back' : hours < 24 ? 'forward' : null;
}

/** Looks that were agreed between settling and waking. */
function checksDue({ settled_at, woke_at, check_interval_min }: Night): number {
  if (check_interval_min <= 0 || settled_at === null || woke_at === null) return 0;
  return Math.floor(minutesBetween(settled_at, woke_at) / check_interval_min);
}

export function sleepSummary(entries: readonly SleepChartRow[], asked: SleepChartQuery): ChartSummary {
  const nights = nightStrips(entries, asked);
  const [only] = nights;
  const hours = nights.map((night) => night.hours?.sleep_hours ?? null);
  const short = nights.filter(
    (night) =>
      night.hours !== null && night.hours.unknown_hours === 0 && night.hours.sleep_hours < asked.house.sleep_low_hours,
  ).length;
  return {
    sentence:
      nights.length === 1 && only
        ? nightSentence(only, asked.house.time_zone)
        : nightsSentence(nights, before(entries, asked)),
    signs:
      short > 0
        ? [{ way: 'down', words: `Under ${said(asked.house.sleep_low_hours)} hours on ${counted(short, 'night')}` }]
        : [],
    small: { drawn: 'bars', values: hours, low: 0, high: highest(hours, 8), target: null },
  };
}

/** The mean of the fourteen nights before the window, for comparing. */
function before(entries: readonly SleepChartRow[], { window, ...asked }: SleepChartQuery): number | null {
  const earlier = nightStrips(entries, {
    ...asked,
    window: { from: addDays(window.from, -14), to: addDays(window.from, -1) },
  });
  return meanOf(earlier.flatMap((night) => (night.hours ? [night.hours.sleep_hours] : [])));
}

function nightSentence(night: NightStrip, zone: string): string {
  const { hours, stretches } = night;
  const [from, to] = [stretches[0]?.from, stretches.at(-1)?.to];
  const late = night.checks.filter(({ writtenLateAt }) => writtenLateAt !== null).length;
  if (!night.isRecorded) return 'Nothing was recorded of this night.';
  if (!hours || !from || !to)
    return sentences(
      'This night is still open.',
      night.checks.length > 0 && `${counted(night.checks.length, 'check')} so far.`,
    );
  return sentences(
    `Slept ${said(hours.sleep_hours)} hours between ${localTime(from, zone)} and ${localTime(to, zone)}, the longest stretch ${said(hours.longest_stretch_hours)}.`,
    night.wakings !== null && night.wakings > 0 && `Woke ${times(night.wakings)}.`,
    night.due > 0 && `${night.checks.length} checks, ${night.due} due.`,
    late > 0 && `${late} of them written down late.`,
    hours.unknown_hours > 0 && `${said(hours.unknown_hours)} hours are not known.`,
    night.clocks && `The clocks went ${night.clocks} an hour.`,
  );
}

function nightsSentence(nights: readonly NightStrip[], earlier: number | null): string {
  const known = nights.flatMap((night) => (night.hours ? [night.hours] : []));
  const mean = meanOf(known.map((hours) => hours.sleep_hours));
  if (mean === null)
    return nights.some((night) => night.isRecorded) ? 'No night is closed yet.' : 'No night was recorded in this time.';
  const unknown = known.reduce((sum, hours) => sum + hours.unknown_hours, 0);
  return sentences(
    `Slept ${said(mean)} hours a night on average, ${known.length} of ${counted(nights.length, 'night')} recorded.`,
    earlier !== null && `${said(earlier)} in the 14 nights before.`,
    unknown > 0 && `${said(unknown)} hours are not known.`,
  );
}
