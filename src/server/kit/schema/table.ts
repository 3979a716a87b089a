import type { Entity, Unique } from '#domain/kit/vocabulary/entity.ts';
import { byKind, type ByKind, type Field, type Fields, type Kind } from '#domain/kit/vocabulary/fields.ts';

/** The tables the register describes, as SQL that a reader can follow. */

export const quoted = (name: string): string => `"${name}"`;
/** A text in a statement that takes no values. */
export const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const list = (values: readonly string[]): string => values.map(literal).join(', ');

const columnType: ByKind<[column: string], string> = {
  text: (f) => `varchar(${f.max})`,
  longText: (f, c) => (f.max ? `text check (char_length(${c}) <= ${f.max})` : 'text'),
  whole: (f, c) => `integer check (${c} between ${f.min} and ${f.max})`,
  decimal: (f, c) => `numeric(14,${f.places}) check (${c} between ${f.min} and ${f.max})`,
  yesNo: () => 'boolean',
  date: () => 'date',
  time: (_, c) => `text check (${c} ~ '^[0-9]{2}:[0-9]{2}$')`,
  moment: () => 'timestamptz(3)',
  choice: (f, c) => `text check (${c} in (${list(Object.keys(f.options))}))`,
  choices: (f, c) => `text[] not null default '{}' check (${c} <@ array[${list(Object.keys(f.options))}]::text[])`,
  words: () => "text[] not null default '{}'",
  ref: () => 'uuid',
  refs: () => "uuid[] not null default '{}'",
  file: () => 'uuid',
  rows: () => "jsonb not null default '[]'",
  parts: () => 'jsonb',
  link: () => 'jsonb',
};

/** What words are ordered by, as `compareNames` of the domain does: the database itself puts small letters and accents last, and 11 before 2. */
export const orderOfWords = 'collate natural_order';

/** The words by which a list of them is ordered. */
const isOrderedBy = ({ order, sorts }: Entity, name: string, field: Field): boolean =>
  field.kind === 'text' && [order, ...sorts].some((one) => orderOf(one).column === name);

function column(entity: Entity, name: string, field: Field): string {
  const type = field.secret ? 'bytea' : byKind(columnType, field, quoted(name));
  const filled = field.must && !field.when && !type.includes('not null') ? ' not null' : '';
  const [bare, ...check] = type.split(' check ');
  const ordered = isOrderedBy(entity, name, field) ? ` ${orderOfWords}` : '';
  return `${quoted(name)} ${bare}${ordered}${filled}${check.length ? ` check ${check.join(' check ')}` : ''}`;
}

/** How PostgreSQL calls what a column holds. */
export type SqlType =
  | 'text'
  | 'int'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'uuid'
  | 'text[]'
  | 'uuid[]'
  | 'jsonb'
  | 'bytea';

/** What a value of each kind is in a statement. */
const casts: { readonly [K in Kind]: SqlType } = {
  text: 'text',
  longText: 'text',
  time: 'text',
  choice: 'text',
  whole: 'int',
  decimal: 'numeric',
  yesNo: 'boolean',
  date: 'date',
  moment: 'timestamptz',
  choices: 'text[]',
  words: 'text[]',
  ref: 'uuid',
  refs: 'uuid[]',
  file: 'uuid',
  rows: 'jsonb',
  parts: 'jsonb',
  link: 'jsonb',
};
export const castOf = ({ kind, secret }: Field): SqlType => (secret ? 'bytea' : casts[kind]);

const systemTypes = (marker: string): Readonly<Record<string, SqlType>> => ({
  id: 'uuid',
  version: 'int',
  created_at: 'timestamptz',
  created_by: 'uuid',
  updated_at: 'timestamptz',
  updated_by: 'uuid',
  [marker]: 'boolean',
  deleted_at: 'timestamptz',
  deleted_by: 'uuid',
  deletion_reason: 'text',
  warning_codes: 'text[]',
});

/** What each column of a record holds, beside what was first sent of it. */
export const columnTypes = ({ marker, fields }: Entity): Readonly<Record<string, SqlType>> => ({
  ...systemTypes(marker),
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, castOf(field)])),
});

/** The kind of record that a value names; a list names several, and has no key of the database. */
const targets: ByKind<[], string | null> = {
  text: () => null,
  longText: () => null,
  whole: () => null,
  decimal: () => null,
  yesNo: () => null,
  date: () => null,
  time: () => null,
  moment: () => null,
  choice: () => null,
  choices: () => null,
  words: () => null,
  ref: ({ to }) => to,
  refs: () => null,
  file: () => 'attachment',
  rows: () => null,
  parts: () => null,
  link: () => null,
};
export const targetOf = (field: Field): string | null => byKind(targets, field);

