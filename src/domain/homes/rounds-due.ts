import { compareMoments, type Moment } from '../kit/time/time.ts';
import type { Board } from './board.ts';
import { isInRound, roundKinds, type RoundKind } from './round.ts';

/** How a round stands: for how many people it is overdue, due, or due within the hour, and since or from when. */
export interface RoundDue {
  readonly kind: RoundKind;
  readonly overdue: number;
  readonly due: number;
  readonly soon: number;
  readonly at: Moment | null;
}

function roundDue(kind: RoundKind, board: Board): RoundDue {
  const residents = board.residents.filter(({ is_looked_in = false }) => isInRound(kind, is_looked_in));
  const due = residents.flatMap((row) => row.due.filter((item) => item.kind === kind));
  const soon = residents.flatMap((row) => (row.soon ?? []).filter((item) => item.kind === kind));
  const overdue = due.filter(({ state }) => state === 'overdue').length;
  const [at = null] = (due.length > 0 ? due : soon).map(({ due_at }) => due_at).toSorted(compareMoments);
  return { kind, overdue, due: due.length - overdue, soon: soon.length, at };
}

const urgency = ({ overdue, due, soon }: RoundDue): number => (overdue > 0 ? 3 : due > 0 ? 2 : soon > 0 ? 1 : 0);

/** Every round there is, the most urgent first. */
export const roundsDue = (board: Board): readonly RoundDue[] =>
  roundKinds.map((kind) => roundDue(kind, board)).toSorted((a, b) => urgency(b) - urgency(a));
