import type { Complaints } from './entity.ts';
import type { Field, Fields } from './fields.ts';
import { isSame } from './is-same.ts';

type Given = Readonly<Record<string, unknown>>;

/** One instant may be written with or without its zeros. */
const isSameMoment = (a: unknown, b: unknown): boolean =>
  isSame(a, b) || (typeof a === 'string' && typeof b === 'string' && Date.parse(a) === Date.parse(b));

const hasChanged = (field: Field, a: unknown, b: unknown): boolean => !(field.kind === 'moment' ? isSameMoment(a, b) : isSame(a, b));

/** Complains of every one of these fields that a change touches. What the server writes itself is not held fast. */
export function frozen(fields: Fields, record: Given, before: Given, sentence: string): Complaints {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => field.readOnly !== true && name !== 'status' && hasChanged(field, record[name], before[name]))
      .map(([name]) => [name, sentence]),
  );
}
