import { apostrophes, plainText } from '#domain/kit/names/plain-text.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { byKind, isList, type ByKind, type Field } from '#domain/kit/vocabulary/fields.ts';
import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { isId, readValue } from '#domain/kit/vocabulary/read-value.ts';
import { addDays, momentAt } from '#domain/kit/time/time.ts';
import { invalid } from '../runtime/refusals.ts';
import { sqlIn } from './sql-in.ts';
import { literal, orderOf, quoted } from './table.ts';
import type { Order } from './table.ts';

/** What a list is asked for, after every word of the question was found to be allowed. */
export interface ListQuery {
  readonly limit: number;
  readonly order: Order;
  readonly after: readonly [key: string | null, id: string] | null;
  readonly home: string | null;
  readonly resident: string | null;
  readonly deleted: 'none' | 'with' | 'only';
  readonly conditions: readonly Condition[];
}
/** A condition on `t`; `?` stands for the value's placeholder. */
export interface Condition {
  readonly sql: string;
  readonly value: unknown;
  /** The field it asks about, where a person chose it: it finds no row of which they may not see that field. */
  readonly field?: string;
  /** It says from or until when, by the moment a log is in the order of. */
  readonly isSpan?: true;
}

/** The questions behind an address, by their names. */
export type QueryParams = Readonly<Record<string, string | undefined>>;

export function readLimit(value: string, usual: number): number {
  const limit = Number(value);
  if (value === '') return usual;
  if (!Number.isInteger(limit) || limit < 1) throw invalid({ limit: 'limit must be a whole number from 1 to 200.' });
  return Math.min(limit, 200);
}

function readOrder(entity: Entity, value: string): Order {
  const usual = orderOf(entity.order);
  if (value === '') return usual;
  const order = orderOf(value);
  const allowed = [usual.column, ...entity.sorts.map((sort) => orderOf(sort).column)];
  if (!allowed.includes(order.column))
    throw invalid({ ordering: `ordering must be one of: ${allowed.join(', ')}, with - before it for the other way.` });
  return order;
}

export const cursorOf = (key: unknown, id: string): string =>
  Buffer.from(JSON.stringify([key, id])).toString('base64url');

export function readCursor(value: string): readonly [string | null, string] | null {
  if (value === '') return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    if (Array.isArray(read) && read.length === 2 && isId(read[1]))
      return [read[0] === null ? null : String(read[0]), read[1]];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalid({ cursor: 'cursor must come from the Link of an earlier page.' });
}

const yesOrNo = { true: true, false: false };
const asText = (_: Field, text: string): unknown => text;
/** What the text of an address stands for. */
const texts: ByKind<[text: string], unknown> = {
  text: asText,
  longText: asText,
  whole: asText,
  decimal: asText,
  yesNo: (_, text) => (isKeyOf(yesOrNo, text) ? yesOrNo[text] : text),
  date: asText,
  time: asText,
  moment: asText,
  choice: asText,
  choices: asText,
  words: asText,
  ref: asText,
  refs: asText,
  file: asText,
  rows: asText,
  parts: asText,
  link: asText,
};

function readOne(name: string, field: Field, value: string): unknown {
  const reading = readValue(field, byKind(texts, field, value));
  if ('wrong' in reading) throw invalid({ [name]: reading.wrong });
  return reading.value;
}

const itself = (field: Field): Field => field;
/** What one of the values of a field is: of a list, one of its items. */
const items: ByKind<[], Field> = {
  text: itself,
  longText: itself,
  whole: itself,
  decimal: itself,
  yesNo: itself,
  date: itself,
  time: itself,
  moment: itself,
  choice: itself,
  choices: ({ label, options }) => ({ kind: 'choice', label, options }),
  words: ({ label, max = 200 }) => ({ kind: 'text', label, max }),
  ref: itself,
  refs: ({ label, to }) => ({ kind: 'ref', label, to }),
  file: itself,
  rows: itself,
  parts: itself,
  link: itself,
};

/** A field equals the value, or one of several values set apart by commas; a list contains it. */
function fieldCondition(name: string, field: Field, value: string): Condition {
  const values = value.split(',').map((part) => readOne(name, byKind(items, field), part));
  const column = `t.${quoted(name)}`;
  // The words of a choice are the domain's own: said outright, the database knows how few rows have them.
  const said = field.kind === 'choice' ? `${sqlIn(column, values.map(String))} and ` : '';
  return { sql: isList(field) ? `${column} && ?` : `${said}${column} = any(?)`, value: values, field: name };
}

/** The moment or day a list's dates speak of. */
const dated = (entity: Entity): string => {
  const usual = orderOf(entity.order).column;
  const kind = entity.fields[usual]?.kind;
  return kind === 'date' || kind === 'moment' ? usual : entity.log ? 'at' : 'created_at';
};

export function dayCondition(entity: Entity, name: 'date_from' | 'date_to', value: string, zone: string): Condition {
  const column = dated(entity);
  const isDate = entity.fields[column]?.kind === 'date';
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const reading = readValue(
    whole ? { kind: 'date', tense: 'any', label: name } : { kind: 'moment', label: name },
    value,
  );
  if ('wrong' in reading) throw invalid({ [name]: reading.wrong });
  const read = String(reading.value);
  if (isDate)
    return { sql: `t.${quoted(column)} ${name === 'date_from' ? '>=' : '<='} ?::date`, value: read.slice(0, 10) };
  // The day after is reckoned on the calendar: a day of the house may have 23 or 25 hours.
  const edge = whole ? momentAt(name === 'date_to' ? addDays(read, 1) : read, '00:00', zone) : read;
  return {
    sql: `t.${quoted(column)} ${name === 'date_from' ? '>=' : '<'} ?::timestamptz`,
    value: edge,
    ...(entity.log ? { isSpan: true } : {}),
  };
}

