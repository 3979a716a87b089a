export interface Saved {
  readonly home: string;
  readonly resident: string | null;
  readonly entity: string;
}

interface SweepQueue {
  readonly size: number;
  add(saved: Saved): void;
  take(): Saved | null;
}

/** Saves that wait to be swept: each once, however often it was announced, and what is urgent before the rest. */
export function sweepQueue(urgent: ReadonlySet<string>): SweepQueue {
  const waiting = new Map<string, Saved>();
  return {
    get size() {
      return waiting.size;
    },
    add: (saved) => void waiting.set(`${saved.home} ${saved.resident} ${saved.entity}`, saved),
    take() {
      const all = [...waiting];
      const [key, saved] = all.find(([, { entity }]) => urgent.has(entity)) ?? all[0] ?? [];
      if (key === undefined || saved === undefined) return null;
      waiting.delete(key);
      return saved;
    },
  };
}

/** It rests nineteen times as long as it works, so that it takes a twentieth of what recording needs. */
const restFor = 19;
/** On a machine that is slow at everything, what waits is not delayed by a quarter of a minute for each that is before it. */
const longestRestMs = 1_000;

export const restAfter = (workedMs: number): number => Math.min(workedMs * restFor, longestRestMs);
