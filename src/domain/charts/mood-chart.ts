import type { Mood } from '../daily-care/mood/mood.ts';
import type { Day, Moment } from '../kit/time/time.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { ChartSign, ChartSummary } from './chart-summary.ts';
import type { ChartWindow } from './chart-window.ts';
import {
  bySource,
  dayMoods,
  moodTrend,
  type DayMood,
  type MoodEntry,
  type MoodTrend,
} from '../daily-care/mood/mood-trend.ts';
import { daysBetween } from '../kit/time/time.ts';
import { notStruckOut } from './chart-entry.ts';
import { daysIn, entriesWithin, isWithin } from './chart-window.ts';
import { counted, meanOf, said, sentences, times } from './saying.ts';

export type MoodChartRow = ChartEntry &
  MoodEntry &
  Pick<Mood, 'period' | 'presentation' | 'reported_by_resident' | 'self_harm_thoughts'>;

interface MoodChartQuery {
  window: ChartWindow;
  house: { time_zone: string; mood_low_days: number };
}

export interface MoodLane {
  marks: { at: Moment; score: number }[];
  /** Day means that follow one another; a day without an entry ends the line. */
  lines: DayMood[][];
}

/** What the resident said and what others saw stand apart: they are two different facts. */
export function moodLanes(
  entries: readonly MoodChartRow[],
  { window, house }: MoodChartQuery,
): { observed: MoodLane; own: MoodLane } {
  const shown = entriesWithin(notStruckOut(entries), window, house.time_zone);
  const lane = (rows: MoodChartRow[]): MoodLane => ({
    marks: rows.map((row) => ({ at: row.occurred_at, score: row.mood_score })),
    lines: joined(dayMoods(rows, house.time_zone)),
  });
  const { observed, own } = bySource(shown);
  return { observed: lane(observed), own: lane(own) };
}

function joined(days: readonly DayMood[]): DayMood[][] {
  return days.reduce<DayMood[][]>((lines, day) => {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && daysBetween(last.day, day.day) === 1) line.push(day);
    else lines.push([day]);
    return lines;
  }, []);
}

/** What others saw is told first and drawn small; what the resident told has its own words, and is drawn where nobody wrote what they saw. */
export function moodSummary(entries: readonly MoodChartRow[], { window, house }: MoodChartQuery): ChartSummary {
  const { observed, own } = bySource(entries);
  const trendOf = (rows: readonly MoodChartRow[]) => moodTrend([...rows], window.to, house.time_zone);
  const [seen, reported] = [trendOf(observed), trendOf(own)];
  const days = (trend: MoodTrend) => trend.days.filter(({ day }) => isWithin(day, window));
  const drawn = new Map((days(seen).length > 0 ? seen : reported).days.map(({ day, score }) => [day, score]));
  const count = (rows: readonly MoodChartRow[]) => entriesWithin(notStruckOut(rows), window, house.time_zone).length;
  return {
    sentence:
      sentences(
        moodSentence('Mood as seen', { days: days(seen), entries: count(observed), change: seen.change }),
        moodSentence('Their own rating', { days: days(reported), entries: count(own), change: reported.change }),
      ) || 'No mood was recorded in this time.',
    signs: [
      ...lowSigns(seen.low_run, house.mood_low_days, (run) => `Seen low ${run} days running`),
      ...lowSigns(reported.low_run, house.mood_low_days, (run) => `Rated low by themselves ${run} days running`),
      ...harmSigns(entriesWithin(notStruckOut(entries), window, house.time_zone)),
    ],
    small: {
      drawn: 'line',
      values: daysIn(window).map((day: Day) => drawn.get(day) ?? null),
      low: 1,
      high: 5,
      target: null,
    },
  };
}

const lowSigns = (run: number, days: number, words: (run: number) => string): ChartSign[] =>
  run >= days ? [{ way: 'down', words: words(run) }] : [];

const alarming = ['passive', 'active', 'with_plan'];

function harmSigns(rows: readonly MoodChartRow[]) {
  const count = rows.filter(
    (row) => row.self_harm_thoughts !== null && alarming.includes(row.self_harm_thoughts),
  ).length;
  return count > 0 ? [{ way: 'mark' as const, words: `Thoughts of self-harm told ${times(count)}` }] : [];
}

/** From 0.3 of a point on, a change is more than one entry's chance (our own choice). */
const noticeable = 0.3;

function moodSentence(
  whose: string,
  { days, entries, change }: { days: readonly DayMood[]; entries: number; change: number | null },
): string {
  const mean = meanOf(days.map(({ score }) => score));
  if (mean === null) return '';
  const low = days.filter(({ score }) => score <= 2).length;
  return sentences(
    `${whose} ${said(mean)} of 5 on average, from ${counted(entries, 'entry', 'entries')}.`,
    low > 0 && `Low on ${low} of ${counted(days.length, 'recorded day')}.`,
    change !== null &&
      Math.abs(change) >= noticeable &&
      `The last 7 days are ${said(Math.abs(change))} ${change < 0 ? 'lower' : 'higher'} than the last 28.`,
  );
}
