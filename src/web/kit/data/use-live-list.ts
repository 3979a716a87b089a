import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import { useState } from 'react';
import { get, getAll } from '../api/api.ts';
import { joined, type ListedRow } from './incoming-rows.ts';
import { readShown } from './read-shown.ts';
import { useLiveRead, type Follows, type LiveAnswer } from './use-live-answer.ts';

interface FollowsRows<R> extends Omit<Follows<R[]>, 'reloadsOn'> {
  /** Which changes are a reason to read again, by all the rows that are shown. */
  reloadsOn?: (change: ChangeEvent, shown: readonly R[]) => boolean;
}

interface LiveList<R> extends Omit<LiveAnswer<R[]>, 'body' | 'next' | 'take'> {
  rows: readonly R[];
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore(): void;
}

interface Shown<R> {
  path: string | null;
  /** The answer that these rows begin with. */
  read: R[] | null;
  rows: readonly R[];
  next: string | null;
  /** Further pages are shown as well. */
  isLong: boolean;
}

const nothing = <R>(path: string | null): Shown<R> => ({ path, read: null, rows: [], next: null, isLong: false });

/** What was read now, and below it a page that was loaded while it was on its way. */
function renewed<R extends ListedRow>(
  was: Shown<R>,
  path: string | null,
  read: R[] | null,
  next: string | null,
): Shown<R> {
  if (read === null) return nothing(path);
  if (was.path !== path) return { path, read, rows: read, next, isLong: false };
  const rows = joined(was.rows, read, next === null);
  return { path, read, rows, next: rows.length > read.length ? was.next : next, isLong: was.isLong };
}

/** A list that is read page by page and stays true as far as it is shown; or all at once, where it must be whole. */
export function useLiveList<R extends ListedRow>(
  path: string | null,
  { reloadsOn, ...follows }: FollowsRows<R>,
  isWhole = false,
): LiveList<R> {
  const { is } = follows;
  const [held, setShown] = useState(nothing<R>(path));
  const {
    body,
    next,
    take: _,
    ...live
  } = useLiveRead<R[]>(
    path,
    { ...follows, ...(reloadsOn ? { reloadsOn: (change) => reloadsOn(change, held.rows) } : {}) },
    (asked, options) => {
      if (isWhole) return getAll<R>(asked, { ...options, is });
      const isLong = held.path === asked && held.isLong;
      return isLong ? readShown(asked, held.rows, { ...options, is }) : get<R[]>(asked, { ...options, is });
    },
  );
  const [further, setFurther] = useState<string | null>(null);
  const isRenewed = held.path !== path || held.read !== body;
  const shown = isRenewed ? renewed(held, path, body, next) : held;
  if (isRenewed) setShown(shown);

  async function loadMore() {
    const { next: page } = shown;
    if (!page) return;
    setFurther(page);
    const answer = await get<R[]>(page, { is });
    setFurther((now) => (now === page ? null : now));
    // The list may have been read anew meanwhile, or be another: only where it still ends here does this follow.
    if (answer.ok)
      setShown((was) =>
        was.path === path && was.next === page
          ? { ...was, rows: [...was.rows, ...answer.body], next: answer.next, isLong: true }
          : was,
      );
  }

  return {
    ...live,
    rows: shown.rows,
    hasMore: shown.next !== null,
    isLoadingMore: shown.next !== null && further === shown.next,
    loadMore: () => void loadMore(),
  };
}
