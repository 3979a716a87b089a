import type { ImportName } from './kinds/import-kinds.ts';
import type { Matching } from './match-columns.ts';
import type { SetName } from './starting-sets/starting-sets.ts';
import type { SheetLine } from './cells/sheet-line.ts';
import type { Epoch } from './cells/sheet-day.ts';

/** So many lines a file may have; a house has fewer of anything. */
export const mostLines = 2_000;

/** What was found in a file. */
export interface SheetTable {
  readonly headings: readonly string[];
  readonly lines: readonly SheetLine[];
  readonly epoch: Epoch;
  /** What was passed over, in sentences. */
  readonly notes: readonly string[];
}

/** What is meant by a line that looks like somebody who is here already. */
export type SameAnswer = 'same' | 'another';

export interface ImportRequest {
  readonly id: string;
  readonly kind: ImportName;
  readonly home: string;
  readonly file: string;
  /** Where the lines come from a starting set; then the file is called after it. */
  readonly set: SetName | null;
  readonly epoch: Epoch;
  readonly matching: Matching;
  /** What holds for every line whose cell is empty, by the keys of the columns. */
  readonly forAll: Readonly<Record<string, string>>;
  readonly lines: readonly SheetLine[];
  readonly same: Readonly<Record<string, SameAnswer>>;
  /** The codes of the doubts that somebody has confirmed, by line. */
  readonly confirmed: Readonly<Record<string, readonly string[]>>;
}

export interface LineProblem {
  /** The key of the column; null where the line as a whole cannot be. */
  readonly column: string | null;
  readonly sentence: string;
}

export interface LineDoubt extends LineProblem {
  readonly code: string;
}

export interface LineFinding {
  readonly line: number;
  readonly problems: readonly LineProblem[];
  readonly doubts: readonly LineDoubt[];
  /** Who or what it looks like, where nobody has said yet whether they are the same. */
  readonly alike: string | null;
}

/** What a file would bring, or has brought: only the lines that somebody has to look at are listed. */
export interface ImportFindings {
  readonly state: 'checked' | 'imported';
  /** Lines that are or would be brought in, and those left out because they are here already. */
  readonly ready: number;
  readonly leftOut: number;
  readonly findings: readonly LineFinding[];
}

/** A file that was brought in. */
export interface ImportedFile {
  readonly id: string;
  readonly kind: ImportName;
  readonly file_name: string;
  readonly starting_set: SetName | null;
  readonly lines: number;
  readonly done: number;
  readonly state: 'looking' | 'imported' | 'undone';
  readonly at: string;
  readonly by_name: string;
  readonly undone_at: string | null;
  readonly undone_by_name: string | null;
  /** Until when it can be undone as a whole; null where that is over. */
  readonly undo_until: string | null;
}

/** So long a file can be taken out again as a whole. */
export const undoHours = 24;
