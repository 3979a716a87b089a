import { rankOf } from '../kit/traits/severity.ts';
import { compareMoments, type Moment } from '../kit/time/time.ts';

/** Something that waits for somebody: an alert, a check, a chart. */
export interface Urgent {
  readonly severity: string;
  /** What it is about, as alerts name it; a task where it is not said. */
  readonly category?: string | null;
  readonly due_at?: Moment | null;
  readonly raised_at?: Moment | null;
}

/** Somebody may come to harm, rather than a paper or the house. */
const ofPeople: readonly (string | null | undefined)[] = ['clinical', 'safety', 'safeguarding'];
const concernsSomebody = ({ category }: Urgent): number => Number(ofPeople.includes(category));
const since = ({ due_at, raised_at }: Urgent): Moment | null => due_at ?? raised_at ?? null;

/** The one order of whatever waits: by how grave it is, people before papers, then by what has waited the longest. */
export function compareUrgency(a: Urgent, b: Urgent): number {
  const [first, second] = [since(a), since(b)];
  const byTime = first && second ? compareMoments(first, second) : Number(first === null) - Number(second === null);
  return rankOf(b.severity) - rankOf(a.severity) || concernsSomebody(b) - concernsSomebody(a) || byTime;
}

export const mostUrgent = <R extends Urgent>(waiting: readonly R[]): readonly R[] => waiting.toSorted(compareUrgency);
