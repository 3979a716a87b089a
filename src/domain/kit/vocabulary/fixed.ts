import type { RecordValues } from './record-values.ts';
import type { Field, Fields } from './fields.ts';
import { isSame } from './is-same.ts';

type Given = RecordValues;

/** From when on the content of a record stays as it is. Declared with the entity, asked by the write path and by the pages. */
export interface Fixed<Name extends string = string> {
  /** The states in which it does, each with the sentence that says what to do instead and who can. */
  readonly in?: Readonly<Record<string, string>>;
  /** Where there are no states: the field that the server fills when it does, and the sentence. */
  readonly once?: { readonly filled: Name; readonly instead: string };
  /** The field that names the record it is part of: it stays as it is together with that one. */
  readonly with?: Name;
  /** Fields that may still be written, such as remarks that are added afterwards. */
  readonly open?: readonly Name[];
  /** Fields that may still be filled in where they are empty, such as a receipt that turns up later. */
  readonly fills?: readonly Name[];
  /** Fields that a call of their own may still write, such as who has read it. */
  readonly byCall?: readonly Name[];
}

interface Fixable {
  readonly fields: Fields;
  readonly fixed: Fixed | null;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What to do instead of changing this record; null while its content is open. */
export function fixedBy({ fixed }: Fixable, record: Given): string | null {
  if (fixed?.once && !isEmpty(record[fixed.once.filled])) return fixed.once.instead;
  const { status } = record;
  return typeof status === 'string' && fixed?.in && Object.hasOwn(fixed.in, status) ? (fixed.in[status] ?? null) : null;
}

/** Whether this field of a fixed record may still be written. What the server writes itself always may, and so may the state, by its moves. */
export function isStillOpen({ fields, fixed }: Fixable, record: Given, name: string): boolean {
  const field = fields[name];
  if (!field || field.readOnly || field.eachTime || name === 'status' || fixed?.open?.includes(name)) return true;
  return fixed?.fills?.includes(name) === true && isEmpty(record[name]);
}

/** One instant may be written with or without its zeros. */
const isSameMoment = (a: unknown, b: unknown): boolean =>
  isSame(a, b) || (typeof a === 'string' && typeof b === 'string' && Date.parse(a) === Date.parse(b));

const hasChanged = (field: Field, a: unknown, b: unknown): boolean =>
  !(field.kind === 'moment' ? isSameMoment(a, b) : isSame(a, b));

/** Complains of every field of a fixed record that a change touches. */
export function fixedComplaints(
  entity: Fixable,
  record: Given,
  before: Given,
  by: 'change' | 'call' = 'change',
): Readonly<Record<string, string>> {
  const instead = fixedBy(entity, before);
  if (instead === null) return {};
  const isOpen = (name: string) =>
    isStillOpen(entity, before, name) || (by === 'call' && entity.fixed?.byCall?.includes(name));
  const touched = Object.entries(entity.fields).filter(
    ([name, field]) => !isOpen(name) && hasChanged(field, record[name], before[name]),
  );
  return Object.fromEntries(touched.map(([name]) => [name, instead]));
}
