import { capital } from '../kit/words/mid-sentence.ts';
import type { FluidIntake } from '../daily-care/fluids/fluid-intake.ts';
import type { Day, Moment } from '../kit/time/time.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { ChartSign, ChartSummary } from './chart-summary.ts';
import type { ChartWindow } from './chart-window.ts';
import { addHours, compareMoments, localTime } from '../kit/time/time.ts';
import { drunkWords, fullDay, isOverLimit, type FluidRange } from '../daily-care/fluids/fluid-range.ts';
import { expectedBy, fluidDay, fluidDayBounds, fluidDayOf, type FluidEntry } from '../daily-care/fluids/fluid-day.ts';
import { notStruckOut } from './chart-entry.ts';
import { highest } from './chart-summary.ts';
import { daysIn } from './chart-window.ts';
import { counted, meanOf, said, sentences, times } from './saying.ts';

export type FluidChartRow = ChartEntry &
  FluidEntry &
  Pick<FluidIntake, 'offered_ml' | 'fluid_type' | 'output_type' | 'route' | 'outcome'>;

export interface FluidChartQuery extends FluidRange {
  window: ChartWindow;
  now: Moment;
  house: { fluid_day_start: string; time_zone: string };
}

export interface FluidBar {
  day: Day;
  /** Null where no drink was recorded: nobody knows what was drunk. */
  total_ml: number | null;
  offers: number;
  isUnfinished: boolean;
  /** Reached where there is nothing to fall short of. */
  level: 'below' | 'reached' | 'above' | null;
}

/** What was drunk on each fluid day. */
export function fluidBars(
  entries: readonly FluidChartRow[],
  { window, now, house, target_ml, limit_ml }: FluidChartQuery,
): FluidBar[] {
  const byDay = Map.groupBy(notStruckOut(entries), (entry) => fluidDayOf(entry.occurred_at, house));
  const today = fluidDayOf(now, house);
  return daysIn(window).map((day) => {
    const { intake_ml, offers } = fluidDay(byDay.get(day) ?? [], { ...house, day, now, target_ml });
    const isUnfinished = day >= today;
    const verdict = isOverLimit({ intake_ml, limit_ml })
      ? 'above'
      : isUnfinished
        ? null
        : intake_ml < (target_ml ?? 0)
          ? 'below'
          : 'reached';
    return {
      day,
      total_ml: offers === 0 ? null : intake_ml,
      offers,
      isUnfinished,
      level: offers === 0 ? null : verdict,
    };
  });
}

export interface FluidRun {
  from: Moment;
  to: Moment;
  /** The total after each drink, in the order they were taken. */
  steps: { at: Moment; total_ml: number }[];
  /** What is expected by the hour when drinks are spread over the waking day; empty where there is no target. */
  pace: { at: Moment; expected_ml: number }[];
  hours: Moment[];
  total_ml: number;
  offers: number;
  isUnfinished: boolean;
  expected_ml: number | null;
  out: { measured_ml: number; unmeasured: number; entries: number };
  /** Null where something was passed that nobody measured, or nothing was recorded at all. */
  balance_ml: number | null;
}

/** One fluid day as it ran. */
export function fluidRun(
  entries: readonly FluidChartRow[],
  day: Day,
  { now, house, target_ml }: FluidChartQuery,
): FluidRun {
  const { from, to } = fluidDayBounds(day, house);
  const own = notStruckOut(entries)
    .filter((entry) => fluidDayOf(entry.occurred_at, house) === day)
    .toSorted((a, b) => compareMoments(a.occurred_at, b.occurred_at));
  const figures = fluidDay(own, { ...house, day, now, target_ml });
  const passed = own.filter((entry) => entry.direction === 'output');
  const unmeasured = passed.filter((entry) => entry.amount_ml === null).length;
  return {
    from,
    to,
    steps: stepsOf(own),
    hours: hoursOf(from, to),
    pace:
      target_ml === null
        ? []
        : hoursOf(from, to).map((at) => ({ at, expected_ml: expectedBy(target_ml, day, at, house.time_zone) ?? 0 })),
    total_ml: figures.intake_ml,
    offers: figures.offers,
    isUnfinished: compareMoments(now, to) < 0,
    expected_ml: figures.expected_ml,
    out: { measured_ml: figures.output_ml, unmeasured, entries: passed.length },
    balance_ml: passed.length === 0 || unmeasured > 0 ? null : figures.balance_ml,
  };
}

function stepsOf(entries: readonly FluidChartRow[]): FluidRun['steps'] {
  let total_ml = 0;
  return entries
    .filter((entry) => entry.direction === 'intake')
    .map((entry) => {
      total_ml += entry.amount_ml ?? 0;
      return { at: entry.occurred_at, total_ml };
    });
}

