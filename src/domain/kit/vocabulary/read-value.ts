import { isRecordValues } from './record-values.ts';
import type { ByKind, Field, FieldOf, Fields, Pattern } from './fields.ts';
import { hasTimeDefault, byKind, holds, isList, isNeeded } from './fields.ts';
import { isDay, isTime } from '../time/time.ts';

/** What reading one value gives: the value as it is stored, or a sentence about what is wrong with it. */
export type ReadValue = { readonly value: unknown } | { readonly wrong: string };

const wrong = (sentence: string): ReadValue => ({ wrong: sentence });
const right = (value: unknown): ReadValue => ({ value });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

export const patterns: Readonly<Record<Pattern, readonly [RegExp, string]>> = {
  // Seven digits are a local number, fifteen the longest there is anywhere (ITU-T E.164): relatives live abroad too.
  phone: [/^\+?(?:[ ()-]*[0-9]){7,15}[ ()-]*$/, 'must be a phone number, such as 020 7946 0018'],
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'],
  postcode: [/^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$/i, 'must be a UK postcode, such as LS1 4AP'],
  time_zone: [/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/, 'must be a time zone, such as Europe/London'],
  dbs_number: [/^[0-9]{12}$/, 'must have 12 digits'],
  username: [/^[A-Za-z0-9@.+_-]+$/, 'may hold letters, digits and @ . + - _'],
  uuid: [uuid, 'must be a UUID'],
};

/** Only a zone that the clocks know: everything that happens by the clock in a house asks for it. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** PostgreSQL keeps no NUL, and half of a surrogate pair is no character. */
const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

function readText(label: string, value: unknown, max: number): ReadValue {
  if (typeof value !== 'string') return wrong(`${label} must be text.`);
  if (!storable(value)) return wrong(`${label} contains a character that cannot be kept.`);
  const trimmed = value.trim();
  if (trimmed.length > max) return wrong(`${label} may have at most ${max} characters; this has ${trimmed.length}.`);
  return right(trimmed);
}

/** Above this a bound is what a column holds, not what anybody would write. */
const largestHuman = 1_000_000;

function boundsBroken({ min, max, unit }: FieldOf<'whole'> | FieldOf<'decimal'>, isBelow: boolean): string {
  const said = (number: number) => (unit === '£' ? `£${number}` : String(number));
  const after = unit && unit !== '£' ? ` ${unit}` : '';
  if (max < largestHuman) return `must be between ${said(min)} and ${said(max)}${after}`;
  if (!isBelow) return 'is larger than can be right';
  return min > -largestHuman ? `must be at least ${said(min)}${after}` : 'is smaller than can be right';
}

function readNumber(field: FieldOf<'whole'> | FieldOf<'decimal'>, value: unknown): ReadValue {
  const { label, min, max } = field;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return wrong(`${label} must be a number.`);
  const places = field.kind === 'whole' ? 0 : field.places;
  if (Math.abs(Number(number.toFixed(places)) - number) > 1e-9) {
    return wrong(
      places === 0
        ? `${label} must be a whole number.`
        : `${label} may have at most ${places} decimal place${places === 1 ? '' : 's'}.`,
    );
  }
  if (number < min || number > max) return wrong(`${label} ${boundsBroken(field, number < min)}.`);
  return right(number);
}

const instant = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})$/;

function readMoment(label: string, value: unknown): ReadValue {
  const time =
    typeof value === 'string' && instant.test(value) && isDay(value.slice(0, 10)) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? wrong(`${label} must be a date and time.`) : right(new Date(time).toISOString());
}

function readList(label: string, value: unknown, one: (item: unknown) => ReadValue, most = 200): ReadValue {
  if (!Array.isArray(value)) return wrong(`${label} must be a list.`);
  if (value.length > most) return wrong(`${label} may have at most ${most} entries.`);
  const read = value.map(one);
  const bad = read.find((reading) => !('value' in reading));
  return bad ?? right([...new Set(read.map((reading) => ('value' in reading ? reading.value : null)))]);
}

