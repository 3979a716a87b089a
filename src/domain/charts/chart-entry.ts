import type { Moment } from '../kit/time/time.ts';

/** What every line of a chart says besides its figures: when, by whom, late or not, struck out or not. */
export interface ChartEntry {
  id: string;
  occurred_at: Moment;
  recorded_at: Moment | null;
  by: string | null;
  is_late_entry: boolean | null;
  is_deleted: boolean;
  deletion_reason: string | null;
}

/** A struck-out entry stays in the table, with a line through it, and counts nowhere else. */
export const notStruckOut = <E extends { is_deleted: boolean }>(entries: readonly E[]): E[] =>
  entries.filter((entry) => !entry.is_deleted);
