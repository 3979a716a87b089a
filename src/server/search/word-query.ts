import { beginningOf } from '#domain/search/beginning.ts';

/** What is asked of PostgreSQL's full text, as a `tsquery`. Words come plain, so that no sign of its language is among them. */

/** From three letters on a beginning is enough; below that it would be the beginning of everything. */
const fewestLetters = 3;
const isWhole = (word: string): boolean => word.length < fewestLetters || /^\d+$/.test(word);

/** How one word is asked for: as the beginning it is, or as the words that it may become. */
type Spelled = (word: string) => readonly string[];

function asked(word: string, spelled: Spelled | undefined): string {
  if (isWhole(word)) return `'${word}'`;
  return spelled
    ? `(${spelled(word)
        .map((one) => `'${one}'`)
        .join(' | ')})`
    : `'${beginningOf(word)}':*`;
}

/** OSullivan may be written O Sullivan, McDonald Mc Donald. */
const parted = /^(o|d|mc|mac)(\p{L}{4,})$/u;

function oneWord(word: string, spelled: Spelled | undefined): string {
  const [, first, rest] = parted.exec(word) ?? [];
  return first && rest ? `(${asked(word, spelled)} | ('${first}' & ${asked(rest, spelled)}))` : asked(word, spelled);
}

/** "O Brien" may be written OBrien: a short word may belong to the next. */
const joins = (word: string, next: string | undefined): next is string =>
  next !== undefined && /^\p{L}{1,3}$/u.test(word);

/** Every word must be there; null where there is no word. */
export function wordQuery(words: readonly string[], spelled?: Spelled): string | null {
  const parts: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = '', next] = [words[at], words[at + 1]];
    if (!joins(word, next)) parts.push(oneWord(word, spelled));
    else {
      parts.push(`((${oneWord(word, spelled)} & ${oneWord(next, spelled)}) | ${asked(word + next, spelled)})`);
      at++;
    }
  }
  return parts.length > 0 ? parts.join(' & ') : null;
}

/** The same words, each whole and as typed: what fits them stands before what only begins so. */
export const exactQuery = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' & ');

/** Any of the words, for finding out whom they may name. */
export const anyQuery = (words: readonly string[]): string => words.map((word) => oneWord(word, undefined)).join(' | ');

/** What a found word begins with, for pointing at it. */
export const beginnings = (words: readonly string[]): readonly string[] =>
  words
    .flatMap((word, at) => [
      isWhole(word) ? word : beginningOf(word),
      ...(joins(word, words[at + 1]) ? [`${word}${words[at + 1] ?? ''}`] : []),
    ])
    .filter((word) => word.length >= 2 || words.length === 1);
