import { observable } from './observable.ts';
import type { WayOn } from './ways-on.ts';

export type Tone = 'good' | 'info' | 'error';

export interface Message {
  id: number;
  text: string;
  tone: Tone;
  at: Date;
  /** Which of the person's acts it answers. */
  act: number;
  /** What the person may still do about it, "Undo" for instance, or where to go. */
  action?: { label: string; run: () => void } | WayOn;
}

/** `left` is how long the bar still runs; null while a pointer or the focus holds the toast. */
export interface Toast extends Message {
  phase: 'in' | 'out';
  left: number | null;
}

/** Milliseconds, fixed by the specification. */
export const times = { fadeIn: 300, display: 5000, extended: 1000, fadeOut: 1000 } as const;
const atOnce = 4;
const kept = 20;

export const shown = observable<Toast[]>([]);
export const history = observable<Message[]>([]);
let waiting: Message[] = [];
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

function admit() {
  while (shown.get().length < atOnce && waiting.length > 0) {
    const [message, ...later] = waiting;
    waiting = later;
    if (!message) return;
    shown.set((now) => [...now, { ...message, phase: 'in', left: null }]);
    after(message.id, times.fadeIn, () => arm(message.id, times.display));
  }
}

let acts = 0;
/** The person has pressed something: what it leads to is told, though the same words may still be in sight. */
export const actedAgain = () => void acts++;

const isUnread = (text: string) => {
  const isSame = (message: Message) => message.text === text && message.act === acts;
  return waiting.some(isSame) || shown.get().some((toast) => isSame(toast) && toast.phase === 'in');
};

/** Shows a message at the top right and keeps it among the last twenty. Never put a resident's name in one. */
export function say(text: string, tone: Tone = 'info', action?: Message['action']): void {
  // Fourteen start-up calls that fail together have one thing to say.
  if (!(action && 'run' in action) && isUnread(text)) return;
  const message: Message = { id: ++lastId, text, tone, at: new Date(), act: acts, ...(action ? { action } : {}) };
  history.set((now) => [message, ...now].slice(0, kept));
  waiting = [...waiting, message];
  admit();
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
    admit();
  });
}

/** The next person at this device finds no messages of the last one. */
export function forgetMessages(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  waiting = [];
  shown.set([]);
  history.set([]);
}
