import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isUserIdle, watchUserInput } from './is-user-idle.ts';
import { countNew, inPlace, wouldMove, type ListedRow } from './incoming-rows.ts';

/** How often it is looked whether the person has come to rest. */
const lookMs = 200;

interface HeldRows {
  /** How many rows are new among what waits. */
  waiting: number;
  /** Something waits that would move the list. */
  isMoving: boolean;
  show(): void;
  /** What people do themselves happens at once: a row they are done with goes as soon as it is gone. */
  letGo(id: string): void;
}

const nobody: ReadonlySet<string> = new Set();

/**
 * Rows as a person may read them in peace: what would move the list waits until they ask for it, or are at the
 * top and do nothing. Rows that only changed say so where they stand.
 */
export function useHeldRows<R extends ListedRow>(
  rows: readonly R[],
  question: string,
  isHolding: boolean,
): HeldRows & { shown: readonly R[] } {
  const [held, setHeld] = useState({ question, rows });
  const isOther = held.question !== question || held.rows.length === 0;
  const [done, setDone] = useState(nobody);
  const shown = useMemo(
    () => (isOther || !isHolding ? rows : without(done, inPlace(held.rows, rows), rows)),
    [isOther, isHolding, held.rows, rows, done],
  );
  const isMoving = wouldMove(shown, rows);
  const take = () => setHeld({ question, rows });
  // Another question has no rows to keep still: its own are the first.
  if (isHolding && isOther && rows.length > 0) take();
  const settle = useEffectEvent(() => isUserIdle() && take());
  useEffect(() => {
    if (isHolding) watchUserInput();
  }, [isHolding]);
  useEffect(() => {
    const timer = isHolding && isMoving ? setInterval(() => settle(), lookMs) : undefined;
    return () => clearInterval(timer);
  }, [isHolding, isMoving]);
  return {
    shown,
    waiting: countNew(shown, rows),
    isMoving,
    show: take,
    letGo: (id) => setDone((now) => new Set([...now, id])),
  };
}

function without<R extends ListedRow>(
  done: ReadonlySet<string>,
  shown: readonly R[],
  fresh: readonly R[],
): readonly R[] {
  if (done.size === 0) return shown;
  const there = new Set(fresh.map(({ id }) => id));
  return shown.filter(({ id }) => !done.has(id) || there.has(id));
}
