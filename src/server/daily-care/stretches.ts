import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Moment } from '#domain/kit/time/time.ts';

/** From when to when a page tells of one resident. */
interface Stretch {
  readonly resident: string;
  readonly first: Moment;
  readonly last: Moment;
}

export const residentOf = (row: AnyRecord): string => String(row['resident']);

export const stretchesOf = (rows: readonly AnyRecord[]): readonly Stretch[] =>
  [...Map.groupBy(rows, residentOf)].flatMap(([resident, own]) => {
    const at = own.map((row) => String(row['occurred_at'])).toSorted();
    const [first, last] = [at[0], at.at(-1)];
    return first && last ? [{ resident, first, last }] : [];
  });
