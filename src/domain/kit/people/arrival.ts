interface InState<State extends string> {
  readonly status: State | null;
}

/** The record comes into this state with this very change. */
export const entersState = <State extends string>(
  record: InState<State>,
  before: Partial<InState<State>> | null,
  state: NoInfer<State>,
): boolean => record.status === state && before?.status !== state;
