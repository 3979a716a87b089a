import { isMeant, slipsBetween } from '../residents/name-words.ts';

/** The word somebody most likely meant, out of those that are really in use; null where none is near. */
export function meantWord(typed: string, known: Iterable<string>): string | null {
  let best: { readonly word: string; readonly slips: number } | null = null;
  for (const word of known) {
    if (!isMeant(typed, word)) continue;
    const slips = slipsBetween(typed, word);
    if (!best || slips < best.slips || (slips === best.slips && word < best.word)) best = { word, slips };
  }
  return best?.word ?? null;
}

/** The word with each two neighbours changed about: the slip that similar spelling overlooks in short words. */
export const swapped = (word: string): readonly string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);
