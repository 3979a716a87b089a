import type { Incident } from '../incidents/incident/incident.ts';
import { midSentence } from '../kit/words/mid-sentence.ts';
import type { Moment } from '../kit/time/time.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { ChartSummary } from './chart-summary.ts';
import type { ChartWindow } from './chart-window.ts';
import type { HeatRow } from './heat.ts';
import { incidentTypes } from '../incidents/incident/incident-event.ts';
import { addDays, localDay, localTime } from '../kit/time/time.ts';
import { notStruckOut } from './chart-entry.ts';
import { highest } from './chart-summary.ts';
import { columnsOf, entriesWithin, isWithin } from './chart-window.ts';
import { counted, sentences } from './saying.ts';

export type IncidentChartRow = ChartEntry & Pick<Incident, 'incident_type' | 'location' | 'severity' | 'status'>;

export interface IncidentChartQuery {
  window: ChartWindow;
  now: Moment;
  house: { time_zone: string; falls_count: number; falls_days: number };
  /** What each place is called. */
  places: Readonly<Record<string, string>>;
}

export const hours = Array.from({ length: 24 }, (_, hour) => `${hour}`.padStart(2, '0'));

const hourOf = (row: IncidentChartRow, zone: string) => localTime(row.occurred_at, zone).slice(0, 2);

/** At which hour and in which place: a row for each place where something happened. */
export function hourGrid(
  entries: readonly IncidentChartRow[],
  { window, house, places }: IncidentChartQuery,
): HeatRow[] {
  const shown = entriesWithin(notStruckOut(entries), window, house.time_zone);
  const counts = new Map(
    [...Map.groupBy(shown, (row) => `${row.location} ${hourOf(row, house.time_zone)}`)].map(([key, rows]) => [
      key,
      rows.length,
    ]),
  );
  const most = Math.max(1, ...counts.values());
  return Object.keys(places)
    .filter((place) => shown.some((row) => row.location === place))
    .map((place) => ({
      label: places[place] ?? place,
      cells: hours.map((hour) => {
        const count = counts.get(`${place} ${hour}`) ?? 0;
        return { level: count / most, mark: count === 0 ? '' : String(count), words: counted(count, 'incident') };
      }),
    }));
}

/** How many in each day or week of the window. */
export const incidentCounts = (
  entries: readonly IncidentChartRow[],
  { window, house }: IncidentChartQuery,
): { from: string; to: string; count: number }[] =>
  columnsOf(window).map((column) => ({
    ...column,
    count: entriesWithin(notStruckOut(entries), column, house.time_zone).length,
  }));

export function incidentSummary(entries: readonly IncidentChartRow[], asked: IncidentChartQuery): ChartSummary {
  const { window, house } = asked;
  const shown = entriesWithin(notStruckOut(entries), window, house.time_zone);
  const values = incidentCounts(entries, asked).map(({ count }) => count);
  const span = { from: addDays(window.to, 1 - house.falls_days), to: window.to };
  const falls = notStruckOut(entries).filter(
    (row) => row.incident_type === 'fall' && isWithin(localDay(row.occurred_at, house.time_zone), span),
  ).length;
  return {
    sentence: sentenceOf(shown, asked),
    signs:
      falls >= house.falls_count
        ? [{ way: 'up', words: `${counted(falls, 'fall')} in ${counted(house.falls_days, 'day')}` }]
        : [],
    small: { drawn: 'bars', values, low: 0, high: highest(values, 1), target: null },
  };
}

function mostOften<K>(
  rows: readonly IncidentChartRow[],
  key: (row: IncidentChartRow) => K,
): { key: K; count: number } | null {
  const groups = [...Map.groupBy(rows, key)]
    .map(([one, all]) => ({ key: one, count: all.length }))
    .toSorted((a, b) => b.count - a.count);
  return groups[0] ?? null;
}

function sentenceOf(shown: readonly IncidentChartRow[], { house, places }: IncidentChartQuery): string {
  const place = mostOften(shown, (row) => row.location);
  const hour = mostOften(shown, (row) => hourOf(row, house.time_zone));
  const kind = mostOften(shown, (row) => row.incident_type);
  if (!place || !hour || !kind) return 'No incident was reported in this time.';
  return sentences(
    `${counted(shown.length, 'incident')}, ${shown.length === 1 ? '' : 'most often '}${midSentence(incidentTypes[kind.key])}${shown.length === 1 ? '' : ` (${kind.count})`}.`,
    shown.length > 1 && `Most often here: ${midSentence(places[place.key] ?? place.key)} (${place.count}).`,
    hour.count > 1 && `Most often in the hour from ${hour.key}:00 (${hour.count}).`,
  );
}
