import { create } from './api.ts';
import { objectWith } from './shapes.ts';
import { observable } from '../state/observable.ts';

const minute = 60_000;
const humanInput = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Seconds until this device locks, once fewer than sixty are left. */
export const secondsLeft = observable<number | null>(null);

/** Until the server has said how long the house allows. */
let minutesAllowed = 10;

const isAllowance = objectWith<{ idle_lock_minutes: number | null }>('idle_lock_minutes');

/** Keeps the session awake and tells the server which house is worked in. */
export async function stillHere(home: string | null): Promise<void> {
  const answer = await create('/api/me/active/', { home }, { is: isAllowance, quiet: true });
  if (answer.ok && answer.body.idle_lock_minutes) minutesAllowed = answer.body.idle_lock_minutes;
}

interface IdleWatch {
  home(): string | null;
  lock(): void;
  /** Tells the other tabs of this browser that somebody is here, every few seconds at most. */
  share(): void;
}

const shareEvery = 5000;
let noteInput = () => {};

/** Whoever works in one tab is not idle in another: the session is one, and locks as one. */
export const inputElsewhere = () => noteInput();

/** Watches for human input, tells the server of it at most once a minute, and locks when there is none. */
export function watchIdle({ home, lock, share }: IdleWatch): () => void {
  let lastInput = Date.now();
  let lastSent = Number.NEGATIVE_INFINITY;
  let lastShared = Number.NEGATIVE_INFINITY;
  let isDue = false;

  const send = () => {
    isDue = false;
    lastSent = Date.now();
    void stillHere(home());
  };
  const isHere = () => {
    lastInput = Date.now();
    if (secondsLeft.get() !== null) secondsLeft.set(null);
  };
  const input = () => {
    isHere();
    if (lastInput - lastShared >= shareEvery) {
      lastShared = lastInput;
      share();
    }
    if (lastInput - lastSent >= minute) send();
    else isDue = true;
  };
  const look = () => {
    const left = minutesAllowed * minute - (Date.now() - lastInput);
    if (isDue && Date.now() - lastSent >= minute) send();
    if (left <= 0) return lock();
    const warned = left <= minute ? Math.ceil(left / 1000) : null;
    if (warned !== secondsLeft.get()) secondsLeft.set(warned);
  };

  for (const kind of humanInput) window.addEventListener(kind, input, { passive: true });
  const timer = setInterval(look, 1000);
  noteInput = isHere;
  return () => {
    noteInput = () => {};
    for (const kind of humanInput) window.removeEventListener(kind, input);
    clearInterval(timer);
    secondsLeft.set(null);
  };
}
