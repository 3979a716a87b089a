import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropDraft, saveDraft, readDraft, useDraftState, type Draft, type DraftKey } from './drafts.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useUnsavedMark } from '../page/opening/tab-title.ts';

const storable = (values: RecordValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));

/** Saves what is typed, and brings back what was typed before, once, when the form opens. Without a key nothing is saved. `restore` answers false to a draft that it leaves out. `begun` is what was chosen on the way to the form: saved too, unless an older draft is in its place. */
export function useFormDraft(
  key: DraftKey | null,
  isTouched: boolean,
  restore: (draft: Draft) => false | void,
  begun?: () => Draft,
) {
  const [restored, setRestored] = useState<Draft | null>(null);
  const [offered, setOffered] = useState<Draft | null>(null);
  const isDropped = useRef(false);
  useUnsavedMark(isTouched);

  const use = (draft: Draft) => {
    setOffered(null);
    if (restore(draft) !== false) setRestored(draft);
  };
  const save = ({ values, id, version }: Draft) => {
    isDropped.current = false;
    if (key) saveDraft(key, { values: storable(values), id, version });
  };
  const read = useEffectEvent(async () => key && readDraft(key));
  const arrive = useEffectEvent((draft: Draft) => {
    // What is being typed now is newer than any draft.
    if (isTouched) setOffered(draft);
    else use(draft);
  });
  const begin = useEffectEvent(() => {
    if (begun && isTouched && !isDropped.current) save(begun());
  });
  useEffect(() => {
    let [isHere, isRead] = [true, false];
    void read().then((draft) => {
      if (!isHere) return;
      isRead = true;
      if (draft) arrive(draft);
      else begin();
    });
    return () => {
      isHere = false;
      if (!isRead) begin();
    };
  }, []);

  return {
    restored,
    offered,
    state: useDraftState(key),
    use,
    save: (values: RecordValues, id: string, version: number | null) => save({ values, id, version }),
    drop: async () => {
      isDropped.current = true;
      setRestored(null);
      setOffered(null);
      if (key) await dropDraft(key);
    },
  };
}
