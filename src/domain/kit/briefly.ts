import type { Entity } from './entity.ts';
import type { Field } from './fields.ts';

const longest = 140;

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

function wordsFor(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'choice': return field.options[String(value)] ?? null;
    case 'choices': return Array.isArray(value) && value.length > 0 ? value.map((one) => field.options[String(one)] ?? String(one)).join(', ') : null;
    case 'whole':
    case 'decimal': return field.unit ? `${String(value)} ${field.unit}` : `${field.label} ${String(value)}`;
    case 'yesNo': return value === true ? field.label : null;
    case 'text':
    case 'longText': return shortened(String(value));
    default: return null;
  }
}

/** A record in a few words, from the fields that say most about it; what is empty is left out. */
export function briefly(entity: Entity, record: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  const words = names.map((name) => {
    const field = entity.fields[name];
    return field ? wordsFor(field, record[name]) : null;
  });
  return words.filter((word) => word !== null).join(' · ');
}
