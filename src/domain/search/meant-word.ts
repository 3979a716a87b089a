import { isMeant, slipsBetween } from '../residents/person/name-words.ts';

/** Hardly anybody misses the first letter, and "fall" taken for "call" would mislead. */
const beginsAlike = (typed: string, word: string): boolean =>
  typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);

/** From this length on, a word that is not yet typed to its end may be recognised too. */
const longEnough = 6;
const isNear = (typed: string, word: string): boolean =>
  beginsAlike(typed, word) &&
  isMeant(typed, word) &&
  (typed.length >= longEnough || Math.abs(typed.length - word.length) <= 1);

/** The word somebody most likely meant, out of those that are really in use; null where none is near. */
export function meantWord(typed: string, known: Iterable<string>): string | null {
  let best: { readonly word: string; readonly slips: number } | null = null;
  for (const word of known) {
    if (!isNear(typed, word)) continue;
    const slips = slipsBetween(typed, word);
    if (!best || slips < best.slips || (slips === best.slips && word < best.word)) best = { word, slips };
  }
  return best?.word ?? null;
}

/** The word with each two neighbours changed about: the slip that similar spelling overlooks in short words. */
export const swapped = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
