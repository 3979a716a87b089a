import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { saved as savedAction } from '../../kit/state/collections.ts';
import { storable } from '../../kit/state/stored-record.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import type { JustSaved } from './just-saved.ts';
import { undoSaved } from './undo-saved.ts';
import { useMayUndo } from './use-may-undo.ts';

/** The way back of a row that was just saved, said in the row itself. */
export function useRowUndo(saved: JustSaved | null) {
  const dispatch = useDispatch();
  const allowed = useMayUndo();
  const [stays, setStays] = useState<string | null>(null);
  async function undo(onDone: () => void) {
    if (!saved) return;
    setStays(null);
    const answer = await undoSaved(saved);
    if (!answer.ok) return setStays(notDone(answer));
    dispatch(savedAction(saved.entity.name, storable(saved.entity, answer.body)));
    onDone();
  }
  return {
    /** Why it could not be taken back. */
    stays,
    mayUndo: saved !== null && allowed(saved),
    undo: (onDone: () => void) => void undo(onDone),
  };
}
