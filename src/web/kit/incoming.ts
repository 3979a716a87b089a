import type { Kept } from './kept.ts';

const idsOf = (rows: readonly Kept[]) => new Set(rows.map(({ id }) => id));

/** What a list says now: the first page as it was read again, and below it the older rows that had been loaded already. */
export function joined(shown: readonly Kept[], fresh: readonly Kept[], freshIsAll: boolean): readonly Kept[] {
  const last = fresh.at(-1);
  const at = last && !freshIsAll ? shown.findIndex(({ id }) => id === last.id) : -1;
  const known = idsOf(fresh);
  return at < 0 ? fresh : [...fresh, ...shown.slice(at + 1).filter(({ id }) => !known.has(id))];
}

/** The same rows in the same order, each saying what it says now, and below them what was added at the end: nothing moves. */
export function inPlace(shown: readonly Kept[], fresh: readonly Kept[]): readonly Kept[] {
  const now = new Map(fresh.map((row) => [row.id, row]));
  const known = idsOf(shown);
  const last = fresh.findLastIndex(({ id }) => known.has(id));
  const added = last < 0 ? [] : fresh.slice(last + 1);
  return [...shown.map((row) => now.get(row.id) ?? row), ...added];
}

export const countNew = (shown: readonly Kept[], fresh: readonly Kept[]): number => {
  const known = idsOf(shown);
  return fresh.filter(({ id }) => !known.has(id)).length;
};

/** Whether showing these rows instead of those would move one of them. */
export const wouldMove = (shown: readonly Kept[], fresh: readonly Kept[]): boolean =>
  shown.length !== fresh.length || shown.some(({ id }, at) => fresh[at]?.id !== id);
