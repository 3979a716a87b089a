import { midSentence } from '../kit/words/mid-sentence.ts';
import { keysOf } from '../kit/vocabulary/record-values.ts';
import type { Day } from '../kit/time/time.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { ChartSummary } from './chart-summary.ts';
import type { ChartWindow } from './chart-window.ts';
import type { HeatCell, HeatRow } from './heat.ts';
import { outcomes } from '../daily-care/outcome.ts';
import { routineProgress, type RoutineTask } from '../daily-care/routines/routine-progress.ts';
import { supportLevels } from '../daily-care/support-level.ts';
import { addDays } from '../kit/time/time.ts';
import { notStruckOut } from './chart-entry.ts';
import { columnsOf, daysIn, isWithin, lengthOf } from './chart-window.ts';
import { unknownCell } from './heat.ts';
import { counted, said, sentences, times } from './saying.ts';

export interface RoutineChartRow extends ChartEntry {
  routine_date: Day;
  tasks_shown: string[];
  completion_pct: number | null;
  independence_pct: number | null;
  declined_tasks: string[];
  status: string;
  /** The tasks stand beside the rest, each under its own name. */
  [task: string]: unknown;
}

interface RoutineChartQuery {
  window: ChartWindow;
  /** What each task is called. */
  labels: Readonly<Record<string, string>>;
}

const marks = {
  independent: 'I',
  prompted: 'P',
  supervised: 'S',
  assisted_one: '1',
  assisted_two: '2',
  full_support: 'F',
} as const;
const order = keysOf(marks);

/** What the letters in the squares mean. */
export const routineKey: readonly (readonly [mark: string, words: string])[] = [
  ...order.map((level) => [marks[level], supportLevels[level]] as const),
  ['×', outcomes.declined] as const,
];

// Every name that a sheet shows is one of its tasks.
const taskOf = (row: RoutineChartRow, name: string): RoutineTask => (row[name] ?? null) as RoutineTask;

const sheetsIn = (entries: readonly RoutineChartRow[], window: ChartWindow) =>
  notStruckOut(entries).filter((row) => isWithin(row.routine_date, window));

/** Each task over time: the fuller the square, the more the resident did alone. */
export function routineRows(entries: readonly RoutineChartRow[], { window, labels }: RoutineChartQuery): HeatRow[] {
  const shown = sheetsIn(entries, window);
  const names = Object.keys(labels).filter((name) => shown.some((row) => row.tasks_shown.includes(name)));
  const columns = columnsOf(window).map((column) => shown.filter((row) => isWithin(row.routine_date, column)));
  return names.map((name) => ({
    label: labels[name] ?? name,
    cells: columns.map((rows) => taskCell(rows.map((row) => taskOf(row, name)).filter((task) => task !== null))),
  }));
}

function taskCell(tasks: readonly NonNullable<RoutineTask>[]): HeatCell {
  const helped = tasks.flatMap(({ support_level }) => (support_level === null ? [] : [order.indexOf(support_level)]));
  const [only] = tasks;
  if (!only) return unknownCell();
  if (helped.length === 0)
    return only.result === 'declined'
      ? { level: 0, mark: '×', words: outcomes.declined }
      : unknownCell(outcomes[only.result]);
  const level = 1 - helped.reduce((sum, place) => sum + place, 0) / helped.length / (order.length - 1);
  if (tasks.length === 1 && only.support_level)
    return { level, mark: marks[only.support_level], words: supportLevels[only.support_level] };
  const share = Math.round((100 * helped.filter((place) => place <= 1).length) / helped.length);
  return { level, mark: String(share), words: `alone or with a prompt in ${share} % of ${helped.length}` };
}

/** Of everything done in these days, the per cent done alone or with a prompt. */
export function independence(entries: readonly RoutineChartRow[], window: ChartWindow): number | null {
  const tasks = sheetsIn(entries, window).flatMap((row) =>
    row.tasks_shown.map((name) => [`${row.routine_date} ${name}`, taskOf(row, name)] as const),
  );
  return routineProgress(Object.fromEntries(tasks)).independence_pct;
}

export function routineSummary(
  entries: readonly RoutineChartRow[],
  { window, labels }: RoutineChartQuery,
): ChartSummary {
  const shown = sheetsIn(entries, window);
  const now = independence(entries, window);
  const earlier = independence(entries, { from: addDays(window.from, -28), to: addDays(window.from, -1) });
  const byDay = new Map(shown.map((row) => [row.routine_date, row.independence_pct]));
  return {
    sentence:
      shown.length === 0
        ? 'No sheet was filled in during this time.'
        : sentences(
            now === null
              ? 'Nothing was done with a note of the help given.'
              : `Alone or with a prompt in ${said(Math.round(now))} % of what was done.`,
            now !== null && earlier !== null && `${said(Math.round(earlier))} % in the 28 days before.`,
            `Sheets for ${shown.length} of ${counted(lengthOf(window), 'day')}.`,
            declinedWords(shown, labels),
          ),
    signs:
      now !== null && earlier !== null && earlier - now >= noticeable
        ? [{ way: 'down', words: `Does ${said(Math.round(earlier - now))} points less alone than before` }]
        : [],
    small: {
      drawn: 'line',
      values: daysIn(window).map((day) => byDay.get(day) ?? null),
      low: 0,
      high: 100,
      target: null,
    },
  };
}

/** Ten points are one task in ten (our own choice). */
const noticeable = 10;

function declinedWords(shown: readonly RoutineChartRow[], labels: RoutineChartQuery['labels']): string | false {
  const declined = shown.flatMap((row) => row.declined_tasks);
  const counts = [...Map.groupBy(declined, (name) => name)]
    .map(([name, all]) => ({ name, count: all.length }))
    .toSorted((a, b) => b.count - a.count);
  const [most] = counts;
  if (!most) return false;
  return `Chose not to ${times(declined.length)}${counts.length > 1 ? `, most often: ${midSentence(labels[most.name] ?? most.name)}` : `: ${midSentence(labels[most.name] ?? most.name)}`}.`;
}
