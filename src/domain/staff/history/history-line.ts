import type { UserHistory } from './user-history.ts';

/** What a line says of one field: the values as its record had them, or that they changed and no more. */
export interface HistoryChange {
  readonly field: string;
  readonly old?: unknown;
  readonly new?: unknown;
  /** Long and restricted words are not told again here; they stand in the earlier version. */
  readonly changed?: true;
}

type LineField =
  | 'id'
  | 'at'
  | 'user'
  | 'user_name'
  | 'role'
  | 'action'
  | 'entity'
  | 'object_id'
  | 'object_version'
  | 'resident'
  | 'summary'
  | 'reason'
  | 'result';

/**
 * A line of the history as it is answered: the page, the drawer of a record and the file read this one. An alias, for an
 * interface would not pass as a record.
 */
export type HistoryLine = Pick<UserHistory, LineField> & {
  /** Null where nothing was changed. */
  readonly changes: readonly HistoryChange[] | null;
  /** Whoever or whatever the line points to, by name, as far as its reader may know it. */
  readonly names?: { readonly [F in 'user' | 'resident' | 'object_id']?: string | null };
};
