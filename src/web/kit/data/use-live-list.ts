import { useState } from 'react';
import { get, getAll } from '../api/api.ts';
import { joined, type ListedRow } from './incoming-rows.ts';
import { useLiveRead, type Follows, type LiveAnswer } from './use-live-answer.ts';

export interface LiveList<R> extends Omit<LiveAnswer<R[]>, 'body' | 'next' | 'take'> {
  rows: readonly R[];
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore(): void;
}

interface Shown<R> {
  path: string | null;
  /** The first page that these rows begin with. */
  first: R[] | null;
  rows: readonly R[];
  next: string | null;
}

/** The first page as it is now, and below it the older rows that had been loaded already. */
function renewed<R extends ListedRow>(
  was: Shown<R>,
  path: string | null,
  first: R[] | null,
  next: string | null,
): Shown<R> {
  if (first === null) return { path, first, rows: [], next: null };
  const rows = was.path === path ? joined(was.rows, first, next === null) : first;
  return { path, first, rows, next: rows.length > first.length ? was.next : next };
}

/** A list that is read page by page and stays true at its top; or all at once, where it must be whole. */
export function useLiveList<R extends ListedRow>(
  path: string | null,
  follows: Follows<R[]>,
  isWhole = false,
): LiveList<R> {
  const { is } = follows;
  const {
    body,
    next,
    take: _,
    ...live
  } = useLiveRead<R[]>(path, follows, (asked, options) =>
    isWhole ? getAll<R>(asked, { ...options, is }) : get<R[]>(asked, { ...options, is }),
  );
  const [held, setShown] = useState<Shown<R>>({ path, first: null, rows: [], next: null });
  const [further, setFurther] = useState<string | null>(null);
  const isRenewed = held.path !== path || held.first !== body;
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
          ? { ...was, rows: [...was.rows, ...answer.body], next: answer.next }
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
