import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, keepDraft, readDraft, useDraftState, type Draft, type DraftKey } from './drafts.ts';

type Row = Readonly<Record<string, unknown>>;

const storable = (values: Row) => Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));

/** Keeps what is typed, and brings back what was typed before, once, when the form opens. */
export function useFormDraft(key: DraftKey, isTouched: boolean, restore: (draft: Draft) => void) {
  const [restored, setRestored] = useState<Draft | null>(null);
  const [offered, setOffered] = useState<Draft | null>(null);

  const use = (draft: Draft) => {
    restore(draft);
    setRestored(draft);
    setOffered(null);
  };
  const read = useEffectEvent(() => readDraft(key));
  const arrive = useEffectEvent((draft: Draft) => {
    // What is being typed now is newer than any draft.
    if (isTouched) setOffered(draft);
    else use(draft);
  });
  useEffect(() => {
    let isHere = true;
    void read().then((draft) => draft && isHere && arrive(draft));
    return () => {
      isHere = false;
    };
  }, []);

  return {
    restored,
    offered,
    state: useDraftState(key),
    use,
    keep: (values: Row, id: string, version: number | null) => keepDraft(key, { values: storable(values), id, version }),
    drop: () => {
      setRestored(null);
      setOffered(null);
      return dropDraft(key);
    },
  };
}
