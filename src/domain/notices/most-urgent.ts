import { severities } from '../kit/severity.ts';
import { compareMoments, type Moment } from '../kit/time.ts';

interface Reminder {
  readonly severity: string;
  readonly due_at?: Moment | null;
  readonly raised_at?: Moment | null;
}

const ranks: readonly string[] = Object.keys(severities);
const rank = ({ severity }: Reminder): number => ranks.indexOf(severity);
const due = ({ due_at, raised_at }: Reminder): Moment | null => due_at ?? raised_at ?? null;

/** What matters most first; among equals what was due the longest. */
export const mostUrgent = <R extends Reminder>(reminders: readonly R[]): readonly R[] =>
  reminders.toSorted((a, b) => {
    const [first, second] = [due(a), due(b)];
    return rank(b) - rank(a) || (first && second ? compareMoments(first, second) : Number(first === null) - Number(second === null));
  });
