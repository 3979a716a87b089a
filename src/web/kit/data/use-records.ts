import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { momentOf, type Moment } from '#domain/kit/time/time.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { get, getAll } from '../api/api.ts';
import { loaded } from '../state/collections.ts';
import { pathOf } from '../state/entities.ts';
import { useStreamGap, useChanges, type ChangeEvent } from './event-stream.ts';
import { joined } from './incoming-rows.ts';
import { storable, type Listed, type StoredRecord } from '../state/stored-record.ts';
import { mayPass } from '../state/refusal.ts';
import { useKept } from '../state/store.ts';
import { opening, type Occasion } from './use-occasion.ts';
import { useRetry } from './use-retry.ts';

export type Filters = Readonly<Record<string, string | null | undefined>>;

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

export function listPath(entity: Entity, filters: Filters): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) asked.set(name, value);
  asked.sort();
  return asked.size > 0 ? `${pathOf(entity)}?${asked}` : pathOf(entity);
}

interface Answered {
  path: string;
  rows: StoredRecord[];
  next: string | null;
  at: Moment | null;
  state: Records['state'];
  /** It did not work this time, and may the next. */
  isPassing: boolean;
}
const nothing: Answered = { path: '', rows: [], next: null, at: null, state: 'loading', isPassing: false };

const versionOf = (record: StoredRecord) => (typeof record['version'] === 'number' ? record['version'] : 0);

/** A row as the list answered it, or as it was saved since. */
function newest(rows: readonly StoredRecord[], kept: readonly StoredRecord[]): StoredRecord[] {
  const saved = new Map(kept.map((record) => [record.id, record]));
  return rows.map((row) => {
    const other = saved.get(row.id);
    return other && versionOf(other) > versionOf(row) ? { ...row, ...other } : row;
  });
}

/** Several changes at once are one reason to look again, and the last of them is still shown within a second. */
const pauseBeforeReload = 250;

/** News from another house is none for a list of this one. */
const concerns = ({ home }: ChangeEvent, filters: Filters) =>
  !filters['home'] || home === null || home === filters['home'];

interface HowMuch {
  /** A part of a list shown beside others does not take the list's place in the store. */
  isPart?: boolean;
  /** Every page at once, for what would tell a lie if some of it were missing. */
  isWhole?: boolean;
}
/** As many as one page may hold. */
const largestPage = '200';

/** The records of an entity that match, read into the store and read again when someone changes one. */
export function useRecords<E extends Entity>(
  entity: E,
  filters: Filters,
  { isPart = false, isWhole = false }: HowMuch = {},
): Records<Listed<E>> {
  const path = listPath(entity, isWhole ? { ...filters, limit: largestPage } : filters);
  const ask = isWhole ? getAll<StoredRecord> : get<StoredRecord[]>;
  const resident = filters['resident'] ?? null;
  const dispatch = useDispatch();
  const kept = useKept(entity.name);
  const [answered, setAnswered] = useState(nothing);
  const [further, setFurther] = useState<string | null>(null);
  const running = useRef<AbortController>(null);

  const load = useCallback(
    async (occasion: Occasion) => {
      running.current?.abort();
      const stop = (running.current = new AbortController());
      const answer = await ask(path, { ...occasion, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (!answer.ok) {
        const trouble = { state: answer.status === 403 ? 'refused' : 'failed', isPassing: mayPass(answer) } as const;
        return setAnswered((was) => ({ ...(was.path === path ? was : { ...nothing, path }), ...trouble }));
      }
      const read = { path, at: momentOf(Date.now()), state: 'loaded', isPassing: false } as const;
      setAnswered((was) => {
        const rows = was.path === path ? [...joined(was.rows, answer.body, answer.next === null)] : answer.body;
        return { ...read, rows, next: rows.length > answer.body.length ? was.next : answer.next };
      });
    },
    [path, ask],
  );

  useEffect(() => {
    void load(opening);
    return () => running.current?.abort();
  }, [load]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [load],
  );
  const lookSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void load({ quiet: true });
    }, pauseBeforeReload);
  };
  useChanges([entity.name], (news) => concerns(news, filters) && lookSoon());
  useStreamGap(lookSoon);
  useRetry(answered.path === path && answered.isPassing, () => void load({ quiet: true }));

  async function loadMore() {
    const { next } = answered;
    if (!next) return;
    setFurther(next);
    const answer = await get<StoredRecord[]>(next);
    setFurther((now) => (now === next ? null : now));
    // The list may have been read anew meanwhile, or be another: only where it still ends here does this follow.
    if (answer.ok)
      setAnswered((was) =>
        was.path === path && was.next === next
          ? { ...was, rows: [...was.rows, ...answer.body], next: answer.next }
          : was,
      );
  }

  const { rows, next, at, state } = answered.path === path ? answered : nothing;
  useEffect(() => {
    if (at)
      dispatch(
        loaded(
          entity.name,
          rows.map((row) => storable(entity, row)),
          { resident, isPart },
        ),
      );
  }, [at, rows, entity, resident, isPart, dispatch]);

  // The server writes a row by the declaration that it is read by.
  const records = useMemo(() => newest(rows, kept) as Listed<E>[], [rows, kept]);
  return {
    records,
    state,
    at,
    hasMore: next !== null,
    isLoadingMore: next !== null && further === next,
    loadMore: () => void loadMore(),
    reload: () => void load({}),
  };
}
