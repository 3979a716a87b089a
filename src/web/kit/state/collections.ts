import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { homeChosen } from './chosen-home.ts';
import { isStoredRecord, type StoredRecord } from './stored-record.ts';

export type SliceState = RecordValues;

/** How a slice keeps the records of an entity; the key names of some are irregular and part of the product. */
interface SliceShape {
  entity: string;
  list: string;
  selected: string;
  /** The field that says a record is removed. It stays in the list, marked. */
  marker: string;
  start: SliceState;
}

/** All of them are addressed by the entity's name, so that two slices of one entity never disagree. */
interface CollectionScope {
  /** The one person they were asked for, where they were. */
  resident?: string | null;
  /** A few of them, shown beside something else: no reason to let go of the others. */
  isPart?: boolean;
}
export const loaded = createAction(
  'records/loaded',
  (entity: string, records: StoredRecord[], { resident = null, isPart = false }: CollectionScope = {}) => ({
    payload: { entity, records, resident, isPart },
  }),
);
export const selected = createAction('records/selected', (entity: string, record: StoredRecord | null) => ({
  payload: { entity, record },
}));
export const saved = createAction('records/saved', (entity: string, record: StoredRecord) => ({
  payload: { entity, record },
}));
export const removed = createAction('records/removed', (entity: string, id: string) => ({ payload: { entity, id } }));
/** Fills one of the further keys some slices have. */
export const filled = createAction('records/filled', (entity: string, key: string, value: unknown) => ({
  payload: { entity, key, value },
}));

const shapes = new Map<string, [slice: string, shape: SliceShape][]>();

/** The slices that keep an entity, the first being the one to read. */
export const slicesOf = (entity: string) => shapes.get(entity) ?? [];

export const storedEntities = (): readonly string[] => [...shapes.keys()];

export const recordsIn = (state: SliceState, key: string): StoredRecord[] => {
  const list = state[key];
  return Array.isArray(list) ? list.filter(isStoredRecord) : [];
};

function put(list: StoredRecord[], record: StoredRecord): StoredRecord[] {
  const known = list.some(({ id }) => id === record.id);
  // A list row and a whole record differ in their fields: the newer of each wins, none is lost.
  return known ? list.map((row) => (row.id === record.id ? { ...row, ...record } : row)) : [record, ...list];
}

const mark = (list: StoredRecord[], id: string, marker: string) =>
  list.map((row) => (row.id === id ? { ...row, [marker]: true } : row));

const isSame = (value: unknown, id: string) => isStoredRecord(value) && value.id === id;

function reduce(state: SliceState, action: UnknownAction, shape: SliceShape): SliceState {
  const { entity, list, selected: chosen, marker, start } = shape;
  const rows = () => recordsIn(state, list);
  if (homeChosen.match(action) && action.payload.isOther) return { ...state, [chosen]: start[chosen] };
  if (loaded.match(action) && action.payload.entity === entity && !action.payload.isPart)
    return { ...state, [list]: action.payload.records };
  if (selected.match(action) && action.payload.entity === entity)
    return { ...state, [chosen]: action.payload.record ?? start[chosen] };
  if (filled.match(action) && action.payload.entity === entity && action.payload.key in start)
    return { ...state, [action.payload.key]: action.payload.value };
  if (saved.match(action) && action.payload.entity === entity) {
    const { record } = action.payload;
    return { ...state, [list]: put(rows(), record), ...(isSame(state[chosen], record.id) ? { [chosen]: record } : {}) };
  }
  if (removed.match(action) && action.payload.entity === entity)
    return { ...state, [list]: mark(rows(), action.payload.id, marker) };
  return state;
}

interface CollectionOptions {
  list?: string;
  selected?: string;
  marker?: string;
  /** Start values of further keys, or of a selected record that is not null at the start. */
  extra?: SliceState;
}

/** The one maker of slices: a list and a selected record of an entity, all behaving alike. */
export function collection(slice: string, entity: string, options: CollectionOptions = {}): Reducer<SliceState> {
  const { list = 'list', selected: chosen = 'selected', marker = 'is_deleted', extra = {} } = options;
  const shape: SliceShape = { entity, list, selected: chosen, marker, start: { [list]: [], [chosen]: null, ...extra } };
  shapes.set(entity, [...slicesOf(entity).filter(([name]) => name !== slice), [slice, shape]]);
  return (state = shape.start, action) => reduce(state, action, shape);
}
