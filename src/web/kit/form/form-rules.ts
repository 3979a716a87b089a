import type { RecordHead, Circumstances, Complaints, Entity } from '#domain/kit/vocabulary/entity.ts';
import { careEntry } from '#domain/kit/traits/care-entry.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput, startValues, withoutHidden } from '#domain/kit/vocabulary/parse.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';

/** The fields that only the server writes, as they are before a record is saved. */
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

/** Without files that are still to be uploaded: they have no id yet that could be read here. */
const readable = (values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));

/** In the order of the fields on the form, so that one works through them from top to bottom. */
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
  // A rule may look at fields that are not on the form too: they have the values that a new record begins with.
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
