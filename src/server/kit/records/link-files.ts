import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import {
  byKind,
  isLinkedRecord,
  type ByKind,
  type Field,
  type Fields,
  type LinkedRecord,
} from '#domain/kit/vocabulary/fields.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { updateLinked } from './linked-updates.ts';
import type { Action, SavedRecord } from '../context/record-context.ts';

/** A file that a record names, and what the field says it is used as. */
interface NamedFile {
  readonly id: string;
  readonly usedAs: 'portrait' | 'wound' | null;
}

const fileEntity = 'attachment';
const ids = (value: unknown): readonly string[] => [value].flat().filter((id) => typeof id === 'string');
const inside = (fields: Fields, values: RecordValues): readonly NamedFile[] =>
  Object.entries(fields).flatMap(([name, field]) => namedBy(field, values[name]));
const anyHolds = (fields: Fields): boolean => Object.values(fields).some((field) => byKind(holders, field));

const never = () => false;
/** The fields that may name files. */
const holders: ByKind<[], boolean> = {
  text: never,
  longText: never,
  whole: never,
  decimal: never,
  yesNo: never,
  date: never,
  time: never,
  moment: never,
  choice: never,
  choices: never,
  words: never,
  ref: never,
  refs: ({ to }) => to === fileEntity,
  file: () => true,
  rows: ({ columns }) => anyHolds(columns),
  parts: ({ fields }) => anyHolds(fields),
  link: never,
};

const none = () => [];
/** The files that a value names, however deep in it. */
const namedFiles: ByKind<[value: unknown], readonly NamedFile[]> = {
  text: none,
  longText: none,
  whole: none,
  decimal: none,
  yesNo: none,
  date: none,
  time: none,
  moment: none,
  choice: none,
  choices: none,
  words: none,
  ref: none,
  refs: ({ to }, value) => (to === fileEntity ? ids(value).map((id) => ({ id, usedAs: null })) : []),
  file: ({ usedAs = null }, value) => ids(value).map((id) => ({ id, usedAs })),
  rows: ({ columns }, value) =>
    [value]
      .flat()
      .filter(isRecordValues)
      .flatMap((row) => inside(columns, row)),
  parts: ({ fields }, value) => (isRecordValues(value) ? inside(fields, value) : []),
  link: none,
};
const namedBy = (field: Field, value: unknown): readonly NamedFile[] => byKind(namedFiles, field, value);

/** Those of a kind of record; a file itself is its own. */
const fileFields = memoize((entity: Entity): readonly [string, Field][] =>
  entity.name === fileEntity ? [] : Object.entries(entity.fields).filter(([, field]) => byKind(holders, field)),
);

export const mayNameFiles = (entity: Entity): boolean => fileFields(entity).length > 0;

const filesOf = (entity: Entity, values: RecordValues | null): readonly NamedFile[] =>
  values ? fileFields(entity).flatMap(([name, field]) => namedBy(field, values[name])) : [];

/** Whether a save names files at all: nearly none does, and the others stay one statement. */
export const namesFiles = (entity: Entity, values: RecordValues): boolean => filesOf(entity, values).length > 0;

const unlinked = `select id from ${fileEntity} where id = any($1::uuid[]) and not is_deleted and (linked_object is null or used_as = 'document')`;

interface Naming {
  readonly record: LinkedRecord;
}
const isNaming = (row: unknown): row is Naming => isRecordValues(row) && isLinkedRecord(row['record']);

/** The first record that names a file is the one it belongs to; every later one is noted beside it. */
function withLink(file: RecordValues, own: LinkedRecord): RecordValues {
  const { linked_object: first, also_linked } = file;
  if (!isLinkedRecord(first)) return { linked_object: own };
  const others = [also_linked].flat().filter(isNaming);
  const isKnown = [first, ...others.map(({ record }) => record)].some(({ id }) => id === own.id);
  return isKnown ? {} : { also_linked: [...others, { record: own }] };
}

/** A file belongs to the record that names it first, from the save on. A portrait stays its person's own. */
export async function linkFiles(
  { context, actor, entity }: Action,
  saved: Pick<SavedRecord, 'tx'> & { readonly record: AnyRecord; readonly before: AnyRecord | null },
): Promise<void> {
  const known = new Set(filesOf(entity, saved.before).map(({ id }) => id));
  const added = filesOf(entity, saved.record).filter(({ id }) => !known.has(id));
  if (added.length === 0) return;
  const found = await saved.tx.query<{ id: string }>(unlinked, [added.map(({ id }) => id)]);
  const linking = { context, tx: saved.tx, actor, now: context.now() };
  for (const { id, usedAs } of added.filter((one) => found.some((row) => row.id === one.id)))
    await updateLinked(linking, context.named(fileEntity), id, (before) => ({
      ...(usedAs ? { used_as: usedAs } : {}),
      ...(usedAs === 'portrait' ? {} : withLink(before, { entity: entity.name, id: saved.record.id })),
    }));
}
