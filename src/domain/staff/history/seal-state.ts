import type { HistoryCheck } from './history-fault.ts';

/** The end of the chain of seals, as it is written on paper. */
export interface HistoryHead {
  /** Null before anything was sealed. */
  readonly head: string | null;
  readonly sealed_at: string | null;
}

/** How the history stands: how far it is sealed, and what was found in it. */
export interface SealState extends HistoryHead {
  readonly seals: number;
  /** Lines that wait for their seal, and since when. */
  readonly waiting: number;
  readonly waiting_since: string | null;
  /** Null before anybody looked through it. */
  readonly check: HistoryCheck | null;
  /** The head at the end of each day, the newest first. */
  readonly days: readonly DayHead[];
}

export interface DayHead {
  readonly day: string;
  readonly head: string;
  readonly number: number;
}

/** A seal that somebody looked for by its head. */
export interface FoundSeal {
  readonly number: number;
  readonly sealed_at: string;
}
