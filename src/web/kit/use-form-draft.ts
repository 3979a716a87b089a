import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, keepDraft, readDraft, useDraftState, type Draft, type DraftKey } from './drafts.ts';
import type { Row } from './kept.ts';
import { useUnsavedMark } from './tab-title.ts';

const storable = (values: Row) => Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));

/** Keeps what is typed, and brings back what was typed before, once, when the form opens. Without a key nothing is kept. */
export function useFormDraft(key: DraftKey | null, isTouched: boolean, restore: (draft: Draft) => void) {
  const [restored, setRestored] = useState<Draft | null>(null);
  const [offered, setOffered] = useState<Draft | null>(null);
  useUnsavedMark(isTouched);

  const use = (draft: Draft) => {
    restore(draft);
    setRestored(draft);
    setOffered(null);
  };
  const read = useEffectEvent(async () => key && readDraft(key));
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
    keep: (values: Row, id: string, version: number | null) => key && keepDraft(key, { values: storable(values), id, version }),
    drop: async () => {
      setRestored(null);
      setOffered(null);
      if (key) await dropDraft(key);
    },
  };
}
