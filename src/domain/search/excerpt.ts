import { plainWords } from './plain-words.ts';

/** A piece of a text around what was looked for; `hits` are the places of the found words in it, from and up to. */
export interface Excerpt {
  readonly text: string;
  readonly hits: readonly (readonly [from: number, to: number])[];
}

const before = 40;
const longest = 160;

interface Place {
  readonly from: number;
  readonly to: number;
  readonly plain: string;
}

/** Every word of a text where it stands. An apostrophe belongs to its word. */
const placesOf = (text: string): readonly Place[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}'‘’ʼ`´]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    plain: plainWords(word).join(''),
  }));

/** Cut between two words, and said so. */
function cut(text: string, start: number): { readonly piece: string; readonly from: number; readonly lead: string } {
  const from = start === 0 ? 0 : Math.max(0, text.indexOf(' ', start) + 1);
  const whole = text.slice(from, from + longest);
  const isAll = from + longest >= text.length;
  const end = isAll ? whole.length : Math.max(whole.lastIndexOf(' '), longest / 2);
  return { piece: `${whole.slice(0, end)}${isAll ? '' : '…'}`, from, lead: from === 0 ? '' : '…' };
}

/** `begins` are the beginnings of the words that were looked for, spelled plainly. */
export function excerptOf(text: string, begins: readonly string[]): Excerpt {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const found = placesOf(oneLine).filter(({ plain }) => begins.some((word) => plain.startsWith(word)));
  const { piece, from, lead } = cut(oneLine, Math.max(0, (found[0]?.from ?? 0) - before));
  const shift = lead.length - from;
  const hits = found
    .filter((place) => place.from >= from && place.to - from <= piece.length)
    .map((place) => [place.from + shift, place.to + shift] as const);
  return { text: `${lead}${piece}`, hits };
}
