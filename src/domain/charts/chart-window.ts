import { addDays, daysBetween, localDay, momentAt, type Day, type Moment } from '../kit/time/time.ts';

/** How much time a chart shows, in days. */
const daysOf = { day: 1, week: 7, 28: 28, 90: 90 } as const;
export const rangeNames = ['day', 'week', '28', '90'] as const;
export type RangeName = (typeof rangeNames)[number];

export const rangeNamed = (name: string | null): RangeName | null => rangeNames.find((one) => one === name) ?? null;

/** The first and the last day shown, both included. */
export interface ChartWindow {
  from: Day;
  to: Day;
}

export const windowUntil = (to: Day, range: RangeName): ChartWindow => ({ from: addDays(to, 1 - daysOf[range]), to });

export const lengthOf = ({ from, to }: ChartWindow): number => daysBetween(from, to) + 1;

export const daysIn = (window: ChartWindow): Day[] =>
  Array.from({ length: lengthOf(window) }, (_, index) => addDays(window.from, index));

export const isWithin = (day: Day, { from, to }: ChartWindow): boolean => day >= from && day <= to;

/** The moments at which the window begins and ends, the end not included. */
export const boundsOf = ({ from, to }: ChartWindow, zone: string): { from: Moment; to: Moment } => ({
  from: momentAt(from, '00:00', zone),
  to: momentAt(addDays(to, 1), '00:00', zone),
});

/** The entries of the window, of those that came with it for the trend before it. */
export const entriesWithin = <E extends { occurred_at: Moment }>(
  entries: readonly E[],
  window: ChartWindow,
  zone: string,
): E[] => entries.filter(({ occurred_at }) => isWithin(localDay(occurred_at, zone), window));

const longestByDay = 28;

/** One column for each day, or for each week where days would be too thin to read; the last week is whole, the first may not be. */
export function columnsOf(window: ChartWindow): ChartWindow[] {
  if (lengthOf(window) <= longestByDay) return daysIn(window).map((day) => ({ from: day, to: day }));
  const weeks = Math.ceil(lengthOf(window) / 7);
  return Array.from({ length: weeks }, (_, index) => {
    const to = addDays(window.to, -7 * (weeks - 1 - index));
    const from = addDays(to, -6);
    return { from: from < window.from ? window.from : from, to };
  });
}

export const isByWeek = (window: ChartWindow): boolean => lengthOf(window) > longestByDay;
