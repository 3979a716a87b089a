import { addDays, daysBetween, type Day } from '../kit/time/time.ts';
import type { FigureReading, Trend } from './overview.ts';

/** A quarter of a year shows whether something gets better or worse. */
export const trendWeeks = 12;
export const firstTrendDay = (today: Day): Day => addDays(today, -7 * trendWeeks);

/** Of every week the last reading, the newest week last: weeks are counted back from today. */
export function weeklyTrend(readings: readonly FigureReading[], today: Day): Trend {
  const weeks: (number | null)[] = Array.from({ length: trendWeeks }, () => null);
  for (const { day, value } of readings.toSorted((a, b) => a.day.localeCompare(b.day))) {
    const ago = Math.floor(daysBetween(day, today) / 7);
    if (ago >= 0 && ago < trendWeeks) weeks[trendWeeks - 1 - ago] = value;
  }
  return weeks;
}
