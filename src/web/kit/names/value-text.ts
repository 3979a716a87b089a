import { poundWords } from '#domain/kit/words/pound-words.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import type { Field, FieldOf, Fields, Kind, ValueOf } from '#domain/kit/vocabulary/fields.ts';
import { dayInWords, momentInWords } from '../house/house-clock.ts';
import { isKnown, entityNamed } from '../state/entities.ts';
import { sizeInWords } from '#domain/kit/vocabulary/size-in-words.ts';

/** What a value needs besides itself to be said in words. */
export interface ValueWording {
  zone: string;
  /** Where there is little room, as in a list: months are shortened. */
  isBrief?: boolean;
  /** Whose record it is, for those that are opened on a resident's page. */
  resident?: string | null;
  /** The name of a record that a field points to; null where it is not known. */
  nameOf(id: string): string | null;
}

type Formatter<K extends Kind> = (
  field: FieldOf<K>,
  value: ValueOf<Extract<Field, { kind: K }>>,
  wording: ValueWording,
) => string;

export const absent = '–';
const unnamed = 'Not shown';

const number = (least: number, most: number, isSigned = false) =>
  new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    ...(isSigned ? { signDisplay: 'exceptZero' } : {}),
  });

/** Pence are always said, and so is the one place of a measurement; a count of half boxes needs no noughts. */
function decimal({ places, unit, signed }: FieldOf<'decimal'>, value: number): string {
  if (unit === '£') return `${value < 0 ? '−' : ''}${poundWords(Math.abs(value))}`;
  const amount = number(unit && places === 1 ? 1 : 0, places, signed)
    .format(value)
    .replace('-', '−');
  return unit ? `${amount} ${unit}` : amount;
}

function whole({ unit }: FieldOf<'whole'>, value: number): string {
  if (unit === 'bytes') return sizeInWords(value);
  // A unit that is a word is written as of many.
  const word = value === 1 ? unit?.replace(/(?<=^[a-z]{3,})s$/, '') : unit;
  return word ? `${number(0, 0).format(value)} ${word}` : number(0, 0).format(value);
}

const inside = (fields: Fields, value: RecordValues, wording: ValueWording) =>
  Object.entries(fields)
    .filter(([name]) => !isEmpty(value[name]))
    .map(([name, field]) => `${field.label}: ${valueText(field, value[name], wording)}`)
    .join(', ');

/** One line per kind. A new kind does not compile until it has its line here. */
const formatters: { readonly [K in Kind]: Formatter<K> } = {
  text: (_, value) => value,
  longText: (_, value) => value,
  whole: (field, value) => whole(field, value),
  decimal: (field, value) => decimal(field, value),
  yesNo: (_, value) => (value ? 'Yes' : 'No'),
  date: (_, value, { isBrief }) => dayInWords(value, isBrief),
  time: (_, value) => value.slice(0, 5),
  moment: (_, value, { zone, isBrief }) => momentInWords(value, zone, isBrief),
  choice: (field, value) => field.options[value] ?? value,
  choices: (field, value) => value.map((one) => field.options[one] ?? one).join(', '),
  words: (_, value) => value.join(', '),
  ref: (_, value, { nameOf }) => nameOf(value) ?? unnamed,
  refs: (_, value, { nameOf }) => value.map((id) => nameOf(id) ?? unnamed).join(', '),
  file: (_, value, { nameOf }) => nameOf(value) ?? 'File',
  rows: (field, value, wording) => value.map((row) => inside(field.columns, row, wording)).join('; '),
  parts: (field, value, wording) => inside(field.fields, value, wording),
  link: (_, value, { nameOf }) =>
    nameOf(value.id) ?? (isKnown(value.entity) ? entityNamed(value.entity).labels.one : unnamed),
};

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Nothing said in either, or the same said in both. */
export const looksSame = (a: unknown, b: unknown): boolean => (isEmpty(a) && isEmpty(b)) || isSame(a, b);

/** A value in words; a dash where there is none. */
export function valueText(field: Field, value: unknown, wording: ValueWording): string {
  if (isEmpty(value)) return absent;
  // The line for a kind takes the fields of that kind and their values; the compiler does not follow the three together.
  const format = formatters[field.kind] as (field: Field, value: unknown, wording: ValueWording) => string;
  return format(field, value, wording);
}
