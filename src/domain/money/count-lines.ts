import type { Circumstances } from '../kit/vocabulary/entity.ts';
import { isAhead } from '../kit/time/ahead.ts';
import type { Counted } from './cash-count.ts';
import { pence, sumOf } from './balance.ts';
import { countDifference, countedTotal } from './cash-count.ts';

interface Line {
  readonly account_kind: string;
  readonly resident: string | null;
  readonly expected: number | null;
  readonly counted: number;
  readonly denominations: Readonly<Record<string, number | null>> | null;
  readonly difference: number | null;
}

const counts = (denominations: Readonly<Record<string, number | null>>): Counted =>
  Object.fromEntries(Object.entries(denominations).filter(([, count]) => count !== null));

/** Notes and coins are optional, but where they are counted they make up the sum. */
const addsUp = ({ counted, denominations }: Line): boolean =>
  denominations === null ||
  Object.values(denominations).every((count) => count === null) ||
  pence(countedTotal(counts(denominations))) === pence(counted);

/** How each tin differs from the ledger, where the ledger's figure is known. */
export const compared = <L extends Line>(lines: readonly L[]): readonly L[] =>
  lines.map((line) => ({
    ...line,
    difference: line.expected === null ? null : countDifference({ expected: line.expected, counted: line.counted }),
  }));

/** The sum of what is over and what is short, so that neither hides the other. */
export const strayTotal = (lines: readonly Line[]): number =>
  sumOf(lines.map(({ difference }) => Math.abs(difference ?? 0)));

/** A tin that stands there twice would be held against the ledger twice. */
const isTwice = (lines: readonly Line[]): boolean =>
  new Set(lines.map(({ account_kind, resident }) => `${account_kind} ${resident}`)).size < lines.length;

interface Count {
  readonly counted_at: string;
  readonly lines: readonly Line[];
  readonly handed_over_by: string;
  readonly received_by: string;
  readonly discrepancy_note: string | null;
  readonly status: string | null;
}

export function countComplaints(count: Count, { now }: Pick<Circumstances, 'now'>) {
  const differs = strayTotal(count.lines) !== 0;
  const wrong = count.lines.findIndex((line) => !addsUp(line));
  return {
    ...(isAhead(count.counted_at, now) ? { counted_at: 'A count cannot be in the future.' } : {}),
    ...(isTwice(count.lines) ? { lines: 'A tin is counted twice here. Take one of the two out.' } : {}),
    ...(wrong >= 0 ? { lines: `The notes and coins of tin ${wrong + 1} do not add up to what was counted.` } : {}),
    ...(count.handed_over_by === count.received_by
      ? { received_by: 'Two different people count: choose who receives the cash.' }
      : {}),
    ...(differs && count.status === 'agreed' ? { status: 'The count cannot be agreed while a tin differs.' } : {}),
    ...(differs && count.status !== 'draft' && count.discrepancy_note === null
      ? { discrepancy_note: 'Say what is known about the difference.' }
      : {}),
  };
}