function hoursOf(from: Moment, to: Moment): Moment[] {
  const hours: Moment[] = [];
  for (let at = from; compareMoments(at, to) < 0; at = addHours(at, 1)) hours.push(at);
  return [...hours, to];
}

export function fluidSummary(entries: readonly FluidChartRow[], asked: FluidChartQuery): ChartSummary {
  const bars = fluidBars(entries, asked);
  const [only] = bars;
  const totals = bars.map((bar) => bar.total_ml);
  return {
    sentence:
      bars.length === 1 && only ? daySentence(fluidRun(entries, only.day, asked), asked) : barsSentence(bars, asked),
    signs: signsOf(bars, asked),
    small: {
      drawn: 'bars',
      values: totals,
      low: 0,
      high: highest(totals, fullDay(asked) ?? 1),
      target: fullDay(asked),
    },
  };
}

function daySentence(run: FluidRun, asked: FluidChartQuery): string {
  const { now, house, target_ml } = asked;
  if (run.offers === 0)
    return run.isUnfinished ? 'No drink recorded yet on this day.' : 'No drink was recorded on this day.';
  const drunk = drunkWords({ ...asked, intake_ml: run.total_ml });
  const offered = `Offered ${times(run.offers)}.`;
  if (target_ml === null) return sentences(`${drunk}.`, offered);
  if (!run.isUnfinished)
    return sentences(
      `${drunk}, ${run.total_ml < target_ml ? `${said(target_ml - run.total_ml)} ml below target` : 'target reached'}.`,
      offered,
    );
  return sentences(`${drunk} so far.`, paceWords(run, target_ml, localTime(now, house.time_zone)), offered);
}

/** Once the waking day is over nothing more is expected, and what is missing is missing. */
function paceWords({ total_ml, expected_ml }: FluidRun, target_ml: number, time: string): string {
  if (total_ml >= target_ml) return 'Target reached.';
  if (expected_ml === null || expected_ml >= target_ml) return `${said(target_ml - total_ml)} ml below target.`;
  return `${total_ml < expected_ml ? 'Behind' : 'On pace'}: ${said(expected_ml)} expected by ${time}.`;
}

function barsSentence(bars: readonly FluidBar[], range: FluidRange): string {
  const full = bars.filter((bar) => !bar.isUnfinished && bar.total_ml !== null);
  const silent = bars.filter((bar) => !bar.isUnfinished && bar.total_ml === null).length;
  const mean = meanOf(full.map((bar) => bar.total_ml ?? 0));
  const offers = meanOf(full.map((bar) => bar.offers));
  if (mean === null || offers === null)
    return bars.some((bar) => bar.total_ml !== null)
      ? 'No full day is recorded yet.'
      : 'No drinks were recorded in this time.';
  const counts = (level: FluidBar['level']) => full.filter((bar) => bar.level === level).length;
  const ofDays = (count: number, words: string) =>
    count === 0
      ? `Not ${words} on any of ${counted(full.length, 'day')}.`
      : `${capital(words)} on ${count} of ${counted(full.length, 'day')}.`;
  return sentences(
    range.target_ml !== null && ofDays(counts('below'), 'below target'),
    range.limit_ml !== null && ofDays(counts('above'), 'over the limit'),
    `${said(Math.round(mean))} ml a day on average, offered ${times(Math.round(offers))} a day.`,
    silent > 0 && `Nothing recorded on ${counted(silent, 'day')}.`,
  );
}

function signsOf(bars: readonly FluidBar[], { limit_ml }: FluidChartQuery): ChartSign[] {
  const above = bars.filter((bar) => bar.level === 'above').length;
  const lowRun = runAtEnd(bars.filter((bar) => !bar.isUnfinished));
  return [
    ...(above > 0 && limit_ml !== null
      ? [{ way: 'up' as const, words: `Over the limit of ${said(limit_ml)} ml on ${counted(above, 'day')}` }]
      : []),
    ...(lowRun > 1 ? [{ way: 'down' as const, words: `Below target ${lowRun} days running` }] : []),
  ];
}

/** Days below target in a row up to the last full one; a day without a record ends the run, because nothing is known of it. */
function runAtEnd(bars: readonly FluidBar[]): number {
  const last = bars.findLastIndex((bar) => bar.level !== 'below');
  return bars.length - 1 - last;
}

/** What had been drunk in the fluid day with each drink that stands, by the drink. */
export function runningTotals(
  entries: readonly FluidChartRow[],
  house: FluidChartQuery['house'],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const drinks = notStruckOut(entries)
    .filter((entry) => entry.direction === 'intake')
    .toSorted((a, b) => compareMoments(a.occurred_at, b.occurred_at));
  return new Map(
    drinks.map((drink) => {
      const day = fluidDayOf(drink.occurred_at, house);
      const total = (sums.get(day) ?? 0) + (drink.amount_ml ?? 0);
      sums.set(day, total);
      return [drink.id, total];
    }),
  );
}
