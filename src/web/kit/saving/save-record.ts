import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { create, partialUpdate, type ApiAnswer } from '../api/api.ts';
import { files, uploadTimeoutMs } from '../api/files.ts';
import { shapeOf } from '../api/shapes.ts';
import { pathOf } from '../state/entities.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Stored, StoredRecord } from '../state/stored-record.ts';

/** What is sent: a whole new record under the id its form was given, or what changed in the version its author saw. */
export interface Unsaved<E extends Entity = Entity> {
  entity: E;
  fields: Fields;
  values: RecordValues;
  id: string;
  before: StoredRecord | null;
  version: number | null;
  confirmed: readonly string[];
  /** Nobody pressed anything: it is sent again by itself, and its failure is not announced. */
  quiet?: boolean;
}

function changes({ fields, values, before }: Unsaved): RecordValues {
  const changed = Object.entries(values).filter(([name, value]) =>
    fields[name]?.eachTime ? value !== null : !isSame(value, before?.[name]),
  );
  return Object.fromEntries(changed);
}

export function saveRecord<E extends Entity>(unsaved: Unsaved<E>): Promise<ApiAnswer<Stored<E>>> {
  const { entity, values, id, before, version, confirmed, quiet = false } = unsaved;
  const confirming = confirmed.length > 0 ? { confirmed_warnings: confirmed } : {};
  if (before)
    return partialUpdate(
      pathOf(entity),
      id,
      { ...changes(unsaved), ...confirming, version },
      { is: shapeOf(entity), quiet },
    );
  const body = { ...values, ...confirming, id };
  return create(pathOf(entity), body, {
    is: shapeOf(entity),
    quiet,
    ...(pathOf(entity) === files ? { timeoutMs: uploadTimeoutMs } : {}),
  });
}

/** Whether the record as it stands is what this change made of it: a change whose answer was lost is found this way. */
export function isOwnChange(unsaved: Unsaved, current: StoredRecord): boolean {
  const { version, fields } = unsaved;
  const made = Object.entries(changes(unsaved)).filter(([name]) => !fields[name]?.eachTime);
  return (
    version !== null &&
    current.version === version + 1 &&
    made.length > 0 &&
    made.every(([name, value]) => isSame(value, current[name]))
  );
}
