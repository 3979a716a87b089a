/** A terminal, npm and the script that hands over may each pass on one Ctrl-C: within this they are the same signal. */
const sameSignalMs = 1_000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What is signalled, and what may end. */
interface Signalled {
  on(signal: (typeof signals)[number], listener: () => void): unknown;
  exit(code: number): void;
}

interface StopSignal {
  /** Resolved by the first signal. */
  readonly stop: Promise<void>;
  /** Ends the wait with a failure instead. */
  readonly fail: (reason: unknown) => void;
  /** What is still done when a second signal asks to end at once. */
  readonly onForcedExit: (last: () => void) => void;
}

/** The first signal stops everything in order; a later one ends the process at once. */
export function stopSignal(own: Signalled, milliseconds: () => number): StopSignal {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let first: number | null = null;
  let last = () => {};
  const signalled = () => {
    const now = milliseconds();
    first ??= now;
    resolve();
    if (now - first < sameSignalMs) return;
    last();
    own.exit(130);
  };
  for (const signal of signals) own.on(signal, signalled);
  return { stop: promise, fail: reject, onForcedExit: (given) => void (last = given) };
}
