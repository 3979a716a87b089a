import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { careEntry } from '#domain/kit/traits/care-entry.ts';
import { holds, isNeeded, type Field, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';

export interface PlannedField {
  name: string;
  field: Field;
  needed: boolean;
}
export interface PlannedSection {
  title: string | null;
  fields: PlannedField[];
}

/** An entry begins with when it was and ends with what else there is to say. */
const opening = ['occurred_at', 'late_entry_reason', 'late_entry_reason_text'];
const closing = ['notes', 'attachments', 'edit_reason', 'edit_reason_text'];

const isOfEntry = (entity: Entity, name: string) => entity.trait === careEntry.name && name in careEntry.fields;

function sectionOf(entity: Entity, name: string, field: Field): string | null {
  if (isOfEntry(entity, name)) return opening.includes(name) ? null : 'Anything else';
  return field.section ?? null;
}

const rank = (entity: Entity, name: string) => {
  if (!isOfEntry(entity, name)) return 1;
  return closing.includes(name) ? 2 : 0;
};

/** A few kinds of record may begin in another state than the usual one. */
function firstState({ states, fields }: Entity): Fields {
  const field = fields['status'];
  if (!states?.mayStart || field?.kind !== 'choice') return {};
  const options = Object.entries(field.options).filter(
    ([state]) => state === states.start || states.mayStart?.includes(state),
  );
  return { status: { ...field, default: states.start, options: Object.fromEntries(options) } };
}

/** The fields a person may fill in on this form, whatever their values. */
export function formFields(entity: Entity, isChange: boolean, hidden: readonly string[]): Fields {
  const asked = isChange ? writable(entity) : { ...writable(entity), ...firstState(entity) };
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([name, field]) => !hidden.includes(name) && !field.unshown && (isChange || !field.eachTime),
    ),
  );
}

/** Reasons are asked for when a rule wants one, not of everybody every time. */
const isAsked = (name: string, values: RecordValues, wanted: ReadonlySet<string>) =>
  !(name === 'late_entry_reason' || name === 'edit_reason') || wanted.has(name) || Boolean(values[name]);

/** The form as it stands for these values: sections in order, and in them only the fields that apply. */
export function planForm(
  entity: Entity,
  fields: Fields,
  values: RecordValues,
  wanted: ReadonlySet<string>,
): PlannedSection[] {
  const shown = Object.entries(fields)
    .filter(([name, field]) => holds(field.when, values) && (!isOfEntry(entity, name) || isAsked(name, values, wanted)))
    .sort(([a], [b]) => rank(entity, a) - rank(entity, b));
  const sections: PlannedSection[] = [];
  for (const [name, field] of shown) {
    const title = sectionOf(entity, name, field);
    const section = sections.find((one) => one.title === title) ?? sections[sections.push({ title, fields: [] }) - 1];
    section?.fields.push({ name, field, needed: isNeeded(field, values) || wanted.has(name) });
  }
  return sections;
}
