import type { Field, FieldOf, Fields, Kind, Pattern } from '#domain/kit/vocabulary/fields.ts';
import { addDays, addHours, localDay } from '#domain/kit/time/time.ts';

/** What a sample may draw on: the same given, the same sample. */
export interface Given {
  readonly seed: number;
  readonly now: string;
  readonly zone: string;
  /** The id of a record of that entity; a further one for a higher number. */
  readonly refTo: (entityName: string, which: number) => string;
}

const likePattern: { readonly [P in Pattern]: (seed: number) => string } = {
  phone: (seed) => `020 7946 ${String(seed % 10_000).padStart(4, '0')}`,
  email: (seed) => `person${seed}@example.org`,
  postcode: (seed) => `LS${1 + (seed % 9)} ${seed % 10}AP`,
  time_zone: () => 'Europe/London',
  dbs_number: (seed) => String(seed % 1_000_000).padStart(12, '0'),
  username: (seed) => `person.${seed}`,
  uuid: (seed) => `01960000-0000-7000-8000-${String(seed).padStart(12, '0')}`,
};

/** Ten digits whose last one checks the others, as on an NHS card. */
function checkedNumber(seed: number): string {
  const first = String(400_000_000 + (seed % 99_999_999));
  const rest = [...first].reduce((sum, digit, i) => sum + Number(digit) * (10 - i), 0) % 11;
  return rest === 1 ? checkedNumber(seed + 1_000_003) : `${first}${(11 - rest) % 11}`;
}

function wordsFor(label: string, max: number, { seed }: Given): string {
  const whole = `${label} ${seed}`;
  return whole.length <= max ? whole : `${'A'.repeat(Math.max(0, max - String(seed).length))}${seed}`.slice(-max);
}

const spread = (min: number, max: number, step: number): readonly number[] => {
  const middle = min + Math.round((max - min) / 2 / step) * step;
  // Where there is less than nothing, nothing is more ordinary than the least there can be.
  return (min < 0 ? [middle, min, max] : [min, middle, max]).map((value) => Number(value.toFixed(4)));
};

const days = [0, 1, 30, -1, -30, 7, 90, -400];
const hours = [0, 1, 8, 24, 30 * 24, -1, -8, -24, -30 * 24, -400 * 24];
const options = (field: { readonly options: Readonly<Record<string, string>> }) => Object.keys(field.options);

/** A row or part as it is stored: every name there, and only what is needed filled in. */
const inside = (fields: Fields, given: Given) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.default ?? (field.must ? candidates(field, given)[0] : null),
    ]),
  );

/** For each kind the values worth trying, the most ordinary first. A new kind does not compile until it has its line here. */
const table: { readonly [K in Kind]: (field: FieldOf<K>, given: Given) => readonly unknown[] } = {
  text: (f, given) =>
    f.like ? [likePattern[f.like](given.seed)] : [wordsFor(f.label, f.max, given), checkedNumber(given.seed)],
  longText: (f, given) => [
    wordsFor(f.label, f.max ?? 2000, given),
    `${f.label} ${given.seed}: all went calmly, and everyone was told.`,
  ],
  whole: (f) => spread(f.min, f.max, 1),
  decimal: (f) => spread(f.min, f.max, 10 ** -f.places),
  yesNo: () => [false, true],
  date: (_, { now, zone }) => days.map((n) => addDays(localDay(now, zone), n)),
  time: () => ['09:30', '21:30'],
  moment: (_, { now }) => hours.map((n) => addHours(now, n)),
  choice: options,
  choices: (f) => options(f).map((option) => [option]),
  words: (f, given) => [[wordsFor(f.label, f.max ?? 200, given)]],
  ref: (f, { refTo }) => [refTo(f.to, 0), refTo(f.to, 1)],
  refs: (f, { refTo }) => [[refTo(f.to, 0)], [refTo(f.to, 1)]],
  file: (_, { refTo }) => [refTo('attachment', 0)],
  rows: (f, given) => [[inside(f.columns, given)]],
  parts: (f, given) => [inside(f.fields, given)],
  link: (_, { refTo }) => [{ entity: 'resident', id: refTo('resident', 0) }],
};

export function candidates(field: Field, given: Given): readonly unknown[] {
  const list = table[field.kind] as (field: Field, given: Given) => readonly unknown[];
  return list(field, given);
}
