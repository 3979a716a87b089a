import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { RoundKind } from '#domain/homes/round.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropDraft, saveDraft, readDraft } from '../../kit/saving/drafts.ts';
import { observable } from '../../kit/state/observable.ts';

/** What a row has begun or could not send, and the one place where it stands: a row that is taken away leaves it there. */
export interface UnsentRow<T> {
  value: T | null;
  /** By now, for an answer that comes long after the question; null once the round is closed. */
  get(): T | null;
  set(value: T | null): void;
}

type All = RecordValues;

/** What the rows of a round have not saved, as one draft. It is read before there is any row: whatever is tapped first, nothing that was left is written over. */
export function useUnsent(house: string, kind: RoundKind) {
  const key = { form: `round-${kind}`, record: house };
  const [unsent] = useState(() => observable<All | null>(null));
  const all = unsent.use();
  const [hasFailed, setHasFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const isClosed = useRef(false);

  const read = useEffectEvent(() => readDraft(key));
  useEffect(() => {
    isClosed.current = false;
    void read().then((draft) => {
      if (isClosed.current || unsent.get()) return;
      setHasFailed(draft === undefined);
      if (draft !== undefined) unsent.set(draft?.values ?? {});
    });
    return () => {
      isClosed.current = true;
    };
  }, [unsent, turn]);

  function set(resident: string, value: unknown) {
    if (isClosed.current) return;
    const { [resident]: former, ...others } = unsent.get() ?? {};
    if ((former ?? null) === value) return;
    const now = value === null ? others : { ...others, [resident]: value };
    unsent.set(now);
    if (Object.keys(now).length === 0) void dropDraft(key);
    else saveDraft(key, { values: now, id: '', version: null });
  }

  return {
    isRead: all !== null,
    hasFailed,
    reload: () => setTurn(turn + 1),
    /** What another release left there in another shape counts as nothing, and is written over. */
    of: <T>(resident: string, is: (value: unknown) => value is T): UnsentRow<T> => {
      const mine = (now: All | null): T | null => {
        const value = now?.[resident];
        return is(value) ? value : null;
      };
      return {
        value: mine(all),
        get: () => (isClosed.current ? null : mine(unsent.get())),
        set: (value) => set(resident, value),
      };
    },
    discard: (resident: string) => set(resident, null),
  };
}
