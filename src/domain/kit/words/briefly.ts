import type { RecordValues } from '../vocabulary/record-values.ts';
import type { Entity } from '../vocabulary/entity.ts';
import { byKind, type ByKind, type Field, type FieldOf } from '../vocabulary/fields.ts';

const longest = 140;

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

interface Wording {
  /** A value in the words of its field. */
  readonly words: string | null;
  /** The same without a label beside it: a bare number says nothing, and a tick says its own name. */
  readonly alone: string | null;
}

const alike = (words: string | null): Wording => ({ words, alone: words });
const none = alike(null);
const written = (value: unknown): Wording => ({ words: String(value), alone: shortened(String(value)) });

function measured({ label, unit }: FieldOf<'whole'> | FieldOf<'decimal'>, value: unknown): Wording {
  return unit ? alike(`${String(value)} ${unit}`) : { words: String(value), alone: `${label} ${String(value)}` };
}

/** What points elsewhere, or is a table of its own, has no words here; a day needs a house to be put into words. */
const wordings: ByKind<[value: unknown], Wording> = {
  text: (_, value) => written(value),
  longText: (_, value) => written(value),
  whole: measured,
  decimal: measured,
  yesNo: ({ label }, value) => (value === true ? { words: 'yes', alone: label } : { words: 'no', alone: null }),
  date: () => none,
  time: () => none,
  moment: () => none,
  choice: ({ options }, value) => alike(options[String(value)] ?? null),
  choices: ({ options }, value) =>
    alike(
      Array.isArray(value) && value.length > 0
        ? value.map((one) => options[String(one)] ?? String(one)).join(', ')
        : null,
    ),
  words: () => none,
  ref: () => none,
  refs: () => none,
  file: () => none,
  rows: () => none,
  parts: () => none,
  link: () => none,
};

const wordingOf = (field: Field, value: unknown): Wording =>
  value === null || value === undefined || value === '' ? none : byKind(wordings, field, value);

/** A value in the words of its field, where it has words of its own: what is empty, or points elsewhere, has none. */
export const valueWords = (field: Field, value: unknown): string | null => wordingOf(field, value).words;

/** A record in a few words, from the fields that say most about it; what is empty is left out. */
export function briefly(entity: Entity, record: RecordValues, names: readonly string[]): string {
  const words = names.map((name) => {
    const field = entity.fields[name];
    return field ? wordingOf(field, record[name]).alone : null;
  });
  return words.filter((word) => word !== null).join(' · ');
}
