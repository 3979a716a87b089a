import type { AnyRecord } from '../../kit/vocabulary/entity.ts';
import type { Moment } from '../../kit/time/time.ts';
import type { Priority } from './compose.ts';
import type { HandoverLine } from '../handover-line.ts';
import type { Handover } from '../handover.ts';
import type { Stretch } from '../material/material.ts';
import type { Figures } from './resident-figures.ts';

/** Whom a page is about. */
export interface SheetPerson {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly preferred_name: string | null;
  readonly room: string | null;
  readonly photo: string | null;
  readonly status: string;
  readonly expected_return_date: string | null;
}

interface NamedItem {
  readonly id: string;
  readonly name: string;
}

interface AskedQuestion {
  readonly text: string;
  readonly by: string | null;
}

/** One resident's page as it stands: composed at this minute while the handover is a draft, as given from then on. */
export interface SheetPage {
  /** Null while nobody has built it. */
  readonly id: string | null;
  readonly version: number | null;
  readonly person: SheetPerson;
  readonly priority: Priority;
  /** Nothing to read on it: neither of the records nor of a colleague. */
  readonly as_usual: boolean;
  readonly lines: readonly HandoverLine[];
  readonly remark: string | null;
  readonly questions: readonly AskedQuestion[];
  readonly acknowledged: readonly NamedItem[];
  readonly sbar: {
    readonly situation: string;
    readonly background: string;
    readonly assessment: string;
    readonly recommendation: string;
  };
  readonly figures: Figures;
  readonly hash: string | null;
}

/** Something that happened in the time of a handover and was written down, corrected or withdrawn after it was given. */
export interface LateEntry {
  readonly kind: string;
  readonly id: string;
  readonly how: 'added' | 'corrected' | 'withdrawn';
  /** Null where it is about the house. */
  readonly resident: string | null;
  readonly name: string;
  readonly words: string;
  readonly occurred_at: Moment;
  readonly recorded_at: Moment;
  readonly by: string | null;
}

/** What came after a handover was given, until the next one is. */
export interface SheetAfter {
  readonly since: Moment;
  readonly pages: readonly Pick<SheetPage, 'person' | 'priority' | 'lines'>[];
  readonly house: readonly HandoverLine[];
}

interface SheetTask {
  readonly text: string;
  readonly assigned_to: string | null;
  readonly due_at: Moment | null;
  readonly done_at: Moment | null;
}

/** What its screen tells of the handover's own record. */
type HandoverHead = Pick<
  Handover,
  | 'status'
  | 'handover_date'
  | 'from_shift'
  | 'to_shift'
  | 'given_by'
  | 'received_by'
  | 'staff_on_next_shift'
  | 'addenda'
> &
  Partial<Pick<Handover, 'hash' | 'house_issues' | 'visitors'>>;

/** Everything the handover's screen shows, in one answer. */
export interface HandoverSheet extends Stretch {
  readonly handover: AnyRecord & HandoverHead;
  /** Composed at this minute, not as it was given. */
  readonly is_live: boolean;
  readonly pages: readonly SheetPage[];
  readonly house: readonly HandoverLine[];
  readonly tasks: readonly SheetTask[];
  /** Null while it is a draft, and once a later one was given, which tells it. */
  readonly after: SheetAfter | null;
  readonly late: readonly LateEntry[];
  /** When the next one begins to be written; null while this is a draft. */
  readonly next_draft_at: Moment | null;
}
