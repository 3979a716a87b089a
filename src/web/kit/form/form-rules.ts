import type { RecordHead, Circumstances, Complaints, Entity } from '#domain/kit/vocabulary/entity.ts';
import { careEntry } from '#domain/kit/traits/care-entry.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput, startValues, withoutHidden } from '#domain/kit/vocabulary/parse.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';

/** What only the server writes of a record, before it has. */
export const unsavedHead: RecordHead = {
  id: '',
  version: 0,
  created_at: '',
  created_by: null,
  updated_at: '',
  updated_by: null,
  is_deleted: false,
  deleted_at: null,
  deleted_by: null,
  deletion_reason: null,
  warning_codes: [],
};

/** A file of its own is no id yet, and the server reads it. */
const readable = (values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));

/** As they stand on the form, so that one works through them from top to bottom. */
const inOrder = (fields: Fields, complaints: Complaints): Complaints =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (complaints[name] ? [[name, complaints[name]]] : [])));

/** What the form would send, read by the domain, and what is wrong with it in the domain's own words. */
export function checkedForm(
  entity: Entity,
  fields: Fields,
  values: RecordValues,
  circumstances: Circumstances,
): { values: RecordValues; complaints: Complaints } {
  const read = readInput(fields, withoutHidden(fields, readable(values)));
  // What only the server writes stands as a new record begins it: a rule may look at that too.
  const begun =
    circumstances.before ??
    startValues(entity.fields, circumstances.now, localDay(circumstances.now, circumstances.zone));
  const whole = { ...unsavedHead, ...begun, ...values, ...read.values };
  const complaints = inOrder(fields, { ...missing(fields, whole), ...read.complaints });
  if (Object.keys(complaints).length > 0) return { values: read.values, complaints };
  return { values: read.values, complaints: entity.check(whole, circumstances) };
}

const everyEntry: Partial<Pick<Entity, 'check'>> = careEntry;

/** The reasons an entry must give for its time, known before the rest of the form is filled in. */
export function wantedReasons(entity: Entity, values: RecordValues, circumstances: Circumstances): ReadonlySet<string> {
  if (entity.trait !== careEntry.name) return new Set();
  const time = readValue(careEntry.fields.occurred_at, values['occurred_at']);
  if (!('value' in time)) return new Set();
  const entry = {
    ...unsavedHead,
    ...circumstances.before,
    ...values,
    occurred_at: String(time.value),
    late_entry_reason: null,
    edit_reason: null,
  };
  return new Set(Object.keys(everyEntry.check?.(entry, circumstances) ?? {}));
}
