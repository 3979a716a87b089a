import { hoursBetween, type Moment } from '../../kit/time/time.ts';

export interface Weighing {
  occurred_at: Moment;
  outcome: 'measured' | 'declined' | 'unable';
  weight_kg: number | null;
  is_deleted: boolean;
}

export interface WeightChange {
  change_kg: number | null;
  pct_change_1m: number | null;
  pct_change_3m: number | null;
  pct_change_6m: number | null;
}

interface Measured {
  days_back: number;
  weight_kg: number;
}

const HALF_YEAR = 180;

/** How the latest weight compares with those before it. Null means there was no weight to compare with. */
export function weightChange(now: Weighing, earlier: Weighing[]): WeightChange {
  const before = measuredBefore(now, earlier);
  const since = (days: number, within: number) => percentFrom(nearest(before, days, within)?.weight_kg, now.weight_kg);
  // Our own choice: how far from the day itself a weight may lie and still stand for it.
  return {
    change_kg: differenceFrom(nearest(before, 0, Infinity)?.weight_kg, now.weight_kg),
    pct_change_1m: since(30, 10),
    pct_change_3m: since(90, 21),
    pct_change_6m: since(HALF_YEAR, 30),
  };
}

/**
 * Per cent lost since the highest weight of the last six months, the step a nutrition screen asks for
 * (Surrey malnutrition pathway for care homes). Nought after a gain, null without an earlier weight.
 */
export function lossFromHighest(now: Weighing, earlier: Weighing[]): number | null {
  const recent = measuredBefore(now, earlier).filter((weight) => weight.days_back <= HALF_YEAR);
  if (recent.length === 0) return null;
  const change = percentFrom(Math.max(...recent.map((weight) => weight.weight_kg)), now.weight_kg);
  return change === null ? null : Math.max(0, -change);
}

/** More than 3 kg or 5 % from last time, our own choice, is more often a slip of the scales than of the body: weigh again. */
export function needsReweigh(now_kg: number, last_kg: number): boolean {
  const change = percentFrom(last_kg, now_kg);
  return Math.abs(tenths(now_kg) - tenths(last_kg)) > 30 || (change !== null && Math.abs(change) > 5);
}

function measuredBefore(now: Weighing, earlier: Weighing[]): Measured[] {
  return earlier.flatMap((weighing) => {
    const days_back = hoursBetween(weighing.occurred_at, now.occurred_at) / 24;
    const counts = days_back > 0 && weighing.outcome === 'measured' && !weighing.is_deleted;
    return counts && weighing.weight_kg !== null ? [{ days_back, weight_kg: weighing.weight_kg }] : [];
  });
}

/** Of two equally near the target day, the more recent. */
function nearest(weights: Measured[], days: number, within: number): Measured | undefined {
  const away = (weight: Measured) => Math.abs(weight.days_back - days);
  return weights
    .filter((weight) => away(weight) <= within)
    .toSorted((a, b) => away(a) - away(b) || a.days_back - b.days_back)[0];
}

// Whole tenths of a kilogram, so that a loss of exactly 5 % is exactly 5.
const tenths = (kg: number) => Math.round(kg * 10);

const differenceFrom = (reference: number | undefined, now: number | null) =>
  reference === undefined || now === null ? null : (tenths(now) - tenths(reference)) / 10;

const percentFrom = (reference: number | undefined, now: number | null) =>
  reference === undefined || now === null ? null : (100 * (tenths(now) - tenths(reference))) / tenths(reference);
