import type { Entity } from '#domain/kit/entity.ts';
import { momentOf, type Moment } from '#domain/kit/time.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { get } from './api.ts';
import { loaded } from './collections.ts';
import { pathOf } from './entities.ts';
import { useGap, useNews, type News } from './events.ts';
import { joined } from './incoming.ts';
import { keepable, type Kept } from './kept.ts';
import { useKept } from './store.ts';
import { useRetry } from './use-retry.ts';

export type Filters = Readonly<Record<string, string | null | undefined>>;

export interface Records {
  records: Kept[];
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
  rows: Kept[];
  next: string | null;
  at: Moment | null;
  state: Records['state'];
}

const versionOf = (record: Kept) => (typeof record['version'] === 'number' ? record['version'] : 0);

/** A row as the list answered it, or as it was saved since. */
function newest(rows: readonly Kept[], kept: readonly Kept[]): Kept[] {
  const saved = new Map(kept.map((record) => [record.id, record]));
  return rows.map((row) => {
    const other = saved.get(row.id);
    return other && versionOf(other) > versionOf(row) ? { ...row, ...other } : row;
  });
}

/** Several changes at once are one reason to look again, and the last of them is still shown within a second. */
const pauseBeforeReload = 250;

/** News from another house is none for a list of this one. */
const concerns = ({ home }: News, filters: Filters) => !filters['home'] || home === null || home === filters['home'];

/** The records of an entity that match, read into the store and read again when someone changes one. A part of a list shown beside others does not take the list's place there. */
export function useRecords(entity: Entity, filters: Filters, { isPart = false }: { isPart?: boolean } = {}): Records {
  const path = listPath(entity, filters);
  const resident = filters['resident'] ?? null;
  const dispatch = useDispatch();
  const kept = useKept(entity.name);
  const [answered, setAnswered] = useState<Answered>({ path: '', rows: [], next: null, at: null, state: 'loading' });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const running = useRef<AbortController>(null);

  const load = useCallback(async () => {
    running.current?.abort();
    const stop = (running.current = new AbortController());
    const answer = await get<Kept[]>(path, { signal: stop.signal, quiet: true });
    if (stop.signal.aborted) return;
    if (!answer.ok) {
      const state = answer.status === 403 ? 'refused' : 'failed';
      return setAnswered((was) => (was.path === path ? { ...was, state } : { path, rows: [], next: null, at: null, state }));
    }
    const rows = answer.body;
    dispatch(loaded(entity.name, rows.map((row) => keepable(entity, row)), { resident, isPart }));
    const at = momentOf(Date.now());
    setAnswered((was) => {
      if (was.path !== path) return { path, rows, next: answer.next, at, state: 'loaded' };
      const all = [...joined(was.rows, rows, answer.next === null)];
      return { path, rows: all, next: all.length > rows.length ? was.next : answer.next, at, state: 'loaded' };
    });
  }, [path, entity, resident, isPart, dispatch]);

  useEffect(() => {
    void load();
    return () => running.current?.abort();
  }, [load]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [load]);
  const lookSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void load();
    }, pauseBeforeReload);
  };
  useNews([entity.name], (news) => concerns(news, filters) && lookSoon());
  useGap(lookSoon);
  useRetry(answered.path === path && answered.state === 'failed', () => void load());

  async function loadMore() {
    if (!answered.next) return;
    setIsLoadingMore(true);
    const answer = await get<Kept[]>(answered.next);
    setIsLoadingMore(false);
    if (!answer.ok) return;
    const rows = [...answered.rows, ...answer.body];
    dispatch(loaded(entity.name, rows.map((row) => keepable(entity, row)), { resident, isPart }));
    setAnswered((was) => (was.path === path ? { ...was, rows, next: answer.next } : was));
  }

  const isThis = answered.path === path;
  const records = useMemo(() => newest(isThis ? answered.rows : [], kept), [isThis, answered.rows, kept]);
  return {
    records,
    state: isThis ? answered.state : 'loading',
    at: isThis ? answered.at : null,
    hasMore: isThis && answered.next !== null,
    isLoadingMore,
    loadMore: () => void loadMore(),
    reload: () => void load(),
  };
}
