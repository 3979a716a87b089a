import { keysOf } from '../kit/vocabulary/record-values.ts';
import { compareMoments, type Moment } from '../kit/time/time.ts';
import { compareUrgency, type Urgent } from '../notices/most-urgent.ts';

/** Where a line stands on a resident's page: what is new, what to keep an eye on, what to do, and who comes or goes. */
export const lineParts = { changed: 'Changed', watch: 'Watch', do: 'Do', appointments: 'Appointments' } as const;
export type LinePart = keyof typeof lineParts;

/** What the next shift must hear first comes first. */
export const lineRanks = {
  arrival: 'New here',
  safety: 'Safety',
  plan: 'Plan or risk',
  deviation: 'Not as usual',
  due: 'Due',
  told: 'Told',
} as const;
export type LineRank = keyof typeof lineRanks;

/** What became of the record since the last handover. */
export const lineMarks = { new: 'New', updated: 'Updated', withdrawn: 'Withdrawn', standing: 'Still open' } as const;
export type LineMark = keyof typeof lineMarks;

/** One fact of a handover, and the record it was read from. */
export interface HandoverLine {
  readonly part: LinePart;
  readonly rank: LineRank;
  readonly mark: LineMark;
  readonly words: string;
  /** As the alert has it that is told. */
  readonly severity?: string;
  readonly at: Moment;
  readonly by: string | null;
  /** Without an id it is the resident's whole chart that says so. */
  readonly source: { readonly entity: string; readonly id: string | null };
}

// An object of literals has the keys it is written with, in their order.
export const partOrder = keysOf(lineParts);

/** How grave each rank is in the one order of whatever waits. */
const gravity: { readonly [R in LineRank]: Pick<Urgent, 'severity' | 'category'> } = {
  arrival: { severity: 'critical', category: 'safety' },
  safety: { severity: 'high', category: 'safety' },
  plan: { severity: 'medium', category: 'clinical' },
  deviation: { severity: 'medium' },
  due: { severity: 'low' },
  told: { severity: 'info' },
};

/** What is still to be done or to come: its words say when and by whom, and whoever wrote it down is somebody else. */
export const isAhead = ({ part }: HandoverLine): boolean => part === 'do' || part === 'appointments';

const urgencyOf = (line: HandoverLine): Urgent => ({
  ...gravity[line.rank],
  ...(line.rank === 'safety' && line.severity ? { severity: line.severity } : {}),
  due_at: isAhead(line) ? line.at : null,
});

/** By part, then as whatever waits is ordered everywhere; what has been waits for nothing, and the newest of it comes first. */
export const compareLines = (a: HandoverLine, b: HandoverLine): number =>
  partOrder.indexOf(a.part) - partOrder.indexOf(b.part) ||
  compareUrgency(urgencyOf(a), urgencyOf(b)) ||
  compareMoments(b.at, a.at);
