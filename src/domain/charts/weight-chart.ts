import { saidDay } from '../kit/time/day-words.ts';
import type { Weight } from '../daily-care/weight/weight.ts';
import type { Day, Moment } from '../kit/time/time.ts';
import type { ChartEntry } from './chart-entry.ts';
import type { ChartSign, ChartSummary } from './chart-summary.ts';
import type { ChartWindow } from './chart-window.ts';
import { bodyMass } from '../daily-care/weight/bmi.ts';
import { nutritionScore, type NutritionScore } from '../daily-care/weight/nutrition-score.ts';
import { lossFromHighest, weightChange, type WeightChange, type Weighing } from '../daily-care/weight/weight-change.ts';
import { compareMoments, daysBetween, localDay } from '../kit/time/time.ts';
import { notStruckOut } from './chart-entry.ts';
import { isWithin } from './chart-window.ts';
import { said, sentences } from './saying.ts';

export type WeightChartRow = ChartEntry &
  Weighing &
  Pick<Weight, 'method' | 'height_cm' | 'oedema_or_cast' | 'loss_is_planned' | 'acute_disease_effect'>;

export interface WeightChartQuery {
  window: ChartWindow;
  house: { time_zone: string; weight_loss_pct_1m: number; weight_loss_pct_3m: number; weight_loss_pct_6m: number };
  person: { height_cm: number | null; target_weight_min_kg: number | null; target_weight_max_kg: number | null };
}

interface WeightPoint {
  at: Moment;
  day: Day;
  weight_kg: number;
  bmi: number | null;
  read_with_care: boolean;
}

export interface LatestWeight extends WeightPoint, WeightChange {
  nutrition: NutritionScore;
}

/** A month's weighing that was missed leaves the line open: two weeks of grace beyond the month (our own choice). */
const longestLine = 45;

const measured = (entries: readonly WeightChartRow[]) =>
  notStruckOut(entries)
    .filter((entry) => entry.outcome === 'measured' && entry.weight_kg !== null)
    .toSorted((a, b) => compareMoments(a.occurred_at, b.occurred_at));

function pointOf(entry: WeightChartRow, { house, person }: WeightChartQuery): WeightPoint {
  const weight_kg = entry.weight_kg ?? 0;
  return {
    at: entry.occurred_at,
    day: localDay(entry.occurred_at, house.time_zone),
    weight_kg,
    ...bodyMass({ weight_kg, height_cm: entry.height_cm ?? person.height_cm, oedema_or_cast: entry.oedema_or_cast }),
  };
}

/** The weights of the window as lines; where too long a time lies between two, the line ends and another begins. */
export function weightLines(entries: readonly WeightChartRow[], asked: WeightChartQuery): WeightPoint[][] {
  const points = measured(entries)
    .map((entry) => pointOf(entry, asked))
    .filter(({ day }) => isWithin(day, asked.window));
  return points.reduce<WeightPoint[][]>((lines, point) => {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && daysBetween(last.day, point.day) <= longestLine) line.push(point);
    else lines.push([point]);
    return lines;
  }, []);
}

/** The newest weight up to the window's end, with what it means against those before it. */
export function latestWeight(entries: readonly WeightChartRow[], asked: WeightChartQuery): LatestWeight | null {
  const known = measured(entries).filter(
    (entry) => localDay(entry.occurred_at, asked.house.time_zone) <= asked.window.to,
  );
  const last = known.at(-1);
  if (!last) return null;
  const point = pointOf(last, asked);
  const signs = {
    bmi: point.bmi,
    loss_pct: lossFromHighest(last, known),
    loss_is_planned: last.loss_is_planned,
    acute_disease_effect: last.acute_disease_effect,
  };
  return { ...point, ...weightChange(last, known), nutrition: nutritionScore(signs) };
}

/**
 * The weights that are healthy for this person: the plan's own where it has them, else a BMI from 20, below which
 * the nutrition screen scores (BAPEN), to 25, the upper end of the World Health Organization's normal range.
 */
