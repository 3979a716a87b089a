import { addDays, daysBetween, localDay, type Day, type Moment } from '../../kit/time/time.ts';

export interface MoodEntry {
  occurred_at: Moment;
  mood_score: number;
  is_deleted: boolean;
  /** The resident's own rating, and not what somebody saw. */
  reported_by_resident?: boolean | null;
}

export interface DayMood {
  day: Day;
  score: number;
}

export interface MoodTrend {
  days: DayMood[];
  week_mean: number | null;
  month_mean: number | null;
  /** The last 7 days against the last 28. Upwards is not always better: elation may be a warning sign. */
  change: number | null;
  low_run: number;
}

/** What was seen and what was told are two facts: a mean of both would be neither. */
export const bySource = <E extends MoodEntry>(
  entries: readonly E[],
): { readonly observed: E[]; readonly own: E[] } => ({
  observed: entries.filter((entry) => entry.reported_by_resident !== true),
  own: entries.filter((entry) => entry.reported_by_resident === true),
});

/** How a resident's mood has gone up to today, by the entries of one source. */
export function moodTrend(entries: MoodEntry[], today: Day, zone: string): MoodTrend {
  const days = dayMoods(entries, zone).filter(({ day }) => day <= today);
  const week_mean = meanOf(days.filter(({ day }) => daysBetween(day, today) < 7));
  const month_mean = meanOf(days.filter(({ day }) => daysBetween(day, today) < 28));
  return {
    days,
    week_mean,
    month_mean,
    change: week_mean === null || month_mean === null ? null : week_mean - month_mean,
    low_run: lowRun(days, today),
  };
}

/** One score per day: the mean of its entries, oldest day first. */
export function dayMoods(entries: MoodEntry[], zone: string): DayMood[] {
  const notStruckOut = entries.filter((entry) => !entry.is_deleted);
  const byDay = Map.groupBy(notStruckOut, (entry) => localDay(entry.occurred_at, zone));
  return [...byDay]
    .map(([day, moods]) => ({ day, score: moods.reduce((sum, mood) => sum + mood.mood_score, 0) / moods.length }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * Days in a row, up to today, with a mean of 2 (low) or less, our own choice. Today may still be without an entry;
 * any other day without one ends the run, because nothing is known of it.
 */
export function lowRun(days: DayMood[], today: Day): number {
  const scores = new Map(days.map(({ day, score }) => [day, score]));
  const last = scores.has(today) ? today : addDays(today, -1);
  let run = 0;
  while ((scores.get(addDays(last, -run)) ?? Infinity) <= 2) run += 1;
  return run;
}

const meanOf = (days: DayMood[]) =>
  days.length === 0 ? null : days.reduce((sum, { score }) => sum + score, 0) / days.length;
