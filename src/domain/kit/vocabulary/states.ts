/** A record's states and who may move it from one to the next. */

import type { RecordValues } from './record-values.ts';

export interface Move {
  readonly from: readonly string[];
  readonly to: string;
  /** The act of this entity that the move asks for, never plain `change` unless it says so. */
  readonly right: string;
  /** Fields that must be filled when the record arrives in the new state. */
  readonly needs?: readonly string[];
  /** Fields that may be filled in along the way, by whoever makes the move. */
  readonly takes?: readonly string[];
  /** Only this call makes the move; an ordinary change may not. */
  readonly by?: string;
  /** Nobody moves a record whose named field holds their own id. */
  readonly notBy?: readonly string[];
  /** Only whoever is named in one of these fields makes the move; where another leads to the same state, this one is theirs. */
  readonly onlyBy?: readonly string[];
  /** What a button calls it; the state it leads to unless it has a name of its own. */
  readonly verb?: string;
  /** What the history calls it; an ordinary change unless it has a name of its own. */
  readonly told?: string;
}

export interface States {
  readonly start: string;
  /** Further states a new record may begin in. */
  readonly mayStart?: readonly string[];
  readonly moves: readonly Move[];
}

export const move = (
  from: string | readonly string[],
  to: string,
  right: string,
  rest: Omit<Move, 'from' | 'to' | 'right'> = {},
): Move => ({
  from: typeof from === 'string' ? [from] : from,
  to,
  right,
  ...rest,
});

/** Who moves which record: an author's own move comes before the one of everybody else. */
export interface Mover {
  readonly record: RecordValues;
  readonly person: string | null;
}

export function moveBetween(states: States, from: string, to: string, mover?: Mover): Move | undefined {
  const candidates = states.moves.filter((candidate) => candidate.to === to && candidate.from.includes(from));
  const own = mover && candidates.find(({ onlyBy }) => onlyBy?.some((field) => mover.record[field] === mover.person));
  return own ?? candidates.find(({ onlyBy }) => !onlyBy);
}
