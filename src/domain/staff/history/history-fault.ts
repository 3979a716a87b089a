import { dayWords } from '../../kit/time/day-words.ts';
import { midSentence } from '../../kit/words/mid-sentence.ts';

/** What was found where the history, its seals and the records do not agree. */
export type HistoryFault =
  /** A line that reads otherwise than when it was sealed, that is gone, or that stands where there was none. */
  | { readonly kind: 'line_changed' | 'line_removed' | 'line_added'; readonly line: string; readonly seal: number }
  /** A record, or an earlier version of it, that is not as the history left it. */
  | ({
      readonly kind: 'record_changed' | 'record_removed';
      readonly line: string;
      readonly seal: number;
    } & FaultyRecord)
  /** A record or a version of it that no line of the history speaks of. */
  | ({ readonly kind: 'record_unexplained' } & FaultyRecord)
  | { readonly kind: 'seal_changed' | 'seal_removed' | 'seal_of_other_key'; readonly seal: number }
  /** What is known outside the database reaches further than the database. */
  | { readonly kind: 'end_removed'; readonly seal: number; readonly last: number }
  /** An entry that says two people disposed of something, and that nobody with the key has written. */
  | { readonly kind: 'erasure_forged'; readonly disposal: string };

interface FaultyRecord {
  readonly entity: string;
  readonly record: string;
  readonly version: number;
}

/** Content that two people made go: its rows are not as they were sealed, and rightly so. */
export interface ErasedByOrder {
  readonly id: string;
  readonly home: string;
  readonly ground: 'retention' | 'court_order';
  readonly court: string | null;
  readonly order_reference: string | null;
  readonly ordered_on: string | null;
  readonly decided_at: string;
  readonly records: number;
  readonly lines: number;
}

/** What was found when the whole history was last looked through. */
export interface HistoryCheck {
  readonly checked_at: string;
  readonly lines: number;
  readonly seals: number;
  /** The first that was found stands first. */
  readonly found: readonly HistoryFault[];
  /** The newest first. */
  readonly erased: readonly ErasedByOrder[];
}

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;

/** One sentence for what was erased lawfully, with the order it was erased by. */
export function erasureSentence({
  id,
  ground,
  court,
  order_reference,
  ordered_on,
  records,
  lines,
}: ErasedByOrder): string {
  const by =
    ground === 'court_order'
      ? `by order ${order_reference} of ${court}${ordered_on ? `, ${dayWords(ordered_on)}` : ''}`
      : 'when their time was over';
  return `${counted(records, 'record')} and the words of ${counted(lines, 'line')} were erased ${by} (disposal ${id}).`;
}

/** One sentence for each fault, with the record called by what its kind is called. */
export function faultSentence(fault: HistoryFault, called: (entity: string) => string): string {
  switch (fault.kind) {
    case 'line_changed':
      return `Line ${fault.line} of the history was changed after it was sealed (seal ${fault.seal}).`;
    case 'line_removed':
      return `Line ${fault.line} of the history was removed after it was sealed (seal ${fault.seal}).`;
    case 'line_added':
      return `Line ${fault.line} was put into the history after that part of it was sealed (seal ${fault.seal}).`;
    case 'record_changed':
      return `Version ${fault.version} of ${recordWords(fault, called)} is not as the history left it (line ${fault.line}, seal ${fault.seal}).`;
    case 'record_removed':
      return `Version ${fault.version} of ${recordWords(fault, called)} is gone (line ${fault.line}, seal ${fault.seal}).`;
    case 'record_unexplained':
      return `Version ${fault.version} of ${recordWords(fault, called)} was written past the history: no line speaks of it.`;
    case 'seal_changed':
      return `Seal ${fault.seal} does not fit what it seals: it was changed.`;
    case 'seal_removed':
      return `Seal ${fault.seal} is missing.`;
    case 'seal_of_other_key':
      return `Seal ${fault.seal} was made with another SECRET_KEY, so nobody can tell whether it is whole. Start Hearth with the key of that time to find out.`;
    case 'end_removed':
      return `The history ends at seal ${fault.last}, but seal ${fault.seal} is known outside the database: what came after was cut off, or an older back-up was put back.`;
    case 'erasure_forged':
      return `Disposal ${fault.disposal} is not as two people confirmed it, so what it says was erased is not accounted for.`;
  }
}

const recordWords = ({ entity, record }: FaultyRecord, called: (entity: string) => string): string =>
  `${midSentence(called(entity))} ${record}`;
