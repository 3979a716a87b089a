import { vi } from 'vitest';

/** Waits until what comes by itself has come: a notification, a lock, a letter. A busy machine may take long over it. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 120_000, interval: 20 });
