import { plainName } from '../../kit/names/plain-text.ts';

export const nameWords = (...names: readonly unknown[]): readonly string[] =>
  names.flatMap((name) => plainName(name).split(/\s+/)).filter(Boolean);

/** How many slips of the finger are forgiven in a word of this length: in a short one every letter tells people apart. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The slips between two words: a letter too many, too few, wrong, or two that changed places. */
export function slipsBetween(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        swapped && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** The word as it was meant, or as far as it has been typed. */
export const isMeant = (typed: string, word: string): boolean => {
  const allowed = forgiven(typed.length);
  return (
    allowed > 0 && (slipsBetween(typed, word) <= allowed || slipsBetween(typed, word.slice(0, typed.length)) <= allowed)
  );
};
