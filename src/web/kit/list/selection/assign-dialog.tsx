import { midSentence } from '#domain/kit/people/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { must, type FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { partialUpdate, type Answer } from '../../api/api.ts';
import { AskingDialog } from '../../form/asking-dialog.tsx';
import { pathOf } from '../../state/entities.ts';
import type { StoredRecord } from '../../state/stored-record.ts';
import { say } from '../../state/toasts.ts';

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

const linesSaid = (count: number, { labels }: Entity): string =>
  `${count} ${midSentence(count === 1 ? labels.one : labels.many)}`;

/** Gives every chosen line to one person. One that somebody changed meanwhile stays as it is, and the others go on. */
export function AssignDialog({ entity, rows, onClose, onDone }: DialogProps) {
  const field = assigneeOf(entity);
  if (!field) return null;
  const assign = async (staff: unknown): Promise<Answer<StoredRecord>> => {
    const answers: Answer<StoredRecord>[] = [];
    for (const { id, version } of rows)
      answers.push(await partialUpdate<StoredRecord>(pathOf(entity), id, { [name]: staff, version }));
    const failed = answers.filter(({ ok }) => !ok);
    const [first] = failed;
    if (first && failed.length === rows.length) return first;
    if (failed.length > 0)
      say(`${linesSaid(failed.length, entity)} could not be assigned: somebody changed them meanwhile.`, 'error');
    return answers.find(({ ok }) => ok) ?? first ?? Promise.reject(new Error('nothing to assign'));
  };
  return (
    <AskingDialog
      title={`Assign ${linesSaid(rows.length, entity)}`}
      verb="Assign"
      fields={{ [name]: must(field) }}
      act={(values) => assign(values[name])}
      onDone={() => {
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
