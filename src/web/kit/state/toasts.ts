import type { Moment } from '#domain/kit/time/time.ts';
import { observable } from './observable.ts';
import { presentMoment } from './present-moment.ts';
import type { NextStepLink } from './next-step.ts';

export type Tone = 'good' | 'info' | 'error';

export interface ToastMessage {
  id: number;
  text: string;
  tone: Tone;
  at: Moment;
  /** Which of the person's acts it answers. */
  act: number;
  /** What the person may still do about it, "Undo" for instance, or where to go. */
  action?: { label: string; run: () => void } | NextStepLink;
}

/** `left` is how long the bar still runs; null while a pointer or the focus holds the toast. */
export interface Toast extends ToastMessage {
  phase: 'in' | 'out';
  left: number | null;
}

/** Milliseconds, fixed by the specification. */
export const times = { fadeIn: 300, display: 5000, extended: 1000, fadeOut: 1000 } as const;
const atMost = 4;
const maxToasts = 20;

export const shown = observable<Toast[]>([]);
export const waiting = observable<ToastMessage[]>([]);
export const history = observable<ToastMessage[]>([]);
/** How many have room beside each other in the header, where they cover nothing of the page. */
export const places = observable(atMost);
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

const change = (id: number, part: Partial<Toast>) =>
  shown.set((now) => now.map((toast) => (toast.id === id ? { ...toast, ...part } : toast)));

function after(id: number, ms: number, act: () => void) {
  clearTimeout(timers.get(id));
  timers.set(id, setTimeout(act, ms));
}

function arm(id: number, ms: number) {
  change(id, { left: ms });
  after(id, ms, () => dismiss(id));
}

/** Where there is one place, what answers a newer press lies over what answered an older one; what is told together takes turns. */
function hasRoom({ act }: ToastMessage): boolean {
  const now = shown.get();
  return (
    now.length < places.get() || (places.get() === 1 && now.length < atMost && now.every((toast) => toast.act !== act))
  );
}

function showWaiting() {
  const message = waiting.get().find(hasRoom);
  if (!message) return;
  waiting.set((now) => now.filter((one) => one !== message));
  shown.set((now) => [...now, { ...message, phase: 'in', left: null }]);
  after(message.id, times.fadeIn, () => arm(message.id, times.display));
  showWaiting();
}

export function makeRoomFor(some: number): void {
  places.set(Math.min(Math.max(some, 1), atMost));
  showWaiting();
}

let acts = 0;
/** The person has pressed something: what it leads to is told, though the same words may still be in sight. */
export const actedAgain = () => void acts++;

const isUnread = (text: string) => {
  const isSame = (message: ToastMessage) => message.text === text && message.act === acts;
  return waiting.get().some(isSame) || shown.get().some((toast) => isSame(toast) && toast.phase === 'in');
};

/** Shows a message at the top right and keeps it among the last twenty. Never put a resident's name in one. */
export function showToast(text: string, tone: Tone = 'info', action?: ToastMessage['action']): void {
  // Fourteen start-up calls that fail together have one thing to say.
  if (!(action && 'run' in action) && isUnread(text)) return;
  const message: ToastMessage = {
    id: ++lastId,
    text,
    tone,
    at: presentMoment(),
    act: acts,
    ...(action ? { action } : {}),
  };
  history.set((now) => [message, ...now].slice(0, maxToasts));
  waiting.set((now) => [...now, message]);
  showWaiting();
}

/** The pointer or the focus came: stay as long as it does, even when already fading. */
export function hold(id: number): void {
  clearTimeout(timers.get(id));
  change(id, { phase: 'in', left: null });
}

/** The pointer or the focus went; a toast that was closed under it goes on fading. */
export function release(id: number): void {
  if (shown.get().some((toast) => toast.id === id && toast.phase === 'in')) arm(id, times.extended);
}

export function dismiss(id: number): void {
  change(id, { phase: 'out', left: null });
  after(id, times.fadeOut, () => {
    timers.delete(id);
    shown.set((now) => now.filter((toast) => toast.id !== id));
    showWaiting();
  });
}

/** The next person at this device finds no messages of the last one. */
export function forgetMessages(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  waiting.set([]);
  shown.set([]);
  history.set([]);
}
