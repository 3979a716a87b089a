import type { Field, FieldOf, Fields, Kind } from '#domain/kit/fields.ts';
import { dayInWords, momentInWords } from './house-clock.ts';
import { isKnown, entityNamed } from './entities.ts';

/** What a value needs besides itself to be said in words. */
export interface Telling {
  zone: string;
  /** The name of a record that a field points to; null where it is not known. */
  nameOf(id: string): string | null;
}

type Teller<K extends Kind> = (field: FieldOf<K>, value: never, telling: Telling) => string;

export const absent = '–';
const unnamed = 'Not shown';

const withUnit = (amount: string, unit: string | undefined) => (unit ? `${amount} ${unit}` : amount);
const number = (places: number) => new Intl.NumberFormat('en-GB', { minimumFractionDigits: 0, maximumFractionDigits: places });
const decimal = (field: FieldOf<'decimal'>, value: number) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: Math.min(field.places, 2), maximumFractionDigits: field.places }).format(value);

const inside = (fields: Fields, value: Readonly<Record<string, unknown>>, telling: Telling) =>
  Object.entries(fields)
    .filter(([name]) => !isEmpty(value[name]))
    .map(([name, field]) => `${field.label}: ${valueText(field, value[name], telling)}`)
    .join(', ');

/** One line per kind. A new kind does not compile until it has its line here. */
const tellers: { readonly [K in Kind]: Teller<K> } = {
  text: (_, value: string) => value,
  longText: (_, value: string) => value,
  whole: (field, value: number) => withUnit(number(0).format(value), field.unit),
  decimal: (field, value: number) => withUnit(decimal(field, value), field.unit),
  yesNo: (_, value: boolean) => (value ? 'Yes' : 'No'),
  date: (_, value: string) => dayInWords(value),
  time: (_, value: string) => value.slice(0, 5),
  moment: (_, value: string, { zone }) => momentInWords(value, zone),
  choice: (field, value: string) => field.options[value] ?? value,
  choices: (field, value: readonly string[]) => value.map((one) => field.options[one] ?? one).join(', '),
  words: (_, value: readonly string[]) => value.join(', '),
  ref: (_, value: string, { nameOf }) => nameOf(value) ?? unnamed,
  refs: (_, value: readonly string[], { nameOf }) => value.map((id) => nameOf(id) ?? unnamed).join(', '),
  file: (_, value: string, { nameOf }) => nameOf(value) ?? 'File',
  rows: (field, value: readonly Record<string, unknown>[], telling) => value.map((row) => inside(field.columns, row, telling)).join('; '),
  parts: (field, value: Record<string, unknown>, telling) => inside(field.fields, value, telling),
  link: (_, value: { entity: string; id: string }, { nameOf }) =>
    nameOf(value.id) ?? (isKnown(value.entity) ? entityNamed(value.entity).labels.one : unnamed),
};

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A value in words; a dash where there is none. */
export function valueText(field: Field, value: unknown, telling: Telling): string {
  if (isEmpty(value)) return absent;
  const tell = tellers[field.kind] as (field: Field, value: unknown, telling: Telling) => string;
  return tell(field, value, telling);
}
