/** What may not wait behind a round of drinks: somebody may be in danger. */
const urgent: ReadonlySet<string> = new Set([
  'incident',
  'mood',
  'care',
  'sleep',
  'accident_scheduler',
  'body_map',
  'assessment_result',
]);

export interface Saved {
  readonly home: string;
  readonly resident: string | null;
  readonly entity: string;
}

export interface JudgingQueue {
  readonly size: number;
  add(saved: Saved): void;
  take(): Saved | null;
}

/** Saves that wait to be judged: each once, however often it was told of, and what is urgent before the rest. */
export function sweepQueue(): JudgingQueue {
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
