interface InState {
  readonly status: string | null;
}

/** The record comes into this state with this very change. */
export const arrives = (record: InState, before: Readonly<Record<string, unknown>> | null, state: string): boolean =>
  record.status === state && before?.['status'] !== state;
