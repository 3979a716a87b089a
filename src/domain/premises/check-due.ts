import { addMonths, daysBetween, type Day } from '../kit/time.ts';

export type AssetCheckKind =
  | 'pat' | 'loler' | 'service' | 'calibration' | 'visual' | 'gas' | 'fire' | 'legionella' | 'tmv' | 'electrical_installation' | 'window_restrictor';

export type CheckState = 'never_checked' | 'in_date' | 'due_soon' | 'overdue';

/** Months between checks, to start from. Where no source is named, the figure is our own choice. */
export const usualInterval: { [K in AssetCheckKind]?: number } = {
  // The law sets no interval for portable appliances; it follows the risk.
  pat: 12,
  // LOLER 1998 reg. 9: equipment that lifts people.
  loler: 6,
  // Gas Safety (Installation and Use) Regulations 1998: every year.
  gas: 12,
  // Fixed wiring: at least every five years.
  electrical_installation: 60,
  tmv: 12,
  calibration: 12,
  // Looked at every month; opening no wider than 100 mm (HSE, falls from windows).
  window_restrictor: 1,
};

/** The longest the law allows; anything longer is refused. */
export const longestInterval: { [K in AssetCheckKind]?: number } = { loler: 6, gas: 12, electrical_installation: 60 };

/** From here on a day that comes near is told. */
export const soonDays = 30;

/** When a check is next due, and whether that is near. On its day it is not yet overdue. */
export function checkDue(check: { last_on: Day | null; interval_months: number }, today: Day): { next_due: Day | null; state: CheckState } {
  if (check.last_on === null) return { next_due: null, state: 'never_checked' };
  const next_due = addMonths(check.last_on, check.interval_months);
  if (next_due < today) return { next_due, state: 'overdue' };
  return { next_due, state: daysBetween(today, next_due) <= soonDays ? 'due_soon' : 'in_date' };
}
