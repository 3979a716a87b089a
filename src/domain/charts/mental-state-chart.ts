import { saidDay } from '../kit/time/day-words.ts';
import { midSentence } from '../kit/words/mid-sentence.ts';
import { keysOf } from '../kit/vocabulary/record-values.ts';
import type { Moment } from '../kit/time/time.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { ChartSummary } from './chart-summary.ts';
import type { ChartWindow } from './chart-window.ts';
import type { HeatCell, HeatRow } from './heat.ts';
import { highestRisk } from '../daily-care/mood/care-rules.ts';
import { compareMoments, hoursBetween, localDay } from '../kit/time/time.ts';
import { notStruckOut } from './chart-entry.ts';
import { columnsOf, entriesWithin, isWithin } from './chart-window.ts';
import { unknownCell } from './heat.ts';
import { counted, sentences } from './saying.ts';

const risks = {
  risk_to_self: 'Risk to self',
  risk_to_others: 'Risk to others',
  risk_from_others: 'Risk from others',
  self_neglect: 'Self-neglect',
  leaving_unsafely: 'Leaving unsafely',
} as const;
type Risk = keyof typeof risks;
const riskNames = keysOf(risks);
const levels = ['none', 'low', 'raised', 'high'];

type Change = 'improved' | 'same' | 'slightly_worse' | 'much_worse';
const changes: { readonly [C in Change]: HeatCell } = {
  improved: { level: 0, mark: '▲', words: 'improved' },
  same: { level: 0, mark: '=', words: 'the same' },
  slightly_worse: { level: 0.5, mark: '▼', words: 'slightly worse' },
  much_worse: { level: 1, mark: '▼▼', words: 'much worse' },
};
const worst: readonly Change[] = ['much_worse', 'slightly_worse', 'same', 'improved'];

export interface MentalStateChartRow extends ChartEntry, Record<Risk, number> {
  warning_signs_seen: string[];
  change_since_last: Change;
  escalated_to: string[];
}

interface MentalStateChartQuery {
  window: ChartWindow;
  now: Moment;
  house: { time_zone: string };
  /** The resident's own early signs, as their record has them. */
  relapse_indicators: readonly string[];
}

/** Lanes of change, of each risk and of each early sign; of several entries in a column the gravest counts. */
export function mentalStateRows(
  entries: readonly MentalStateChartRow[],
  { window, house, relapse_indicators }: MentalStateChartQuery,
): HeatRow[] {
  const shown = entriesWithin(notStruckOut(entries), window, house.time_zone);
  const columns = columnsOf(window).map((column) =>
    shown.filter((row) => isWithin(localDay(row.occurred_at, house.time_zone), column)),
  );
  const row = (label: string, cell: (rows: MentalStateChartRow[]) => HeatCell): HeatRow => ({
    label,
    cells: columns.map((rows) => (rows.length === 0 ? unknownCell() : cell(rows))),
  });
  const signs = [...new Set([...relapse_indicators, ...shown.flatMap((entry) => entry.warning_signs_seen)])];
  return [
    row('Change', changeCell),
    ...riskNames.map((name) => row(risks[name], (rows) => riskCell(Math.max(...rows.map((entry) => entry[name]))))),
    ...signs.map((sign) =>
      row(sign, (rows) =>
        rows.some((entry) => entry.warning_signs_seen.includes(sign))
          ? { level: 1, mark: '●', words: 'seen' }
          : { level: 0, mark: '', words: 'not seen' },
      ),
    ),
  ];
}

const changeCell = (rows: readonly MentalStateChartRow[]): HeatCell =>
  changes[worst.find((change) => rows.some((row) => row.change_since_last === change)) ?? 'same'];

const riskCell = (risk: number): HeatCell => ({
  level: risk / 3,
  mark: risk === 0 ? '' : String(risk),
  words: levels[risk] ?? String(risk),
});

export function mentalStateSummary(
  entries: readonly MentalStateChartRow[],
  asked: MentalStateChartQuery,
): ChartSummary {
  const shown = entriesWithin(notStruckOut(entries), asked.window, asked.house.time_zone).toSorted((a, b) =>
    compareMoments(a.occurred_at, b.occurred_at),
  );
  const columns = columnsOf(asked.window);
  const days = columns.map((column) =>
    shown.filter((row) => isWithin(localDay(row.occurred_at, asked.house.time_zone), column)).map(highestRisk),
  );
  const lately = new Set(
    shown.filter((row) => hoursBetween(row.occurred_at, asked.now) <= 72).flatMap((row) => row.warning_signs_seen),
  );
  const high = shown.filter((row) => highestRisk(row) === 3).length;
  return {
    sentence: sentenceOf(shown, asked.house.time_zone),
    signs: [
      ...(lately.size >= 2 ? [{ way: 'up' as const, words: `${lately.size} early signs within 72 hours` }] : []),
      ...(high > 0 ? [{ way: 'up' as const, words: `A risk was high in ${counted(high, 'entry', 'entries')}` }] : []),
    ],
    small: {
      drawn: 'bars',
      values: days.map((found) => (found.length === 0 ? null : Math.max(...found))),
      low: 0,
      high: 3,
      target: null,
    },
  };
}

function sentenceOf(shown: readonly MentalStateChartRow[], zone: string): string {
  if (shown.length === 0) return 'No mental state was recorded in this time.';
  const top = Math.max(...shown.map(highestRisk));
  const last = shown.findLast((row) => highestRisk(row) === top);
  const which = last && riskNames.find((name) => last[name] === top);
  const withSigns = shown.filter((row) => row.warning_signs_seen.length > 0).length;
  const worse = shown.filter(
    (row) => row.change_since_last === 'slightly_worse' || row.change_since_last === 'much_worse',
  ).length;
  return sentences(
    `Early signs in ${withSigns} of ${counted(shown.length, 'entry', 'entries')}.`,
    top === 0 || !last || !which
      ? 'No risk was seen.'
      : `Highest risk ${levels[top]}: ${midSentence(risks[which])}, last on ${saidDay(localDay(last.occurred_at, zone))}.`,
    worse > 0 && `Worse than the time before in ${counted(worse, 'entry', 'entries')}.`,
  );
}
