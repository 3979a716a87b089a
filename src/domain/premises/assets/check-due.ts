import { addMonths, daysBetween, type Day } from '../../kit/time/time.ts';

export type AssetCheckKind =
  | 'pat'
  | 'loler'
  | 'service'
  | 'calibration'
  | 'visual'
  | 'gas'
  | 'fire'
  | 'legionella'
  | 'tmv'
  | 'electrical_installation'
  | 'window_restrictor';

export type CheckState = 'never_checked' | 'in_date' | 'due_soon' | 'overdue';

/** Months between checks, to start from. Where no source is named, the figure is our own choice. */
export const usualInterval: { readonly [K in AssetCheckKind]: number } = {
  // The law sets no interval for portable appliances; it follows the risk.
  pat: 12,
  // LOLER 1998 reg. 9: equipment that lifts people.
  loler: 6,
  // Provision and Use of Work Equipment Regulations 1998 reg. 5 asks for maintenance without a figure; makers usually say yearly.
  service: 12,
  // HSE HSG107: a formal visual inspection every 6 to 12 months where others than staff use it; the shorter of the two.
  visual: 6,
  // Gas Safety (Installation and Use) Regulations 1998: every year.
  gas: 12,
  // Fixed wiring: at least every five years.
  electrical_installation: 60,
  // BS 5839-1: detection and alarm are serviced at least every six months. Extinguishers (BS 5306-3) yearly, which the form can say.
  fire: 6,
  // HSE HSG274 part 2: shower heads and hoses are cleaned and descaled every quarter.
  legionella: 3,
  tmv: 12,
  calibration: 12,
  // Looked at every month; opening no wider than 100 mm (HSE, falls from windows).
  window_restrictor: 1,
};

/** The longest the law allows; anything longer is refused. */
export const longestInterval: { [K in AssetCheckKind]?: number } = { loler: 6, gas: 12, electrical_installation: 60 };

/** From here on a day that comes near is told; of what is checked every month or two, not so early that it never falls silent. */
export const soonDays = 30;
const soonDaysOf = (interval_months: number): number => (interval_months <= 2 ? 7 : soonDays);

/** When a check is next due, and whether that is near. On its day it is not yet overdue. */
export function checkDue(
  check: { last_on: Day | null; interval_months: number },
  today: Day,
): { next_due: Day | null; state: CheckState } {
  if (check.last_on === null) return { next_due: null, state: 'never_checked' };
  const next_due = addMonths(check.last_on, check.interval_months);
  if (next_due < today) return { next_due, state: 'overdue' };
  return {
    next_due,
    state: daysBetween(today, next_due) <= soonDaysOf(check.interval_months) ? 'due_soon' : 'in_date',
  };
}