export function healthyWeight({
  height_cm,
  target_weight_min_kg,
  target_weight_max_kg,
}: WeightChartQuery['person']): { low: number; high: number } | null {
  const ofBmi = (bmi: number) => (height_cm === null ? null : Math.round((bmi * height_cm ** 2) / 1000) / 10);
  const low = target_weight_min_kg ?? ofBmi(20);
  const high = target_weight_max_kg ?? ofBmi(25);
  return low === null || high === null ? null : { low, high };
}

export function weightSummary(entries: readonly WeightChartRow[], asked: WeightChartQuery): ChartSummary {
  const latest = latestWeight(entries, asked);
  const values = measured(entries)
    .filter((entry) => localDay(entry.occurred_at, asked.house.time_zone) <= asked.window.to)
    .map((entry) => entry.weight_kg ?? 0);
  const band = healthyWeight(asked.person);
  return {
    sentence: latest ? latestSentence(latest, asked.window) : 'No weight was recorded in this time.',
    signs: latest ? signsOf(latest, asked, band) : [],
    small: { drawn: 'line', values, low: Math.min(...values) - 2, high: Math.max(...values) + 2, target: null },
  };
}

function latestSentence(latest: LatestWeight, window: ChartWindow): string {
  const known = [
    ['3 months', latest.pct_change_3m],
    ['1 month', latest.pct_change_1m],
    ['6 months', latest.pct_change_6m],
  ] as const;
  const [time, change] = known.find(([, pct]) => pct !== null) ?? ['', null];
  const risk = latest.nutrition.risk;
  return sentences(
    `${latest.weight_kg.toFixed(1)} kg on ${saidDay(latest.day)}${latest.bmi === null ? '' : `, BMI ${latest.bmi.toFixed(1)}`}${latest.read_with_care ? ' (read with care: swelling or a cast)' : ''}.`,
    !isWithin(latest.day, window) && 'None in the time shown.',
    change === null ? 'No weight to compare with.' : `${changeWords(change)} in ${time}.`,
    risk && `Nutrition score ${latest.nutrition.total}, ${risk} risk.`,
  );
}

export function changeWords(pct: number): string {
  const size = said(Math.abs(Math.round(pct * 10) / 10));
  return size === '0' ? 'No change' : `${pct < 0 ? 'Down' : 'Up'} ${size} %`;
}

function signsOf(
  latest: LatestWeight,
  { house }: WeightChartQuery,
  band: { low: number; high: number } | null,
): ChartSign[] {
  const spans = [
    ['1 month', latest.pct_change_1m, house.weight_loss_pct_1m],
    ['3 months', latest.pct_change_3m, house.weight_loss_pct_3m],
    ['6 months', latest.pct_change_6m, house.weight_loss_pct_6m],
  ] as const;
  const losses = spans.filter(([, pct, limit]) => pct !== null && -pct >= limit);
  return [
    ...losses.map(([time, pct]) => ({ way: 'down' as const, words: `Lost ${said(Math.abs(pct ?? 0))} % in ${time}` })),
    ...(band && latest.weight_kg < band.low ? [{ way: 'down' as const, words: 'Below the healthy band' }] : []),
    ...(band && latest.weight_kg > band.high ? [{ way: 'up' as const, words: 'Above the healthy band' }] : []),
    ...(latest.nutrition.risk === 'high' ? [{ way: 'mark' as const, words: 'High nutrition risk' }] : []),
  ];
}

export interface WeightFigures extends LatestWeight {
  change_kg: number | null;
}

/** What each weight that stands meant when it was taken, by the weight. */
export function weightFigures(
  entries: readonly WeightChartRow[],
  asked: WeightChartQuery,
): ReadonlyMap<string, WeightFigures> {
  const known = measured(entries);
  return new Map(
    known.flatMap((entry, place) => {
      const before = known[place - 1];
      const meant = latestWeight(known.slice(0, place + 1), {
        ...asked,
        window: { ...asked.window, to: localDay(entry.occurred_at, asked.house.time_zone) },
      });
      return meant
        ? [
            [
              entry.id,
              { ...meant, change_kg: before ? (entry.weight_kg ?? 0) - (before.weight_kg ?? 0) : null },
            ] as const,
          ]
        : [];
    }),
  );
}
