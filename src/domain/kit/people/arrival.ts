import type { RecordValues } from '../vocabulary/record-values.ts';

interface InState {
  readonly status: string | null;
}

/** The record comes into this state with this very change. */
export const arrives = (record: InState, before: RecordValues | null, state: string): boolean =>
  record.status === state && before?.['status'] !== state;
