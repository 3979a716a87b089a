/** What a way to the lock screen carries: where to come back to, and that no unsaved form may hold it up. */
interface LockTrip {
  from: string;
  isLocking: true;
}

export const lockTrip = (from: string): LockTrip => ({ from, isLocking: true });

const isObject = (state: unknown): state is Record<string, unknown> => typeof state === 'object' && state !== null;

export const isLocking = (state: unknown): boolean => isObject(state) && state['isLocking'] === true;

/** Where the person was; only ever a path of this product. */
export function cameFrom(state: unknown): string {
  const from = isObject(state) ? state['from'] : null;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
}
