import { addMonths, type Moment } from '../../kit/time/time.ts';
import type { BoardRepair } from './repair-board.ts';

/** What one contractor's completed repairs cost in one month of the house's calendar. */
export interface RepairCost {
  /** `2026-03`. */
  readonly month: string;
  readonly contractor: string | null;
  readonly repairs: number;
  readonly cost: number;
  /** Completed without anybody having written down what it cost. */
  readonly unpriced: number;
}

/** The entities that the repairs of a house are read from: things of the house stand at places too. */
export const repairsMadeOf = ['repair_record', 'house_asset'] as const;

/** The repairs of a house: what is open, what was closed lately, and what a year of them cost. */
export interface RepairOverview {
  readonly home: string;
  readonly at: Moment;
  readonly repairs: readonly BoardRepair[];
  readonly costs: readonly RepairCost[];
  /** Places of the house, the most usual first. */
  readonly places: readonly string[];
}

const costMonths = 12;

export interface CostSum {
  readonly repairs: number;
  readonly cost: number;
  readonly unpriced: number;
}

const pence = (pounds: number): number => Math.round(pounds * 100) / 100;

export const sumOf = (costs: readonly CostSum[]): CostSum =>
  costs.reduce(
    (sum, one) => ({
      repairs: sum.repairs + one.repairs,
      cost: pence(sum.cost + one.cost),
      unpriced: sum.unpriced + one.unpriced,
    }),
    { repairs: 0, cost: 0, unpriced: 0 },
  );

/** The month so many months before one, `2026-01` one before `2026-02`. */
const monthBefore = (month: string, by: number): string => addMonths(`${month}-01`, -by).slice(0, 7);

/** The first month that counts. */
export const firstMonth = (month: string): string => monthBefore(month, costMonths - 1);

/** A year of months up to this one, each with what it cost; the one that runs is the last. */
export const byMonth = (
  costs: readonly RepairCost[],
  month: string,
): readonly (CostSum & { readonly month: string })[] =>
  Array.from({ length: costMonths }, (_, at) => monthBefore(month, costMonths - 1 - at)).map((one) => ({
    month: one,
    ...sumOf(costs.filter((cost) => cost.month === one)),
  }));

/** Who was paid, the most first; what nobody was named for comes last. */
export const byContractor = (
  costs: readonly RepairCost[],
): readonly (CostSum & { readonly contractor: string | null })[] =>
  [...Map.groupBy(costs, ({ contractor }) => contractor)]
    .map(([contractor, own]) => ({ contractor, ...sumOf(own) }))
    .toSorted((a, b) => Number(a.contractor === null) - Number(b.contractor === null) || b.cost - a.cost);
