import type { RoundKind } from '#domain/homes/round.ts';
import { useRef, useState } from 'react';
import { useFormDraft } from '../kit/use-form-draft.ts';

/** Where a row leaves what has not arrived, and finds what it left before a lock. */
export interface UnsentRow<T> {
  /** Found when the round was opened again; null where nothing was left, or it has arrived. */
  left: T | null;
  keep(unsent: T | null): void;
}

type All = Readonly<Record<string, unknown>>;

const without = (all: All, resident: string): All => Object.fromEntries(Object.entries(all).filter(([one]) => one !== resident));

/** What the rows of a round have not sent, kept as one draft: a screen that locks takes the rows away, and they promise to send it again. */
export function useUnsent(house: string, kind: RoundKind) {
  const [left, setLeft] = useState<All>({});
  const unsent = useRef<All>({});
  const isDiscarded = useRef(false);
  // Whatever else is tapped meanwhile, what was left is gone on with: each row has its own.
  const draft = useFormDraft({ form: `round-${kind}`, record: house }, false, ({ values }) => {
    unsent.current = { ...values, ...unsent.current };
    setLeft(values);
  });

  function keep(resident: string, entry: unknown) {
    if (isDiscarded.current || (entry === null && !(resident in unsent.current))) return;
    unsent.current = entry === null ? without(unsent.current, resident) : { ...unsent.current, [resident]: entry };
    if (entry === null) setLeft((now) => without(now, resident));
    if (Object.keys(unsent.current).length > 0) draft.keep(unsent.current, '', null);
    else void draft.drop();
  }
  return {
    of: <T>(resident: string): UnsentRow<T> => ({ left: (left[resident] as T | undefined) ?? null, keep: (entry) => keep(resident, entry) }),
    discard() {
      isDiscarded.current = true;
      if (Object.keys(unsent.current).length > 0) void draft.drop();
    },
  };
}
