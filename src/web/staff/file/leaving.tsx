import { must } from '#domain/kit/vocabulary/fields.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { leavingFields } from '#domain/staff/person/staff-person.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { makeMove } from '../../kit/saving/change-record.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { useAuth } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';

/** A move that is made here rather than among the others. */
export const isLeaving = ({ to }: Move): boolean => to === 'left';

const fields = { end_date: must(leavingFields.end_date), handed_to: leavingFields.handed_to };

/** How this person would leave; null where that is not the reader's to say. */
export function useLeaving(person: Stored<typeof staff>): Move | null {
  const actor = useActor();
  const { user } = useAuth();
  const move = movesFrom(staff, person, actor).find(isLeaving);
  return !move || person.id === user?.id || !('end_date' in person) ? null : move;
}

interface LeavingProps {
  person: Stored<typeof staff>;
  move: Move;
  onChanged(record: Stored<typeof staff>): void;
  onClose(): void;
}

/** Somebody leaves the home: the account ends, the shifts are open again, and the work is somebody else's, in one act. */
export function LeavingDialog({ person, move, onChanged, onClose }: LeavingProps) {
  const { today } = useHouseClock();
  return (
    <AskingDialog
      title="Has this person left?"
      verb="Has left"
      isDanger
      fields={fields}
      start={{ end_date: person.end_date ?? today() }}
      draft={{ form: 'staff-leaving', record: person.id }}
      act={(values) => makeMove(staff, person, move, values)}
      onClose={onClose}
      onDone={(changed: Stored<typeof staff>) => {
        onClose();
        showToast('Left the home', 'good');
        onChanged(changed);
      }}
    >
      <p>
        They are signed out everywhere at once and cannot sign in again. Their shifts to come are open again. Their name
        stays on everything they wrote.
      </p>
    </AskingDialog>
  );
}
