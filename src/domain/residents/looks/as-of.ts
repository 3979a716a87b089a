import { compareMoments, type Moment } from '../../kit/time/time.ts';

/** A record as it was until somebody changed it; `until` is null for how it is now. */
interface PastVersion<T> {
  readonly until: Moment | null;
  readonly value: T;
}

/** Every version of a record, the oldest first. */
export interface RecordPast<T> {
  readonly id: string;
  readonly created_at: Moment;
  readonly versions: readonly PastVersion<T>[];
}

/** The record as it stood at a moment; null where it was not written yet. */
export function asOf<T>({ created_at, versions }: RecordPast<T>, at: Moment): T | null {
  if (compareMoments(created_at, at) > 0) return null;
  return versions.find(({ until }) => until === null || compareMoments(until, at) > 0)?.value ?? null;
}

/** The record as it is today. */
export const asNow = <T>({ versions }: RecordPast<T>): T | null => versions.at(-1)?.value ?? null;
