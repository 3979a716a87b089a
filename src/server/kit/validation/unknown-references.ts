import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Complaints, Entity } from '#domain/kit/vocabulary/entity.ts';
import { byKind, type ByKind, type Fields, type LinkedRecord } from '#domain/kit/vocabulary/fields.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import type { RecordContext } from '../context/record-context.ts';
import { invalid } from '../runtime/refusals.ts';
import { scopeSql } from '../access/scope.ts';
import { viewerOf } from '../access/viewer.ts';
import { NamedStatement } from '../schema/named-statement.ts';
import { quoted, targetOf } from '../schema/table.ts';

interface Pointing {
  readonly field: string;
  readonly to: Entity;
  readonly ids: readonly string[];
}

/** What was chosen earlier stands, even where whoever changes the rest of the list cannot see it. */
function added(value: unknown, before: unknown): readonly string[] {
  const known: readonly unknown[] = Array.isArray(before) ? before : [];
  return Array.isArray(value) ? value.map(String).filter((id) => !known.includes(id)) : [];
}

/** The rows of a list, or the one set of answers that stands in place of a list. */
const rowsIn = (value: unknown): readonly RecordValues[] => [value].flat().filter(isRecordValues);

/** What the rows of a list point to, column by column. */
function rowPointings(columns: Fields, { context, name, value, before }: Given): readonly Pointing[] {
  return Object.entries(columns).flatMap(([column, field]): readonly Pointing[] => {
    const to = targetOf(field);
    const chosen = (rows: unknown) => rowsIn(rows).map((row) => row[column]);
    const ids = (rows: unknown) => chosen(rows).filter((id) => typeof id === 'string');
    if (field.kind === 'link')
      return newLinks(chosen(value), chosen(before)).flatMap((link) => linkPointing(context, name, link));
    return to ? [{ field: name, to: context.named(to), ids: added(ids(value), ids(before)) }] : [];
  });
}

const isLink = (value: unknown): value is LinkedRecord => isRecordValues(value) && 'id' in value;

const newLinks = (given: readonly unknown[], before: readonly unknown[]): readonly LinkedRecord[] =>
  given.filter(isLink).filter(({ id }) => !before.some((known) => isLink(known) && known.id === id));

/** A link names the kind of record itself; one that no register knows points to nothing. */
function linkPointing(context: RecordContext, name: string, { entity, id }: LinkedRecord): readonly Pointing[] {
  const to = context.register.find((kind) => kind.name === entity && !kind.log);
  if (!to) throw invalid({ [name]: 'This points to no kind of record we keep.' });
  return [{ field: name, to, ids: [id] }];
}

interface Given {
  readonly context: RecordContext;
  readonly name: string;
  readonly value: unknown;
  readonly before: unknown;
}

const nowhere = (): readonly Pointing[] => [];
/** What a value of each kind points to. A new kind does not compile until it says so. */
const pointingsOf: ByKind<[given: Given], readonly Pointing[]> = {
  text: nowhere,
  longText: nowhere,
  whole: nowhere,
  decimal: nowhere,
  yesNo: nowhere,
  date: nowhere,
  time: nowhere,
  moment: nowhere,
  choice: nowhere,
  choices: nowhere,
  words: nowhere,
  ref: ({ to }, { context, name, value }) => [{ field: name, to: context.named(to), ids: [String(value)] }],
  refs: ({ to }, { context, name, value, before }) => [
    { field: name, to: context.named(to), ids: added(value, before) },
  ],
  file: (_, { context, name, value }) => [{ field: name, to: context.named('attachment'), ids: [String(value)] }],
  rows: ({ columns }, given) => rowPointings(columns, given),
  parts: ({ fields }, given) => rowPointings(fields, given),
  link: (_, { context, name, value }) => (isLink(value) ? linkPointing(context, name, value) : []),
};

const pointingFields = memoize((entity: Entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.readOnly || pointingsOf[field.kind] === nowhere
      ? []
      : [{ name, find: (given: Omit<Given, 'name'>) => byKind(pointingsOf, field, { ...given, name }) }],
  ),
);

function pointings(
  context: RecordContext,
  entity: Entity,
  record: RecordValues,
  before: AnyRecord | null,
): readonly Pointing[] {
  const all = pointingFields(entity).flatMap(({ name, find }): readonly Pointing[] => {
    const value = record[name];
    // A file is its own record, so it points to itself.
    if (value === null || value === undefined || value === record['id'] || isSame(value, before?.[name])) return [];
    return find({ context, value, before: before?.[name] });
  });
  return all.filter(({ ids }) => ids.length > 0);
}

/**
 * What a record points to must be there, within the caller's homes, and about the same resident: nobody's
 * plan, mark or file is hung on somebody else.
 */
export async function unknownReferences(
  context: RecordContext,
  db: Db,
  actor: Actor,
  entity: Entity,
  record: RecordValues,
  before: AnyRecord | null,
): Promise<Complaints> {
  const found = pointings(context, entity, record, before).filter(
    ({ field, ids }) =>
      field !== 'resident' &&
      !(field === 'home' && entity.belongsTo !== 'provider') &&
      ids.some((id) => id !== record['id']),
  );
  if (found.length === 0) return {};
  const counts = found.map(({ to }, i) => {
    const alike =
      'resident' in to.fields && 'resident' in entity.fields
        ? ' and (t.resident is null or :resident::uuid is null or t.resident = :resident::uuid)'
        : '';
    return `(select count(*) from ${quoted(to.name)} t where t.id = any(:ids.${i}::uuid[]) and not t.${to.marker}${alike} and ${scopeSql(to)})::int`;
  });
  const [row] = await new NamedStatement(`select array[${counts.join(', ')}] as counts`).run<{ counts: number[] }>(db, {
    viewer: viewerOf(actor, context.now()),
    resident: record['resident'] ?? null,
    ids: found.map(({ ids }) => ids),
  });
  const wrong = found.filter(({ ids }, i) => (row?.counts[i] ?? 0) < new Set(ids).size);
  return Object.fromEntries(
    wrong.map(({ field }) => [field, `${entity.fields[field]?.label ?? field} must be chosen from the list.`]),
  );
}