/** A word wherever it stands in a text. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;

/** `plainText` of the domain, for statements. The rules of unaccent are given by name, as in `plain_words`. */
export const plainTextSql = (text: string): string =>
  `translate(lower(public.unaccent('public.unaccent', ${text})), ${literal(apostrophes)}, '')`;

/** Both sides are plain text, so nobody needs an accent, a capital or an apostrophe to find a name; an apostrophe alone finds any. */
function searchConditions(entity: Entity, value: string): readonly Condition[] {
  const text = `concat_ws(' ', ${entity.search.map((name) => `t.${quoted(name)}`).join(', ')})`;
  return value
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) =>
      plainText(word) === ''
        ? { sql: `${text} ~ ?`, value: `[${apostrophes}]` }
        : { sql: `${plainTextSql(text)} like ?`, value: likePattern(plainText(word)) },
    );
}

export const noFilter = (entity: Entity, name: string) =>
  invalid({ [name]: `${name} is no filter of ${entity.labels.many.toLowerCase()}.` });

const deletedWords = new Map<string, ListQuery['deleted']>([
  ['true', 'only'],
  ['false', 'none'],
]);

/** One name of a question and what was said to it. */
interface Said {
  readonly entity: Entity;
  readonly name: string;
  readonly value: string;
  readonly zone: string;
}
type Reader = (said: Said) => Partial<ListQuery>;

const usualLimit = ({ log }: Entity): number => (log ? 100 : 50);
const always = (): boolean => true;
const idOf = (name: string, value: string): string | null =>
  value === '' ? null : String(readOne(name, { kind: 'ref', label: name, to: name }, value));

/** What every list may be asked, and which lists know nothing of it. */
const readers = {
  limit: { isAsked: always, read: ({ entity, value }) => ({ limit: readLimit(value, usualLimit(entity)) }) },
  ordering: { isAsked: always, read: ({ entity, value }) => ({ order: readOrder(entity, value) }) },
  cursor: { isAsked: always, read: ({ value }) => ({ after: readCursor(value) }) },
  home: {
    isAsked: ({ belongsTo, log }) => belongsTo !== 'provider' || log,
    read: ({ value }) => ({ home: idOf('home', value) }),
  },
  resident: {
    isAsked: ({ fields }) => 'resident' in fields,
    read: ({ value }) => ({ resident: idOf('resident', value) }),
  },
  date_from: {
    isAsked: always,
    read: ({ entity, value, zone }) => ({ conditions: [dayCondition(entity, 'date_from', value, zone)] }),
  },
  date_to: {
    isAsked: always,
    read: ({ entity, value, zone }) => ({ conditions: [dayCondition(entity, 'date_to', value, zone)] }),
  },
  search: {
    isAsked: ({ search }) => search.length > 0,
    read: ({ entity, value }) => ({ conditions: searchConditions(entity, value) }),
  },
  include_deleted: {
    isAsked: always,
    read: ({ entity, value }) => (value === 'true' && !entity.leavesLists ? { deleted: 'with' } : {}),
  },
  is_deleted: {
    isAsked: ({ leavesLists }) => leavesLists,
    read: ({ value }) => ({ deleted: deletedWords.get(value) ?? 'none' }),
  },
} as const satisfies Readonly<Record<string, { isAsked(entity: Entity): boolean; read: Reader }>>;

/** A name that every list knows, one that this list asks, or a field it is filtered by; any other is a refusal that names it. */
const readSaid: Reader = (said) => {
  const { entity, name, value } = said;
  if (isKeyOf(readers, name) && readers[name].isAsked(entity)) return readers[name].read(said);
  const question = Object.hasOwn(entity.asks, name) ? entity.asks[name] : undefined;
  const field = entity.fields[name];
  if (question) readOne(name, question, value);
  else if (!field || !(name === 'status' || name === 'staff' || entity.filters.includes(name)))
    throw noFilter(entity, name);
  else if (value !== '') return { conditions: [fieldCondition(name, field, value)] };
  return {};
};

/** Reads a list's question. A word it does not know is a refusal that names it. */
export function readListQuery(entity: Entity, asked: QueryParams, zone: string, now: string): ListQuery {
  const answers = Object.entries(asked).map(([name, value = '']) => readSaid({ entity, name, value, zone }));
  if (entity.listsDays && !('date_from' in asked)) {
    const start = new Date(Date.parse(now) - entity.listsDays * 86_400_000).toISOString();
    answers.push({ conditions: [dayCondition(entity, 'date_from', start, zone)] });
  }
  const usual: ListQuery = {
    limit: usualLimit(entity),
    order: orderOf(entity.order),
    after: null,
    home: null,
    resident: null,
    deleted: entity.trait === 'care_entry' && !entity.leavesLists ? 'with' : 'none',
    conditions: [],
  };
  return answers.reduce<ListQuery>(
    (query, { conditions = [], ...one }) => ({ ...query, ...one, conditions: [...query.conditions, ...conditions] }),
    usual,
  );
}
