import type { RecordValues } from './record-values.ts';
import type { Complaints, Entity, Unchecked } from './entity.ts';
import type { Field, Fields, Values } from './fields.ts';
import type { HomeSettings } from './home-settings.ts';
import { holds, isList, isNeeded } from './fields.ts';
import { memoize } from './memoize.ts';
import { readValue } from './read-value.ts';

export type Input = RecordValues;
export interface Parsed<F extends Fields = Fields> {
  readonly values: Unchecked<Values<F>>;
  readonly complaints: Complaints;
}

const isWritable = (field: Field): boolean => field.readOnly !== true;
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The fields a person may fill in; the state is moved, never typed. */
export const writable = memoize((entity: Entity): Fields =>
  Object.fromEntries(
    Object.entries(entity.fields).filter(([name, field]) => isWritable(field) && !(entity.states && name === 'status')),
  ),
);

/** What is known of the house in which a record begins. */
interface Beginning {
  /** Called after the day on which it begins: after midnight still yesterday's. */
  readonly tonight?: string;
  readonly settings?: HomeSettings | undefined;
}

const startValue = (field: Field, now: string, today: string, { tonight, settings }: Beginning): unknown => {
  if (field.setting && settings) return settings[field.setting];
  if (field.default === 'now') return now;
  if (field.default === 'today') return today;
  if (field.default === 'tonight') return tonight ?? today;
  if (field.default !== undefined) return field.default;
  return isList(field) ? [] : null;
};

const namedFields = memoize((fields: Fields) => Object.entries(fields));

/** The values a new form or a new record begins with. */
export function startValues(
  fields: Fields,
  now: string,
  today: string,
  house: Beginning = {},
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of namedFields(fields)) values[name] = startValue(field, now, today, house);
  return values;
}

/** Reads each given value by its kind; what no field names falls away. */
export function readInput<F extends Fields>(fields: F, input: Input): Parsed<F> {
  const values: Record<string, unknown> = {};
  const complaints: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(input, name)) continue;
    const given = input[name];
    if (isEmpty(given)) {
      values[name] = isList(field) ? [] : null;
      continue;
    }
    const reading = readValue(field, given);
    if ('wrong' in reading) complaints[name] = reading.wrong;
    else values[name] = reading.value === '' ? null : reading.value;
  }
  // Each value was read by the kind of its own field.
  return { values: values as Parsed<F>['values'], complaints };
}

const isAbsent = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** Prepositions and forms of "to be": after one of them a sentence seems to go on. */
const leadsOn = new Set(
  `about above across after around as at before below between by down for from in into of off on out over since than to
  under until up with within without are be is was were`.split(/\s+/),
);

/** "Weight is needed."; a label that ends like the middle of a sentence stands in quotes: “Where it is” is needed. */
export function neededWords(label: string): string {
  const last = label.slice(label.lastIndexOf(' ') + 1).toLowerCase();
  return `${leadsOn.has(last) ? `“${label}”` : label} is needed.`;
}

/** What is still missing from a record, field by field. */
export function missing(fields: Fields, record: Input): Complaints {
  return Object.fromEntries(
    namedFields(fields)
      .filter(([name, field]) => isNeeded(field, record) && isAbsent(record[name]))
      .map(([name, field]) => [name, neededWords(field.label)]),
  );
}

/** A field that does not belong to what was chosen keeps no value that nobody can see. */
export function withoutHidden(fields: Fields, record: Input): Record<string, unknown> {
  const shown: Record<string, unknown> = { ...record };
  for (const [name, field] of Object.entries(fields)) {
    if (field.when && name in record && !holds(field.when, record)) shown[name] = isList(field) ? [] : null;
  }
  return shown;
}
