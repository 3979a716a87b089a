import { laneOf, type Lane, type Severity } from '../kit/traits/severity.ts';
import { mostUrgent, type Urgent } from './most-urgent.ts';

export interface LaneItem extends Urgent {
  readonly id: string;
  readonly severity: Severity;
  /** What makes two of them repeats of one another: the rule, or the kind of review. */
  readonly group: string;
}

export interface Folded<I> {
  readonly group: string;
  readonly items: readonly I[];
}

/** Fewer are shown as they are. */
const repeats = 3;

/** What stands in each lane, the most urgent first, repeats folded under one heading. What is critical is never folded away. */
export function inLanes<I extends LaneItem>(items: readonly I[]): { readonly [L in Lane]: readonly Folded<I>[] } {
  const sorted = mostUrgent(items);
  const inLane = (lane: Lane) => folded(sorted.filter(({ severity }) => laneOf(severity) === lane));
  return { act_now: inLane('act_now'), this_shift: inLane('this_shift'), information: inLane('information') };
}

function folded<I extends LaneItem>(items: readonly I[]): readonly Folded<I>[] {
  const keyOf = ({ group, severity, id }: I): string => (severity === 'critical' ? id : group);
  return [...Map.groupBy(items, keyOf)].flatMap(([group, own]) =>
    own.length < repeats ? own.map((one) => ({ group: one.id, items: [one] })) : [{ group, items: own }],
  );
}
