import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import type { HistoryChange } from '#domain/staff/history/history-line.ts';
import { useVersionLabels } from '../names/use-version-labels.ts';
import { pointersIn } from '../names/use-ref-names.ts';
import { valueText, type ValueWording } from '../names/value-text.ts';
import css from '../styles/record.module.css';

/** A part of a field is written with a point, such as `settings.wash_gap_days`. */
function fieldAt(entity: Entity, path: string): Field | undefined {
  const [name = '', part] = path.split('.');
  const field = entity.fields[name];
  if (part === undefined) return field;
  return field?.kind === 'parts' ? field.fields[part] : undefined;
}

/** What one field said before and says now; of long and restricted words only that they changed. */
export function ChangedField({
  entity,
  change,
  wording,
}: {
  entity: Entity;
  change: HistoryChange;
  wording: ValueWording;
}) {
  const field = fieldAt(entity, change.field);
  if (!field) return null;
  return (
    <span className={css['change']}>
      <b>{field.label}</b>{' '}
      {change.changed ? (
        'changed'
      ) : (
        <>
          <del>{valueText(field, change.old, wording)}</del> <ins>{valueText(field, change.new, wording)}</ins>
        </>
      )}
    </span>
  );
}

/** The history keeps which record a field pointed to, and not what that was called. */
export function useChangeWording(entity: Entity, id: string, changes: readonly HistoryChange[]): ValueWording {
  const asked = changes.flatMap(({ field: name, old, new: now }) => {
    const field = fieldAt(entity, name);
    return field ? [...pointersIn(field, old), ...pointersIn(field, now)] : [];
  });
  return useVersionLabels({ id }, asked);
}
