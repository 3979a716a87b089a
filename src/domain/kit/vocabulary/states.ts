/** A record's states and who may move it from one to the next. */

import type { PermissionVerb } from './acts.ts';
import type { RecordValues } from './record-values.ts';

/** Bound to the states and the fields of its entity; what the kits read is any of them. */
export interface Move<
  State extends string = string,
  Name extends string = string,
  Right extends PermissionVerb = PermissionVerb,
> {
  readonly from: readonly State[];
  readonly to: State;
  /** The act of this entity that the move asks for, never plain `change` unless it says so. */
  readonly right: Right;
  /** Fields that must be filled when the record arrives in the new state. */
  readonly needs?: readonly Name[];
  /** Fields that may be filled in along the way, by whoever makes the move. */
  readonly takes?: readonly Name[];
  /** Only this call makes the move; an ordinary change may not. */
  readonly by?: string;
  /** Nobody moves a record whose named field holds their own id. */
  readonly notBy?: readonly Name[];
  /** Only whoever is named in one of these fields makes the move; where another leads to the same state, this one is theirs. */
  readonly onlyBy?: readonly Name[];
  /** What a button calls it; the state it leads to unless it has a name of its own. */
  readonly verb?: string;
  /** What the history calls it; an ordinary change unless it has a name of its own. */
  readonly auditedAs?: string;
}

export interface States<
  State extends string = string,
  Name extends string = string,
  Right extends PermissionVerb = PermissionVerb,
> {
  readonly start: State;
  /** Further states a new record may begin in. */
  readonly mayStart?: readonly State[];
  readonly moves: readonly Move<State, Name, Right>[];
}

export const move = <const State extends string, const Right extends PermissionVerb, const Name extends string = never>(
  from: State | readonly State[],
  to: State,
  right: Right,
  rest: Omit<Move<State, Name, Right>, 'from' | 'to' | 'right'> = {},
): Move<State, NoInfer<Name>, Right> => ({
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

interface InState<State extends string> {
  readonly status: State | null;
}

/** The record comes into this state with this very change. */
export const entersState = <State extends string>(
  record: InState<State>,
  before: Partial<InState<State>> | null,
  state: NoInfer<State>,
): boolean => record.status === state && before?.status !== state;
