import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { must, type FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { create, type ApiAnswer } from '../../api/api.ts';
import { AskingDialog } from '../../form/asking/asking-dialog.tsx';
import { pathOf } from '../../state/entities.ts';
import type { StoredRecord } from '../../state/stored-record.ts';
import { showToast } from '../../state/toasts.ts';
import { objectWith } from '../../api/shapes.ts';

const name = 'assigned_to';

/** The field of an entity that says who does it, where somebody may choose that. */
export function assigneeOf(entity: Entity): FieldOf<'ref'> | null {
  const field = entity.fields[name];
  return field?.kind === 'ref' && field.to === 'staff' && !field.readOnly ? field : null;
}

interface DialogProps {
  entity: Entity;
  rows: readonly StoredRecord[];
  onClose(): void;
  onDone(): void;
}

/** Each line is changed or refused on its own. */
interface Changed {
  changed: number;
  refused: readonly { id: string; detail: string }[];
}

const isChanged = objectWith<Changed>('changed', 'refused');

const linesSaid = (count: number, { labels }: Entity): string =>
  `${count} ${midSentence(count === 1 ? labels.one : labels.many)}`;

/** Gives every chosen line to one person. One that somebody changed meanwhile stays as it is, and the others go on. */
export function AssignDialog({ entity, rows, onClose, onDone }: DialogProps) {
  const field = assigneeOf(entity);
  if (!field) return null;
  const assign = (staff: unknown): Promise<ApiAnswer<Changed>> =>
    create(
      `${pathOf(entity)}several/`,
      { records: rows.map(({ id, version }) => ({ id, version })), change: { [name]: staff } },
      { is: isChanged },
    );
  return (
    <AskingDialog
      title={`Assign ${linesSaid(rows.length, entity)}`}
      verb="Assign"
      fields={{ [name]: must(field) }}
      act={(values) => assign(values[name])}
      onDone={({ refused }: Changed) => {
        if (refused.length > 0)
          showToast(
            `${linesSaid(refused.length, entity)} could not be assigned: somebody changed them meanwhile.`,
            'error',
          );
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
