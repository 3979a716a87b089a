import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { labelInTitle } from '#domain/kit/names/labelled-word.ts';
import { byKind, type ByKind, type Field, type FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { usualZone } from '#domain/kit/vocabulary/home-settings.ts';
import { quoted } from './table.ts';
import { entityNameSql } from './person-name-sql.ts';
import { hasPersonName } from '#domain/kit/people/person-name.ts';

/** What an answer shows of a record. JSON is made by PostgreSQL and passed on as it is. */

const systemColumns = [
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'deleted_at',
  'deleted_by',
  'deletion_reason',
  'warning_codes',
];

const open =
  (entity: Entity) =>
  (name: string): boolean => {
    const field = entity.fields[name];
    return !field?.secret;
  };

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** A list row: its identity, its owners, the list's columns or what they are worked out from, and what charts and the specification need. */
export function listColumns(entity: Entity): readonly string[] {
  const owners = ['home', 'resident'].filter((name) => name in entity.fields);
  const entry = entity.trait === 'care_entry' ? ['occurred_at', 'recorded_by', 'is_late_entry', 'deletion_reason'] : [];
  const state = entity.states ? ['status'] : [];
  const versioned = entity.log ? [] : ['version', entity.marker];
  const columns = entity.list.flatMap((name) => entity.computed[name]?.from ?? [name]);
  return unique(['id', ...versioned, ...owners, ...columns, ...entity.carries, ...entry, ...state]).filter(
    open(entity),
  );
}

export function wholeColumns(entity: Entity): readonly string[] {
  if (entity.log) return ['id', ...Object.keys(entity.fields)];
  return unique(['id', 'version', ...Object.keys(entity.fields), entity.marker, ...systemColumns]).filter(open(entity));
}

const authors: Readonly<Record<string, string>> = { created_by: 'staff', updated_by: 'staff', deleted_by: 'staff' };

/** The clock of the house a record belongs to. */
const zoneSql = (entity: Entity, alias: string): string =>
  'home' in entity.fields ? `(select h.time_zone from home h where h.id = ${alias}.home)` : `'${usualZone}'`;

interface Titled {
  readonly entity: Entity;
  readonly alias: string;
  readonly column: string;
  named(name: string): Entity;
}

const asStored = (_: Field, { column }: Titled): string => column;
/** A value of each kind as a word of a title. */
const titleWords: ByKind<[titled: Titled], string> = {
  text: labelledColumn,
  longText: asStored,
  whole: figureWord,
  decimal: figureWord,
  yesNo: asStored,
  date: asStored,
  time: asStored,
  moment: momentWord,
  choice: asStored,
  choices: asStored,
  words: asStored,
  ref: refWord,
  refs: asStored,
  file: asStored,
  rows: asStored,
  parts: asStored,
  link: asStored,
};

/** The same as the domain's `labelledWord`, in SQL. */
function labelledColumn(field: Field, { column }: Pick<Titled, 'column'>): string {
  const label = labelInTitle(field);
  return label ? `'${label} ' || ${column}` : column;
}

/** The words of a title one after the other; what is called something in it comes after a comma. */
function joinedTitle({ title, fields }: Entity, wordOf: (name: string) => readonly string[]): string {
  const isLabelled = (name: string) => labelInTitle(fields[name]) !== undefined;
  const words = `concat_ws(' ', ${title
    .filter((name) => !isLabelled(name))
    .flatMap(wordOf)
    .join(', ')})`;
  const labelled = title.filter(isLabelled).flatMap(wordOf);
  return labelled.length > 0 ? `concat_ws(', ', ${[words, ...labelled].join(', ')})` : words;
}

function figureWord({ unit }: FieldOf<'whole'> | FieldOf<'decimal'>, { column }: Titled): string {
  if (!unit) return column;
  return unit === '£' ? `'£' || ${column}` : `${column} || ' ${unit}'`;
}

function momentWord(_: Field, { entity, alias, column }: Titled): string {
  return `to_char(${column} at time zone ${zoneSql(entity, alias)}, 'DD Mon YYYY HH24:MI')`;
}

function refWord({ to }: FieldOf<'ref'>, { column, named }: Titled): string {
  const target = named(to);
  const plain = (part: string) => {
    const field = target.fields[part];
    return field && field.kind !== 'ref' ? [labelledColumn(field, { column: `m.${quoted(part)}` })] : [];
  };
  return `(select ${hasPersonName(target) ? entityNameSql(target, 'm') : joinedTitle(target, plain)} from ${quoted(to)} m where m.id = ${column})`;
}

/** How a record is named where another one points to it; a title may itself point to a record, but no further. */
export function titleSql(entity: Entity, alias: string, named: (name: string) => Entity): string {
  if (hasPersonName(entity)) return entityNameSql(entity, alias);
  return joinedTitle(entity, (name) => {
    const field = entity.fields[name];
    const column = `${alias}.${quoted(name)}`;
    return [field ? byKind(titleWords, field, { entity, alias, column, named }) : column];
  });
}

/** Several references, each with its name at its place; one that is gone has none. Houses are known by name to whoever may see them, and to nobody else. */
const namesInTurn = (to: Entity, column: string, named: (name: string) => Entity): string =>
  `(select coalesce(json_agg(nullif(${titleSql(to, 'n', named)}, '') order by u.place), '[]') from unnest(${column}) with ordinality u(id, place) left join ${quoted(to.name)} n on n.id = u.id)`;

/** Whoever writes a record stands in it several times, and need not be looked up: the places of their id and name among the values. */
export interface Caller {
  readonly id: string;
  readonly name: string;
}

interface NamedColumn {
  readonly column: string;
  readonly to: Entity;
  readonly several: boolean;
}

/** The references among the columns that an answer names. Several at once are named where lists show them. */
export const namedColumns = (
  entity: Entity,
  columns: readonly string[],
  named: (name: string) => Entity,
): readonly NamedColumn[] =>
  columns.flatMap((column) => {
    const field = entity.fields[column];
    const several = field?.kind === 'refs';
    const name = field?.kind === 'refs' || field?.kind === 'ref' ? field.to : authors[column];
    if (!name) return [];
    const to = named(name);
    return several && (!entity.list.includes(column) || to.belongsTo === 'itself') ? [] : [{ column, to, several }];
  });

/** The display name behind each reference among the columns, so that no screen shows an id: each as a pair of `names`. */
export const namePairs = (
  entity: Entity,
  columns: readonly string[],
  named: (name: string) => Entity,
  alias: string,
  caller?: Caller,
): readonly string[] =>
  namedColumns(entity, columns, named).map(({ column, to, several }) => {
    const who = `${alias}.${quoted(column)}`;
    if (several) return `'${column}', ${namesInTurn(to, who, named)}`;
    const title = `(select ${titleSql(to, 'n', named)} from ${quoted(to.name)} n where n.id = ${who})`;
    return `'${column}', ${caller && to.name === authors['created_by'] ? `case when ${who} = ${caller.id} then ${caller.name} else ${title} end` : title}`;
  });

/** All of them together. */
export const namesSql = (...asked: Parameters<typeof namePairs>): string =>
  `json_build_object(${namePairs(...asked).join(', ')})`;

export const columnsSql = (columns: readonly string[], alias: string): string =>
  columns.map((name) => `${alias}.${quoted(name)}`).join(', ');
