import { monthWords } from '../../kit/time/day-words.ts';
import { addMonths, type Day, type Moment } from '../../kit/time/time.ts';
import type { LedgerProof } from '../ledger/ledger-proof.ts';

/** One account of a month: what it began with, what moved, what it ended with. */
export interface MonthSheetLine {
  readonly account_kind: string;
  readonly resident: string | null;
  readonly name: string | null;
  readonly opening: number;
  readonly came_in: number;
  readonly went_out: number;
  readonly closing: number;
  readonly lines: number;
}

/** The entities that the sheet of a month is read from. */
export const monthMadeOf = ['transaction', 'payment', 'petty_cash', 'payments_handover', 'resident', 'home'] as const;

/** A month as a sheet is asked for: 2026-03. */
export const isMonth = (value: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(value);

export interface MonthSheet {
  /** As its first day. */
  readonly month: Day;
  readonly lines: readonly MonthSheetLine[];
  /** Movements of the month that nobody has signed yet; they go into the month in which they are posted. */
  readonly unsigned: number;
  /** Counts of the month whose difference is not resolved. */
  readonly differences: number;
  readonly closed_at: Moment | null;
  readonly closed_by: string | null;
  /** The last month that is closed, and the first with a line in it. */
  readonly last_closed: Day | null;
  readonly first: Day | null;
  /** When the books of the house were last added up again, and what was found; null before the first night. */
  readonly proof: LedgerProof | null;
}

/** The month whose turn it is, like 2026-03; null where nothing was ever posted. */
export function nextToClose({ last_closed, first }: Pick<MonthSheet, 'last_closed' | 'first'>): string | null {
  return (last_closed === null ? first : addMonths(last_closed, 1))?.slice(0, 7) ?? null;
}

/** Why a month cannot be closed now; null where it can. */
export function closingComplaint(
  { month, differences, closed_at, last_closed, first }: Omit<MonthSheet, 'lines' | 'unsigned' | 'closed_by' | 'proof'>,
  today: Day,
): string | null {
  if (closed_at !== null) return 'This month is closed.';
  if (addMonths(month, 1) > today) return 'A month is closed once it is over.';
  const next = nextToClose({ last_closed, first });
  if (first !== null && month.slice(0, 7) < first.slice(0, 7)) return 'Nothing was posted in this house yet.';
  if (next !== null && next < month.slice(0, 7))
    return `Close the months before it first, from ${monthWords(next)} on.`;
  return differences > 0 ? 'A cash count of this month still differs. It is resolved first.' : null;
}
