import { compareMoments, localDay, type Day, type Moment } from '../../kit/time/time.ts';
import { readSize, type MarkSize } from './body-mark-size.ts';

/** What the body looked like on any day, told from when marks were found and how they were seen since. */
export interface SeenMark {
  readonly id: string;
  readonly occurred_at: Moment;
  readonly updated_at: Moment;
  readonly is_deleted: boolean;
  readonly length_mm: number | null;
  readonly width_mm: number | null;
  readonly status: MarkStatus;
  readonly reviews: readonly MarkReview[];
}

interface MarkReview {
  readonly at: Moment;
  readonly size: string | null;
  readonly healing: string;
}

export type MarkStatus = 'open' | 'healing' | 'healed' | 'transferred_with';

/** How a mark stands after it was looked at; one that is the same stays where it was. */
export const statusAfter: Readonly<Record<string, MarkStatus>> = { better: 'healing', worse: 'open', healed: 'healed' };

const inOrder = (reviews: readonly MarkReview[]) => reviews.toSorted((a, b) => compareMoments(a.at, b.at));

/** How a mark stood at the end of a day; null before it was found, and for one that was struck out. */
export function statusOn(mark: SeenMark, day: Day, zone: string): MarkStatus | null {
  const isBy = (moment: Moment) => localDay(moment, zone) <= day;
  if (mark.is_deleted || !isBy(mark.occurred_at)) return null;
  const reviewed = (reviews: readonly MarkReview[]) =>
    reviews.reduce<MarkStatus>((now, { healing }) => statusAfter[healing] ?? now, 'open');
  const all = inOrder(mark.reviews);
  // A status set without a review, such as leaving with the resident, counts from the day it was set.
  const isSetByHand = reviewed(all) !== mark.status && isBy(mark.updated_at);
  return isSetByHand ? mark.status : reviewed(all.filter(({ at }) => isBy(at)));
}

export interface Measured extends MarkSize {
  readonly at: Moment;
}

/** Every size a mark was ever seen to have, the oldest first. What has healed has none left. */
export function sizesOf(mark: SeenMark): readonly Measured[] {
  const found =
    mark.length_mm === null ? [] : [{ at: mark.occurred_at, length_mm: mark.length_mm, width_mm: mark.width_mm }];
  const since = inOrder(mark.reviews).flatMap(({ at, size, healing }) => {
    const read = readSize(size) ?? (healing === 'healed' ? { length_mm: 0, width_mm: null } : null);
    return read ? [{ at, ...read }] : [];
  });
  return [...found, ...since];
}

export const sizeOn = (mark: SeenMark, day: Day, zone: string): MarkSize | null =>
  sizesOf(mark).findLast(({ at }) => localDay(at, zone) <= day) ?? null;

/** A mark keeps its number for good: the first one found is 1, and striking one out moves no other. */
export function numbered<M extends SeenMark>(marks: readonly M[]): readonly (M & { readonly number: number })[] {
  const found = marks.toSorted((a, b) => compareMoments(a.occurred_at, b.occurred_at) || (a.id < b.id ? -1 : 1));
  return found.map((mark, at) => ({ ...mark, number: at + 1 }));
}

/** The days on which something on the body changed, the first one first. */
export function daysOfChange(marks: readonly SeenMark[], zone: string): readonly Day[] {
  const moments = marks
    .filter(({ is_deleted }) => !is_deleted)
    .flatMap(({ occurred_at, reviews }) => [occurred_at, ...reviews.map(({ at }) => at)]);
  return [...new Set(moments.map((moment) => localDay(moment, zone)))].toSorted();
}

export type MarkChange = 'found' | 'smaller' | 'larger' | 'healing' | 'healed' | 'open again' | 'left';

/** What became of one mark between two days; null where nothing did, or nothing was yet there. */
export function changeBetween(mark: SeenMark, from: Day, to: Day, zone: string): MarkChange | null {
  const [then, now] = [statusOn(mark, from, zone), statusOn(mark, to, zone)];
  if (now === null) return null;
  if (then === null) return 'found';
  if (then !== now) return now === 'transferred_with' ? 'left' : now === 'open' ? 'open again' : now;
  const [before, after] = [sizeOn(mark, from, zone)?.length_mm, sizeOn(mark, to, zone)?.length_mm];
  if (before === undefined || after === undefined || before === after) return null;
  return after < before ? 'smaller' : 'larger';
}
