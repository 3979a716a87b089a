/** Chance that falls the same way every time, so that the demonstration homes look alike on every machine. */
export interface Seeded {
  /** From 0 up to, not including, 1. */
  next(): number;
  whole(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  some<T>(from: readonly T[], count: number): T[];
  /** Mostly in the middle, seldom at the edge. */
  near(middle: number, spread: number): number;
}

function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i += 1) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export function seeded(words: string): Seeded {
  let state = hashOf(words);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const some = <T>(from: readonly T[], count: number): T[] => {
    const left = [...from];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)).flat();
  };
  return {
    next,
    whole,
    some,
    chance: (share) => next() < share,
    // Nobody picks from an empty list, and below one times its length there is an element.
    pick: (from) => from[Math.floor(next() * from.length)] as (typeof from)[number],
    near: (middle, spread) => middle + (next() + next() + next() - 1.5) * (spread / 1.5),
  };
}

/** Every card is drawn once before any comes round again, and the last of one round is not the first of the next. */
export function deck<T>(cards: readonly T[], random: Seeded): () => T {
  let left: T[] = [];
  let last: T | undefined;
  return () => {
    if (left.length === 0) left = random.some(cards, cards.length);
    const drawn = left.at(-1) === last && left.length > 1 ? left.shift() : left.pop();
    last = drawn;
    // The cards that are left were just filled up where there were none.
    return drawn as T;
  };
}
