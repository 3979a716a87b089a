import type { Day, Moment } from '../kit/time.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { ChartTold } from './chart-told.ts';
import type { ChartWindow } from './chart-window.ts';
import { dayMoods, moodTrend, type DayMood, type MoodEntry } from '../daily-care/mood-trend.ts';
import { daysBetween } from '../kit/time.ts';
import { standing } from './chart-entry.ts';
import { daysIn, entriesWithin, isWithin } from './chart-window.ts';
import { counted, meanOf, said, sentences, times } from './saying.ts';

export interface MoodRow extends ChartEntry, MoodEntry {
  period: string | null;
  presentation: string[];
  reported_by_resident: boolean | null;
  self_harm_thoughts: string | null;
}

export interface MoodAsked {
  window: ChartWindow;
  house: { time_zone: string; mood_low_days: number };
}

export interface MoodLane {
  marks: { at: Moment; score: number }[];
  /** Day means that follow one another; a day without an entry ends the line. */
  lines: DayMood[][];
}

/** What the resident said and what others saw stand apart: they are two different facts. */
export function moodLanes(entries: readonly MoodRow[], { window, house }: MoodAsked): { observed: MoodLane; own: MoodLane } {
  const shown = entriesWithin(standing(entries), window, house.time_zone);
  const lane = (rows: MoodRow[]): MoodLane => ({
    marks: rows.map((row) => ({ at: row.occurred_at, score: row.mood_score })),
    lines: joined(dayMoods(rows, house.time_zone)),
  });
  return { observed: lane(shown.filter((row) => row.reported_by_resident !== true)), own: lane(shown.filter((row) => row.reported_by_resident === true)) };
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

export function moodTold(entries: readonly MoodRow[], asked: MoodAsked): ChartTold {
  const { window, house } = asked;
  const trend = moodTrend([...entries], window.to, house.time_zone);
  const scores = new Map(trend.days.map(({ day, score }) => [day, score]));
  return {
    sentence: moodSentence(entries, asked, trend.days.filter(({ day }) => isWithin(day, window)), trend.change),
    signs: [
      ...(trend.low_run >= house.mood_low_days ? [{ way: 'down' as const, words: `Low ${trend.low_run} days running` }] : []),
      ...harmSigns(entriesWithin(standing(entries), window, house.time_zone)),
    ],
    small: { drawn: 'line', values: daysIn(window).map((day: Day) => scores.get(day) ?? null), low: 1, high: 5, target: null },
  };
}

const alarming = ['passive', 'active', 'with_plan'];

function harmSigns(rows: readonly MoodRow[]) {
  const count = rows.filter((row) => row.self_harm_thoughts !== null && alarming.includes(row.self_harm_thoughts)).length;
  return count > 0 ? [{ way: 'mark' as const, words: `Thoughts of self-harm told ${times(count)}` }] : [];
}

/** From 0.3 of a point on, a change is more than one entry's chance (our own choice). */
const noticeable = 0.3;

function moodSentence(entries: readonly MoodRow[], { window, house }: MoodAsked, days: readonly DayMood[], change: number | null): string {
  const rows = entriesWithin(standing(entries), window, house.time_zone);
  const mean = meanOf(days.map(({ score }) => score));
  if (mean === null) return 'No mood was recorded in this time.';
  const own = meanOf(rows.filter((row) => row.reported_by_resident === true).map((row) => row.mood_score));
  const low = days.filter(({ score }) => score <= 2).length;
  return sentences(
    `Mood ${said(mean)} of 5 on average, from ${counted(rows.length, 'entry', 'entries')}.`,
    low > 0 && `Low on ${low} of ${counted(days.length, 'recorded day')}.`,
    change !== null && Math.abs(change) >= noticeable && `The last 7 days are ${said(Math.abs(change))} ${change < 0 ? 'lower' : 'higher'} than the last 28.`,
    own !== null && `Their own ratings average ${said(own)}.`,
  );
}
