import type { Entity, FilterOf } from '#domain/kit/vocabulary/entity.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { shapeOfRows } from '../api/shapes.ts';
import { loaded } from '../state/collections.ts';
import { pathOf } from '../state/entities.ts';
import { storable, versionIn, type Listed, type StoredRecord } from '../state/stored-record.ts';
import { useStoredRecords } from '../state/store.ts';
import { isWithin } from './use-live-answer.ts';
import { useLiveList } from './use-live-list.ts';
import { largestPage } from './read-shown.ts';

/** What a list is asked: what its entity declares, and what every list can be. */
export type Filters<E extends Entity = Entity> = { readonly [F in FilterOf<E>]?: string | null | undefined };

export interface Records<R = StoredRecord> {
  records: R[];
  /** `failed` is not `loaded` with none: the two must never look alike. */
  state: 'loading' | 'loaded' | 'failed' | 'refused';
  /** When the rows were read. */
  at: Moment | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore(): void;
  reload(): void;
}

export function listPath<E extends Entity>(entity: E, filters: Filters<NoInfer<E>>): string {
  const asked = new URLSearchParams();
  const given: Filters = filters;
  for (const [name, value] of Object.entries(given)) if (value) asked.set(name, value);
  asked.sort();
  return asked.size > 0 ? `${pathOf(entity)}?${asked}` : pathOf(entity);
}

/** A row as the list answered it, or as it was saved since. */
function newest<R extends StoredRecord>(rows: readonly R[], stored: readonly StoredRecord[]): R[] {
  const saved = new Map(stored.map((record) => [record.id, record]));
  return rows.map((row) => {
    const other = saved.get(row.id);
    return other && versionIn(other) > versionIn(row) ? { ...row, ...other } : row;
  });
}

interface HowMuch {
  /** A part of a list shown beside others does not take the list's place in the store. */
  isPart?: boolean;
  /** Every page at once, for what would tell a lie if some of it were missing. */
  isWhole?: boolean;
}
/** The records of an entity that match, read into the store and read again when someone changes one. */
export function useRecords<E extends Entity>(
  entity: E,
  filters: Filters<NoInfer<E>>,
  { isPart = false, isWhole = false }: HowMuch = {},
): Records<Listed<E>> {
  const asked: Filters = filters;
  const path = listPath<Entity>(entity, isWhole ? { ...asked, limit: String(largestPage) } : asked);
  const { home, resident = null } = asked;
  const dispatch = useDispatch();
  const stored = useStoredRecords(entity);
  const {
    rows,
    state,
    status,
    at,
    reloadQuietly: _,
    ...list
  } = useLiveList<Listed<E>>(
    path,
    {
      is: shapeOfRows(entity),
      of: [entity],
      // A row that went to another house or person was here until now.
      reloadsOn: (change, shown) => isWithin(change, { home, resident }) || shown.some(({ id }) => id === change.id),
    },
    isWhole,
  );
  useEffect(() => {
    const records = rows.map((row) => storable(entity, row));
    if (at) dispatch(loaded(entity.name, records, { resident, isPart }));
  }, [at, rows, entity, resident, isPart, dispatch]);

  // The newer of two versions of a row is a row as well.
  const records = useMemo(() => newest(rows, stored), [rows, stored]);
  const trouble = status === 403 ? 'refused' : 'failed';
  return { ...list, records, at, state: state === 'stale' || state === 'failed' ? trouble : state };
}

const worstFirst = ['failed', 'refused', 'loading', 'stale', 'loaded'] as const;
type State = (typeof worstFirst)[number];

/** How several things that are shown as one stand together: one that is missing makes the whole not whole. */
export const worstState = <S extends State>(parts: readonly { readonly state: S }[]): S | 'loaded' =>
  parts.map(({ state }) => state).toSorted((a, b) => worstFirst.indexOf(a) - worstFirst.indexOf(b))[0] ?? 'loaded';
