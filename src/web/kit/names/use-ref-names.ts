import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { byKind, isLinkedRecord, type ByKind, type Field, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { useLiveRecords } from '../data/use-live-records.ts';
import { entityNamed } from '../state/entities.ts';
import { useHouseClock } from '../house/house-clock.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { namesIn, titleOf } from './record-names.ts';

/** A record that another points to. */
export interface Pointer {
  to: string;
  id: string;
}

/** All the records that a row of values points to. */
export const pointersOf = (fields: Fields, row: RecordValues): Pointer[] =>
  Object.entries(fields).flatMap(([name, field]) => pointersIn(field, row[name]));

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const nowhere = (): Pointer[] => [];
const pointers: ByKind<[value: unknown], Pointer[]> = {
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
  ref: ({ to }, value) => [{ to, id: String(value) }],
  refs: ({ to }, value) => listIn(value).map((id) => ({ to, id: String(id) })),
  file: nowhere,
  rows: ({ columns }, value) => listIn(value).flatMap((row) => (isRecordValues(row) ? pointersOf(columns, row) : [])),
  parts: ({ fields }, value) => (isRecordValues(value) ? pointersOf(fields, value) : []),
  link: (_, value) => (isLinkedRecord(value) ? [{ to: value.entity, id: value.id }] : []),
};

/** Which records a value points to, however deep in it. */
export const pointersIn = (field: Field, value: unknown): Pointer[] =>
  value === null || value === undefined ? [] : byKind(pointers, field, value);

/** The server names single references, not lists of them. */
function unnamed(entity: Entity, record: StoredRecord): Pointer[] {
  const names = namesIn(record);
  return Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === 'refs' || kind === 'link')
    .flatMap(([name, field]) => pointersIn(field, record[name]))
    .filter(({ id }) => !names.has(id));
}

/** The names of records that nobody has named: a draft and a history keep ids, not names. */
export function useNamesOf(asked: readonly Pointer[]): ReadonlyMap<string, string> {
  const { zone } = useHouseClock();
  const records = useLiveRecords(asked);
  const wanted = new Map(asked.map(({ to, id }) => [id, to]));
  return new Map(
    [...records].flatMap(([id, record]) => {
      const to = wanted.get(id);
      return to === undefined ? [] : [[id, titleOf(entityNamed(to), record, zone)]];
    }),
  );
}

export const useRefNames = (entity: Entity, record: StoredRecord): ReadonlyMap<string, string> =>
  useNamesOf(unnamed(entity, record));
