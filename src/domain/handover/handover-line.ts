import { compareMoments, type Moment } from '../kit/time.ts';

/** Where a line stands on a resident's page: what is new, what to keep an eye on, what to do, and who comes or goes. */
export const lineParts = { changed: 'Changed', watch: 'Watch', do: 'Do', appointments: 'Appointments' } as const;
export type LinePart = keyof typeof lineParts;

/** What the next shift must hear first comes first. */
export const lineRanks = { arrival: 'New here', safety: 'Safety', plan: 'Plan or risk', deviation: 'Not as usual', due: 'Due', told: 'Told' } as const;
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
  readonly at: Moment;
  readonly by: string | null;
  /** Without an id it is the resident's whole chart that says so. */
  readonly source: { readonly entity: string; readonly id: string | null };
}

const partOrder = Object.keys(lineParts) as LinePart[];
const rankOrder = Object.keys(lineRanks) as LineRank[];

const compareRanks = (a: LineRank, b: LineRank): number => rankOrder.indexOf(a) - rankOrder.indexOf(b);

/** What is still to be done or to come: its words say when and by whom, and whoever wrote it down is somebody else. */
export const isAhead = ({ part }: HandoverLine): boolean => part === 'do' || part === 'appointments';

/** By part, then by what matters most; in each, what is to come in its order and what has been with the newest first. */
export function compareLines(a: HandoverLine, b: HandoverLine): number {
  return partOrder.indexOf(a.part) - partOrder.indexOf(b.part) || compareRanks(a.rank, b.rank) || compareMoments(a.at, b.at) * (isAhead(a) ? 1 : -1);
}
