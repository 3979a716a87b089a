/** Anything a list shows. */
export interface ListedRow {
  readonly id: string;
  /** Whom or what it tells of, where its place is part of its id: one that moved is still the same. */
  readonly of?: unknown;
}

const keyOf = ({ id, of }: ListedRow) => of ?? id;
const idsOf = (rows: readonly ListedRow[]) => new Set(rows.map(({ id }) => id));

/** What a list says now: the rows that were read again, and below them what was loaded further down meanwhile. */
export function joined<R extends ListedRow>(
  shown: readonly R[],
  fresh: readonly R[],
  freshIsAll: boolean,
): readonly R[] {
  const last = fresh.at(-1);
  const at = last && !freshIsAll ? shown.findIndex(({ id }) => id === last.id) : -1;
  const known = idsOf(fresh);
  return at < 0 ? fresh : [...fresh, ...shown.slice(at + 1).filter(({ id }) => !known.has(id))];
}

/** The same rows in the same order, each saying what it says now, and below them what was added at the end: nothing moves. */
export function inPlace<R extends ListedRow>(shown: readonly R[], fresh: readonly R[]): readonly R[] {
  const now = new Map(fresh.map((row) => [row.id, row]));
  const known = idsOf(shown);
  const last = fresh.findLastIndex(({ id }) => known.has(id));
  const shownKeys = new Set(shown.map(keyOf));
  const added = last < 0 ? [] : fresh.slice(last + 1).filter((row) => !shownKeys.has(keyOf(row)));
  return [...shown.map((row) => now.get(row.id) ?? row), ...added];
}

export const countNew = (shown: readonly ListedRow[], fresh: readonly ListedRow[]): number => {
  const known = idsOf(shown);
  return fresh.filter(({ id }) => !known.has(id)).length;
};

/** How many of the new rows stand above the last of those that were shown. */
export function countNewAbove(shown: readonly ListedRow[], fresh: readonly ListedRow[]): number {
  const known = idsOf(shown);
  const last = fresh.findLastIndex(({ id }) => known.has(id));
  return countNew(shown, fresh.slice(0, last + 1));
}

/** Whether showing these rows instead of those would move one of them. */
export const wouldMove = (shown: readonly ListedRow[], fresh: readonly ListedRow[]): boolean =>
  shown.length !== fresh.length || shown.some(({ id }, at) => fresh[at]?.id !== id);