const systemColumns = (marker: string): readonly string[] => [
  'id uuid primary key',
  'version integer not null default 1',
  'created_at timestamptz(3) not null',
  'created_by uuid',
  'updated_at timestamptz(3) not null',
  'updated_by uuid',
  `${marker} boolean not null default false`,
  'deleted_at timestamptz(3)',
  'deleted_by uuid',
  'deletion_reason varchar(500)',
  "warning_codes text[] not null default '{}'",
  // The content a record was first stored with: a retried POST is told from another one by it.
  'first_content bytea',
];

export function createTable(entity: Entity): string {
  const columns = [
    ...systemColumns(entity.marker),
    ...Object.entries(entity.fields).map(([name, field]) => column(entity, name, field)),
  ];
  return `create table ${quoted(entity.name)} (\n  ${columns.join(',\n  ')}\n);`;
}

/** What the server writes from the session needs no second proof; what a person chose does. */
const provenRefs = (fields: Fields): readonly (readonly [string, string])[] =>
  Object.entries(fields).flatMap(([name, field]): (readonly [string, string])[] => {
    const to = field.readOnly ? null : targetOf(field);
    return to ? [[name, to]] : [];
  });

export function createReferences(entity: Entity): readonly string[] {
  return provenRefs(entity.fields).map(
    ([name, to]) =>
      `alter table ${quoted(entity.name)} add constraint ${quoted(`${entity.name}_${name}_fkey`)} foreign key (${quoted(name)}) references ${quoted(to)} (id);`,
  );
}

export interface Order {
  readonly column: string;
  readonly down: boolean;
}
export const orderOf = (order: string): Order =>
  order.startsWith('-') ? { column: order.slice(1), down: true } : { column: order, down: false };

function indexOn(entity: Entity, lead: string | null, order: Order): string {
  const way = order.down ? ' desc' : '';
  const columns = [...(lead ? [quoted(lead)] : []), `${quoted(order.column)}${way}`, `id${way}`];
  const name = [entity.name, ...(lead ? [lead] : []), order.column].join('_');
  return `create index ${quoted(`${name}_idx`)} on ${quoted(entity.name)} (${columns.join(', ')});`;
}

/** What people write in letters; what they choose or the system makes is spelt one way. */
const isWritten = (field: Field | undefined): boolean => field?.kind === 'text' || field?.kind === 'longText';

function uniqueIndex(entity: Entity, unique: Unique, place: number): string {
  const columns = unique.fields.map((name) =>
    unique.ignoreCase && isWritten(entity.fields[name]) ? `lower(${quoted(name)})` : quoted(name),
  );
  const among = Object.entries(unique.among ?? {}).map(
    ([name, values]) => ` and ${quoted(name)} in (${list(values ?? [])})`,
  );
  return `create unique index ${quoted(uniqueName(entity, place))} on ${quoted(entity.name)} (${columns.join(', ')}) where not ${entity.marker}${among.join('')};`;
}

export const uniqueName = (entity: Entity, place: number): string => `${entity.name}_unique_${place + 1}`;

/** Every order a list may be asked for has its index, led by the owner that narrows it. */
export function createIndexes(entity: Entity): readonly string[] {
  const leads = ['home', 'resident'].filter((lead) => lead in entity.fields);
  const orders = [
    orderOf(entity.order),
    ...entity.sorts.map(orderOf).filter((order) => order.column !== orderOf(entity.order).column),
  ];
  const ordered = orders.flatMap((order, i) =>
    leads.length === 0
      ? [indexOn(entity, null, order)]
      : leads.filter((lead) => i === 0 || lead === 'home').map((lead) => indexOn(entity, lead, order)),
  );
  const parents = entity.filters
    .filter((name) => entity.fields[name]?.kind === 'ref' && !leads.includes(name))
    .map((name) => `create index ${quoted(`${entity.name}_${name}_idx`)} on ${quoted(entity.name)} (${quoted(name)});`);
  return [...ordered, ...parents, ...entity.unique.map((unique, i) => uniqueIndex(entity, unique, i))];
}

/** A log has a table of its own making, because nothing about it is like a record. */
export const hasTable = (entity: Entity): boolean => !entity.log;

export function createAll(entities: readonly Entity[]): string {
  const stored = entities.filter(hasTable);
  return [...stored.map(createTable), ...stored.flatMap(createReferences), ...stored.flatMap(createIndexes)].join(
    '\n\n',
  );
}