const readId = (label: string, value: unknown): ReadValue =>
  isId(value) ? right(value.toLowerCase()) : wrong(`${label} must be chosen from the list.`);

const readOption = (label: string, options: Readonly<Record<string, string>>, value: unknown): ReadValue =>
  typeof value === 'string' && Object.hasOwn(options, value)
    ? right(value)
    : wrong(`${label} must be one of: ${Object.values(options).join(', ')}.`);

/** A row begins with no moment of its own: `now` and `today` are a form's to fill in. */
const startInside = (field: Field): unknown =>
  hasTimeDefault(field) ? null : (field.default ?? (isList(field) ? [] : null));

function readInside(label: string, fields: Fields, value: unknown): ReadValue {
  if (!isRecordValues(value)) return wrong(`${label} must be a set of named values.`);
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = value[name];
    // As with a whole record: what the server alone writes is not taken from whoever sends it.
    const empty = field.readOnly === true || given === undefined || given === null || given === '';
    const reading = empty ? right(startInside(field)) : readValue(field, given);
    if ('wrong' in reading) return wrong(`${label}: ${reading.wrong}`);
    values[name] = reading.value;
  }
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, one]) => [name, holds(fields[name]?.when, values) ? one : null]),
  );
  const lacking = Object.entries(fields).find(
    ([name, field]) => isNeeded(field, shown) && !field.readOnly && (shown[name] === null || shown[name] === ''),
  );
  return lacking ? wrong(`${label}: ${lacking[1].label.toLowerCase()} is needed.`) : right(shown);
}

function readRows(field: FieldOf<'rows'>, value: unknown): ReadValue {
  if (!Array.isArray(value)) return wrong(`${field.label} must be a list.`);
  if (value.length > 200) return wrong(`${field.label} may have at most 200 rows.`);
  const read = value.map((row) => readInside(field.label, field.columns, row));
  const bad = read.find((reading) => !('value' in reading));
  return bad ?? right(read.map((reading) => ('value' in reading ? reading.value : null)));
}

function readLink(label: string, value: unknown): ReadValue {
  if (!isRecordValues(value) || typeof value['entity'] !== 'string' || !isId(value['id']))
    return wrong(`${label} must point to a record.`);
  return right({ entity: value['entity'], id: value['id'] });
}

const readers: ByKind<[value: unknown], ReadValue> = {
  text: (f, v) => {
    const reading = readText(f.label, v, f.max);
    const [like, words] = f.like ? patterns[f.like] : [];
    const isLike = (value: string): boolean =>
      like === undefined || (like.test(value) && (f.like !== 'time_zone' || isTimeZone(value)));
    return 'value' in reading && !isLike(String(reading.value)) ? wrong(`${f.label} ${words}.`) : reading;
  },
  longText: (f, v) => readText(f.label, v, f.max ?? 20_000),
  whole: readNumber,
  decimal: readNumber,
  yesNo: (f, v) => (typeof v === 'boolean' ? right(v) : wrong(`${f.label} must be yes or no.`)),
  date: (f, v) =>
    typeof v === 'string' && isDay(v) ? right(v) : wrong(`${f.label} must be a date, such as 14 Nov 2026.`),
  time: (f, v) => (typeof v === 'string' && isTime(v) ? right(v) : wrong(`${f.label} must be a time, such as 14:30.`)),
  moment: (f, v) => readMoment(f.label, v),
  choice: (f, v) => readOption(f.label, f.options, v),
  choices: (f, v) => readList(f.label, v, (item) => readOption(f.label, f.options, item)),
  words: (f, v) => readList(f.label, v, (item) => readText(f.label, item, f.max ?? 200)),
  ref: (f, v) => readId(f.label, v),
  // A group may hold every permission there is.
  refs: (f, v) => readList(f.label, v, (item) => readId(f.label, item), 1000),
  file: (f, v) => readId(f.label, v),
  rows: readRows,
  parts: (f, v) => readInside(f.label, f.fields, v),
  link: (f, v) => readLink(f.label, v),
};

export const readValue = (field: Field, value: unknown): ReadValue => byKind(readers, field, value);
