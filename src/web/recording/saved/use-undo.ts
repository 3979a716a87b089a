import { useDispatch } from 'react-redux';
import { saved as savedAction } from '../../kit/state/collections.ts';
import { storable } from '../../kit/state/stored-record.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { presentMoment } from '../../kit/state/present-moment.ts';
import { recording } from '../../kit/state/recording.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { isRecent, justSaved, type JustSaved } from './just-saved.ts';
import { undoSaved } from './undo-saved.ts';

/** Takes back what was just saved, once and for ten minutes; after that it is struck out on its own page, with a reason. */
export function useUndo(): (saved: JustSaved) => Promise<void> {
  const dispatch = useDispatch();
  const mark = (record: JustSaved['record'], isUndone: boolean) =>
    justSaved.set((now) =>
      now.map((one) =>
        one.record.id === record.id && one.record.version === record.version ? { ...one, isUndone } : one,
      ),
    );
  return async (saved) => {
    const current = justSaved.get().find((one) => one.record.id === saved.record.id && one.at === saved.at) ?? saved;
    if (current.isUndone) return;
    if (!isRecent(current, presentMoment()))
      return showToast('Too late to undo here. Strike it out on its own page.', 'info');
    mark(current.record, true);
    const answer = await undoSaved(current);
    if (!answer.ok) {
      mark(current.record, false);
      return showToast(`It was not taken back, and still stands. ${notDone(answer)}`, 'error');
    }
    dispatch(savedAction(current.entity.name, storable(current.entity, answer.body)));
    // The sheet says it where the entry stood.
    if (recording.get() === null) showToast('Taken back. It stays readable, struck out.', 'good');
  };
}
