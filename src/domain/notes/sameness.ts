/** A note this much like another was more likely copied than written. */
const copyShare = 0.85;
/** Notes of the last days are compared; a resident's Sundays may well be alike. */
export const copyDays = 7;
/** “Slept well all night” is said of many people, and truly. */
const fewestWords = 5;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words two texts have in common, in whatever order: cheap, and never fewer than in order. */
function sharedWords(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  return other.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

/** The longest run of words that stands in both texts in the same order, gaps allowed. */
function wordsInOrder(one: readonly string[], other: readonly string[]): number {
  let [above, row] = [new Uint16Array(other.length + 1), new Uint16Array(other.length + 1)];
  for (const word of one) {
    for (let at = 0; at < other.length; at += 1)
      row[at + 1] = word === other[at] ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0);
    [above, row] = [row, above];
  }
  return above.at(-1) ?? 0;
}

/** From 0, nothing alike, to 1, the same words; letters' case and marks do not count. */
const share = (common: number, one: readonly string[], other: readonly string[]): number =>
  one.length + other.length === 0 ? 0 : (2 * common) / (one.length + other.length);

/** Whether a note reads as a copy of another one, perhaps with a name exchanged. */
export function isCopyOf(written: string, earlier: string): boolean {
  const [one, other] = [wordsOf(written), wordsOf(earlier)];
  if (one.length < fewestWords) return false;
  if (share(sharedWords(one, other), one, other) < copyShare) return false;
  return share(wordsInOrder(one, other), one, other) >= copyShare;
}
