import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { create, partialUpdate, type Answer } from '../api/api.ts';
import { pathOf } from '../state/entities.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { StoredRecord } from '../state/stored-record.ts';

/** What is sent: a whole new record under the id its form was given, or what changed in the version its author saw. */
export interface Unsaved {
  entity: Entity;
  fields: Fields;
  values: RecordValues;
  id: string;
  before: StoredRecord | null;
  version: number | null;
  confirmed: readonly string[];
  /** Nobody pressed anything: it is sent again by itself, and its failure is no news. */
  quiet?: boolean;
}

function changes({ fields, values, before }: Unsaved): RecordValues {
  const changed = Object.entries(values).filter(([name, value]) =>
    fields[name]?.eachTime ? value !== null : !isSame(value, before?.[name]),
  );
  return Object.fromEntries(changed);
}

function parcel(values: RecordValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value instanceof File) continue;
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  // The file comes last, so that the server knows what it is before it arrives.
  for (const [name, value] of Object.entries(values)) if (value instanceof File) form.set(name, value);
  return form;
}

export function saveRecord(unsaved: Unsaved): Promise<Answer<StoredRecord>> {
  const { entity, values, id, before, version, confirmed, quiet = false } = unsaved;
  const confirming = confirmed.length > 0 ? { confirmed_warnings: confirmed } : {};
  if (before)
    return partialUpdate<StoredRecord>(pathOf(entity), id, { ...changes(unsaved), ...confirming, version }, { quiet });
  const body = { ...values, ...confirming, id };
  const hasFile = Object.values(values).some((value) => value instanceof File);
  return create<StoredRecord>(pathOf(entity), hasFile ? parcel(body) : body, { quiet });
}

/** Whether the record as it stands is what this change made of it: a change whose answer was lost is found this way. */
export function isOwnChange(unsaved: Unsaved, current: RecordValues): boolean {
  const { version, fields } = unsaved;
  const made = Object.entries(changes(unsaved)).filter(([name]) => !fields[name]?.eachTime);
  return (
    version !== null &&
    current['version'] === version + 1 &&
    made.length > 0 &&
    made.every(([name, value]) => isSame(value, current[name]))
  );
}
