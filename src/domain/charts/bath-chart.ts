import { saidDay } from '../kit/time/day-words.ts';
import type { Bath } from '../daily-care/baths/bath.ts';
import { midSentence } from '../kit/words/mid-sentence.ts';
import { keysOf } from '../kit/vocabulary/record-values.ts';
import { isFullWash } from '../daily-care/baths/full-wash.ts';
import type { Day, Moment } from '../kit/time/time.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { ChartSummary } from './chart-summary.ts';
import type { ChartWindow } from './chart-window.ts';
import type { HeatCell, HeatRow } from './heat.ts';
import { compareMoments, daysBetween, localDay } from '../kit/time/time.ts';
import { notStruckOut } from './chart-entry.ts';
import { highest } from './chart-summary.ts';
import { columnsOf, entriesWithin, isWithin } from './chart-window.ts';
import { counted, sentences, times } from './saying.ts';

const kinds = {
  bath: 'Bath',
  assisted_bath_hoist: 'Bath with hoist',
  shower: 'Shower',
  wet_room: 'Wet room',
  bed_bath: 'Bed bath',
  strip_wash: 'Strip wash',
} as const;
type Wash = keyof typeof kinds;
export interface BathChartRow extends ChartEntry, Pick<Bath, 'outcome' | 'water_temperature' | 'support_level'> {
  bath_type: Wash;
  skin_concern: boolean | null;
}

interface BathChartQuery {
  window: ChartWindow;
  now: Moment;
  house: { time_zone: string; wash_gap_days: number };
}

const isDone = (row: BathChartRow): boolean => row.outcome === 'completed' || row.outcome === 'partly';

/** One lane for each kind of wash that was had, and one for those the resident chose not to have. */
export function bathRows(entries: readonly BathChartRow[], { window, house }: BathChartQuery): HeatRow[] {
  const shown = entriesWithin(notStruckOut(entries), window, house.time_zone);
  const columns = columnsOf(window).map((column) =>
    shown.filter((row) => isWithin(localDay(row.occurred_at, house.time_zone), column)),
  );
  const lane = (label: string, belongs: (row: BathChartRow) => boolean, mark: string): HeatRow => ({
    label,
    cells: columns.map((rows) => cellOf(rows.filter(belongs).length, mark)),
  });
  const had = keysOf(kinds).filter((kind) => shown.some((row) => row.bath_type === kind && isDone(row)));
  return [
    ...had.map((kind) => lane(kinds[kind], (row) => row.bath_type === kind && isDone(row), '●')),
    lane('Chose not to', (row) => row.outcome === 'declined', '×'),
  ];
}

const cellOf = (count: number, mark: string): HeatCell =>
  count === 0
    ? { level: 0, mark: '', words: 'none' }
    : { level: mark === '×' ? 0 : 1, mark: count === 1 ? mark : String(count), words: times(count) };

/** The last wash of the whole body up to the window's end, and the days since. */
export function lastWash(
  entries: readonly BathChartRow[],
  { window, now, house }: BathChartQuery,
): { day: Day; days: number; kind: string } | null {
  const washes = notStruckOut(entries).filter(
    (row) => isFullWash(row) && localDay(row.occurred_at, house.time_zone) <= window.to,
  );
  const last = washes.toSorted((a, b) => compareMoments(a.occurred_at, b.occurred_at)).at(-1);
  if (!last) return null;
  const day = localDay(last.occurred_at, house.time_zone);
  const today = localDay(now, house.time_zone);
  return {
    day,
    days: daysBetween(day, window.to < today ? window.to : today),
    kind: midSentence(kinds[last.bath_type]),
  };
}

export function bathSummary(entries: readonly BathChartRow[], asked: BathChartQuery): ChartSummary {
  const shown = entriesWithin(notStruckOut(entries), asked.window, asked.house.time_zone);
  const last = lastWash(entries, asked);
  const full = shown.filter((row) => isFullWash(row)).length;
  const declined = shown.filter((row) => row.outcome === 'declined').length;
  const values = columnsOf(asked.window).map(
    (column) =>
      shown.filter((row) => isDone(row) && isWithin(localDay(row.occurred_at, asked.house.time_zone), column)).length,
  );
  return {
    sentence: sentences(
      last
        ? `Last full wash ${agoWords(last.days, asked)}: ${last.kind}, ${saidDay(last.day)}.`
        : 'No full wash is known.',
      `${counted(full, 'full wash', 'full washes')} in the time shown.`,
      declined > 0 && `Chose not to ${times(declined)}.`,
    ),
    signs:
      last === null || last.days >= asked.house.wash_gap_days
        ? [{ way: 'up', words: last ? `${counted(last.days, 'day')} without a full wash` : 'No full wash recorded' }]
        : [],
    small: { drawn: 'bars', values, low: 0, high: highest(values, 1), target: null },
  };
}

function agoWords(days: number, { window, now, house }: BathChartQuery): string {
  const isNow = window.to >= localDay(now, house.time_zone);
  if (days === 0) return isNow ? 'today' : 'on the last day shown';
  return `${counted(days, 'day')} ${isNow ? 'ago' : 'before the last day shown'}`;
}
