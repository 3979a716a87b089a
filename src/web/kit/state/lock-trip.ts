import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';

/** What a way to the lock screen carries: where to come back to, and that no unsaved form may hold it up. */
interface LockTrip {
  from: string;
  isLocking: true;
}

export const lockTrip = (from: string): LockTrip => ({ from, isLocking: true });

export const isLocking = (state: unknown): boolean => isRecordValues(state) && state['isLocking'] === true;

/** Where the person was; only ever a path of this product. */
export function cameFrom(state: unknown): string {
  const from = isRecordValues(state) ? state['from'] : null;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
}
