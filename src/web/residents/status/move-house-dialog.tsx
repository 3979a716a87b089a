import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { choice, must, text } from '#domain/kit/vocabulary/fields.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { partialUpdate } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { isPractice } from '../../kit/state/chosen-home.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';

interface MoveProps {
  person: Stored<typeof resident>;
  onChanged(person: Stored<typeof resident>): void;
  onClose(): void;
}

/** One act, and the whole history goes along. */
export function MoveHouseDialog({ person, onChanged, onClose }: MoveProps) {
  const { list } = useChosenHome();
  const others = list.filter((one) => one.id !== person.home && !isPractice(one));
  const from = list.find(({ id }) => id === person.home)?.name ?? 'this house';
  const fields = {
    home: must(choice('Moves to', { options: Object.fromEntries(others.map(({ id, name }) => [id, name])) })),
    room: text('Room there', { max: 20 }),
  };
  const act = (values: RecordValues) =>
    partialUpdate(
      pathOf(resident),
      person.id,
      {
        room: null,
        key_worker: null,
        co_key_worker: null,
        ...values,
        version: person.version,
      },
      { is: shapeOf(resident) },
    );
  return (
    <AskingDialog
      title={`Move ${personName(person)} to another house`}
      verb="Move"
      fields={fields}
      draft={{ form: 'move-house', resident: person.id }}
      act={act}
      onClose={onClose}
      onDone={(moved) => {
        showToast('Moved to the other house', 'good');
        onClose();
        onChanged(moved);
      }}
    >
      <p>
        Everything recorded so far goes along. {from} can read it for seven more days, and then only its own incidents
        and money. The new house chooses the key worker.
      </p>
    </AskingDialog>
  );
}
