import { movementFields, type houseStock } from '#domain/premises/stock/house-stock.ts';
import type { ShelfItem } from '#domain/premises/stock/shelf.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import type { ApiAnswer } from '../../kit/api/api.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { amountWords } from './stock-words.ts';
import type { Movement } from './send-movement.ts';
import { useMayMove } from './use-may-move.ts';

const { kind, quantity, resident, reason } = movementFields;

/** What is asked of a movement: for whom where something is used, why where it is gone. */
const asked = (mayFill: boolean) => ({
  ...(mayFill ? { kind } : {}),
  quantity,
  resident: mayFill ? { ...resident, when: { kind: ['out'] } } : resident,
  reason: mayFill ? { ...reason, mustWhen: { kind: ['waste', 'transfer'] } } : reason,
});

interface MoveProps {
  item: Pick<ShelfItem, 'item_name' | 'quantity' | 'unit'>;
  move(movement: Movement): Promise<ApiAnswer<Stored<typeof houseStock>>>;
  onClose(): void;
}

/** More than one at a time, for somebody, or for another reason than use. */
export function MoveDialog({ item, move, onClose }: MoveProps) {
  const { mayFill } = useMayMove();
  return (
    <AskingDialog
      title={`${item.item_name}: ${amountWords(item.quantity, item.unit)} in stock`}
      verb="Save"
      fields={asked(mayFill)}
      start={{ kind: 'out' }}
      act={(values) =>
        move({
          // Whoever may not fill the shelf takes from it.
          kind: values.kind ?? 'out',
          quantity: values.quantity,
          resident: values.resident ?? null,
          reason: values.reason ?? null,
        })
      }
      onClose={onClose}
      onDone={() => {
        showToast(`${item.item_name}: saved`, 'good');
        onClose();
      }}
    />
  );
}
