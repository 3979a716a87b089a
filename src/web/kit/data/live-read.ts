import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import type { ApiAnswer, CallOptions } from '../api/api.ts';
import { isTransient } from '../state/refusal.ts';
import { subscribe } from './event-stream.ts';
import { startRetrying } from './retry.ts';

/** Several changes at once are one reason to read again, and the last of them is still shown within a second. */
const usualPauseMs = 250;
/** Where something is written every moment it is read again all the same, after this many pauses. */
const mostPauses = 4;

/** How a read announces its refusal: once per page as it opens, always where a person asked again, else not at all. */
type Occasion = Pick<CallOptions, 'quiet' | 'isOpening'>;
const opening: Occasion = { isOpening: true };
const byItself: Occasion = { quiet: true };

export interface Reading<T> {
  /** Null where there is nothing to read for now. */
  ask(options: CallOptions): Promise<ApiAnswer<T>> | null;
  take(answer: ApiAnswer<T>): void;
  /** Whether a change is a reason to read again. */
  reloadsOn(change: ChangeEvent): boolean;
  /** How long it is waited for further changes. */
  pauseMs?: number | undefined;
  /** How long the first reading waits. Where every letter typed asks another question, only the last one is asked. */
  debounceMs?: number | undefined;
  /** Nothing is read before something has changed. */
  waits?: boolean | undefined;
  /** It does not change while it is in sight: no gap is a reason to read it again. */
  isFixed?: boolean | undefined;
}

export interface LiveRead {
  /** Reads again because a person asked for it. */
  reload(): void;
  /** Reads again because something was done, or time went by; nobody asked, so a refusal is not announced. */
  reloadQuietly(): void;
  /** Reads again because its time has come, unless an answer is on its way already. */
  poll(): void;
  /** A save has answered: what is being read may be from before it and is dropped, and read again where it was wanted. */
  overtake(): void;
  stop(): void;
}

/**
 * Reads, and keeps what was read true until it is stopped: again when something of it changed, when a change may have
 * been missed, and until it works. One request is under way at a time; what changes during it is read after it.
 */
export function liveRead<T>(reading: Reading<T>): LiveRead {
  const { ask, take, reloadsOn, pauseMs = usualPauseMs, debounceMs = 0, waits = false, isFixed = false } = reading;
  let running: AbortController | null = null;
  let isBehind = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;
  let stopRetrying = () => {};

  function settle() {
    running?.abort();
    running = null;
    isBehind = false;
    clearTimeout(pause);
    clearTimeout(longest);
    pause = undefined;
    longest = undefined;
    stopRetrying();
  }

  function overtake() {
    const isWanted = running !== null || pause !== undefined;
    settle();
    if (isWanted) soon();
  }

  async function read(occasion: Occasion) {
    settle();
    const own = (running = new AbortController());
    const answer = await ask({ ...occasion, signal: own.signal });
    if (own.signal.aborted) return;
    running = null;
    if (!answer) return;
    take(answer);
    if (isTransient(answer)) stopRetrying = startRetrying(reloadQuietly);
    else if (isBehind) soon();
  }
  const reloadQuietly = () => void read(byItself);

  function soon() {
    if (running) {
      isBehind = true;
      return;
    }
    clearTimeout(pause);
    pause = setTimeout(reloadQuietly, pauseMs);
    longest ??= setTimeout(reloadQuietly, pauseMs * mostPauses);
  }

  const unsubscribe = isFixed
    ? () => {}
    : subscribe({ onChange: (change) => reloadsOn(change) && soon(), onGap: soon });
  if (!waits && debounceMs > 0) pause = setTimeout(() => void read(opening), debounceMs);
  else if (!waits) void read(opening);
  return {
    reload: () => void read({}),
    reloadQuietly,
    poll: () => {
      if (!running) reloadQuietly();
    },
    overtake,
    stop: () => {
      settle();
      unsubscribe();
    },
  };
}
