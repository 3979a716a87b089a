import { slipsBetween } from '../residents/person/name-words.ts';
import { columnsOf, type ImportColumn } from './import-columns.ts';
import type { ImportKind } from './kinds/import-kind.ts';
import { plainWords } from './cells/plain-words.ts';

/** Which column of the sheet is meant by which column of the kind: its place, counted from 0. */
export type Matching = Readonly<Record<string, number>>;

const wordsOf = ({ key, label, near, part, name }: ImportColumn): readonly string[] =>
  [
    label,
    key,
    ...(part === 'contact' ? [`contact ${name}`, `next of kin ${label.replace(/^Contact: /, '')}`] : []),
    ...near,
  ].map(plainWords);

const slips = (length: number): number => (length < 6 ? 0 : length < 10 ? 1 : 2);
const isNear = (heading: string, word: string): boolean =>
  slips(word.length) > 0 && slipsBetween(heading, word) <= slips(word.length);

/** `D.O.B` and `DOB`, `Key worker` and `Keyworker`. */
const squeezed = (words: string): string => words.replaceAll(' ', '');

/** How surely a heading means a column: 2 by name, 1 nearly, 0 not. */
function likeness(heading: string, column: ImportColumn): number {
  const words = wordsOf(column);
  if (words.some((word) => squeezed(word) === squeezed(heading))) return 2;
  return words.some((word) => isNear(heading, word)) ? 1 : 0;
}

/** Matches columns by what stands above them, the surest first; each is used once. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): Matching {
  const matched: Record<string, number> = {};
  const taken = new Set<number>();
  const plain = headings.map(plainWords);
  for (const least of [2, 1])
    for (const column of columnsOf(kind)) {
      if (matched[column.key] !== undefined) continue;
      const at = plain.findIndex((heading, i) => heading !== '' && !taken.has(i) && likeness(heading, column) >= least);
      if (at < 0) continue;
      matched[column.key] = at;
      taken.add(at);
    }
  return matched;
}
