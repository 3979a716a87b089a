export interface Saved {
  readonly home: string;
  readonly resident: string | null;
  readonly entity: string;
}

export interface SweepQueue {
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
