import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isAtRest, watchHands } from './at-rest.ts';
import { countNew, inPlace, wouldMove } from './incoming.ts';
import type { Kept } from './kept.ts';

/** How often it is looked whether the person has come to rest. */
const lookMs = 200;

export interface Held {
  /** How many rows are new among what waits. */
  waiting: number;
  /** Something waits that would move the list. */
  isMoving: boolean;
  show(): void;
}

/**
 * Rows as a person may read them in peace: what would move the list waits until they ask for it, or are at the
 * top and do nothing. Rows that only changed say so where they stand.
 */
export function useHeld(rows: readonly Kept[], question: string, isHolding: boolean): Held & { shown: readonly Kept[] } {
  const [kept, setKept] = useState({ question, rows });
  const isOther = kept.question !== question || kept.rows.length === 0;
  const shown = useMemo(() => (isOther || !isHolding ? rows : inPlace(kept.rows, rows)), [isOther, isHolding, kept.rows, rows]);
  const isMoving = wouldMove(shown, rows);
  const take = () => setKept({ question, rows });
  // Another question has no rows to keep still: its own are the first.
  if (isHolding && isOther && rows.length > 0) take();
  const settle = useEffectEvent(() => isAtRest() && take());
  useEffect(() => {
    if (isHolding) watchHands();
  }, [isHolding]);
  useEffect(() => {
    const timer = isHolding && isMoving ? setInterval(() => settle(), lookMs) : undefined;
    return () => clearInterval(timer);
  }, [isHolding, isMoving]);
  return { shown, waiting: countNew(shown, rows), isMoving, show: take };
}
