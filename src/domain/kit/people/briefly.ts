import type { RecordValues } from '../vocabulary/record-values.ts';
import type { Entity } from '../vocabulary/entity.ts';
import type { Field } from '../vocabulary/fields.ts';

const longest = 140;

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

/** A value in the words of its field, where it has words of its own: what is empty, or points elsewhere, has none. */
export function valueWords(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'choice':
      return field.options[String(value)] ?? null;
    case 'choices':
      return Array.isArray(value) && value.length > 0
        ? value.map((one) => field.options[String(one)] ?? String(one)).join(', ')
        : null;
    case 'whole':
    case 'decimal':
      return field.unit ? `${String(value)} ${field.unit}` : String(value);
    case 'yesNo':
      return value === true ? 'yes' : 'no';
    case 'text':
    case 'longText':
      return String(value);
    default:
      return null;
  }
}

/** Without a label beside it, a bare number says nothing, and a tick says its own name. */
function wordsFor(field: Field, value: unknown): string | null {
  const words = valueWords(field, value);
  if (words === null) return null;
  if (field.kind === 'yesNo') return value === true ? field.label : null;
  const isBare = (field.kind === 'whole' || field.kind === 'decimal') && !field.unit;
  if (isBare) return `${field.label} ${words}`;
  return field.kind === 'text' || field.kind === 'longText' ? shortened(words) : words;
}

/** A record in a few words, from the fields that say most about it; what is empty is left out. */
export function briefly(entity: Entity, record: RecordValues, names: readonly string[]): string {
  const words = names.map((name) => {
    const field = entity.fields[name];
    return field ? wordsFor(field, record[name]) : null;
  });
  return words.filter((word) => word !== null).join(' · ');
}
