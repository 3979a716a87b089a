import { inventory } from '#domain/residents/belongings/inventory.ts';
import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { useDispatch } from 'react-redux';
import { AskingDialog } from '../kit/form/asking/asking-dialog.tsx';
import { restore, strikeOut } from '../kit/saving/change-record.ts';
import { removed, saved } from '../kit/state/collections.ts';
import { storable, type Stored, type StoredRecord } from '../kit/state/stored-record.ts';
import { notDone } from '../kit/api/failure-words.ts';
import { useRights } from '../kit/access/rights.ts';
import { showToast } from '../kit/state/toasts.ts';
import { nameOf, type Belonging } from './belonging-words.ts';

const fields = {
  deletion_reason: must(
    longText('Why it is removed', {
      max: 500,
      help: 'Such as “written down twice”. What was given back, lost or thrown away is not removed: change its status instead.',
    }),
  ),
};

/** Brings a removed belonging back, for those who may. */
export function useBringBack(): (item: StoredRecord) => Promise<void> {
  const dispatch = useDispatch();
  return async (item) => {
    const answer = await restore(inventory, item);
    if (!answer.ok) return showToast(`It was not brought back. ${notDone(answer)}`, 'error');
    dispatch(saved(inventory.name, storable(inventory, answer.body)));
    showToast('Belonging brought back', 'good');
  };
}

interface RemoveProps {
  item: Belonging;
  owner: string | null;
  onClose(): void;
}

/** The item stays in the list, marked, here and on the server; whoever may bring it back can do so at once. */
export function RemoveDialog({ item, owner, onClose }: RemoveProps) {
  const dispatch = useDispatch();
  const mayUndo = useRights().has('restore_deleted');
  const bringBack = useBringBack();
  const done = (gone: Stored<typeof inventory>) => {
    dispatch(removed(inventory.name, item.id));
    dispatch(saved(inventory.name, storable(inventory, gone)));
    showToast('Belonging removed', 'good', mayUndo ? { label: 'Undo', run: () => void bringBack(gone) } : undefined);
    onClose();
  };
  return (
    <AskingDialog
      title={`Remove ${nameOf(item)}?`}
      verb="Remove belonging"
      isDanger
      fields={fields}
      draft={{ form: 'belonging-removal', record: item.id }}
      onClose={onClose}
      onDone={done}
      act={(values) => strikeOut(inventory, item, values.deletion_reason)}
    >
      <p>
        It no longer counts among the belongings{owner ? ` of ${owner}` : ''}. The record keeps it, with your name and
        the reason.
      </p>
    </AskingDialog>
  );
}
