import type { Day } from '../kit/time/time.ts';
import { daysMeant, type Days } from './days-meant.ts';
import { plainWords } from './plain-words.ts';
import { searched } from './searched.ts';

/** What somebody typed into the search, taken apart. */
export interface SearchQuery {
  readonly words: readonly string[];
  readonly days: Days | null;
  /** The kinds of record that are wanted; null for all. */
  readonly kinds: readonly string[] | null;
  /** The words that name a resident, a colleague; null where none was named. */
  readonly resident: readonly string[] | null;
  readonly by: readonly string[] | null;
}

const mostWords = 8;
const filter = /(?<!\S)(resident|type|by):(?:"([^"]*)"?|(\S*))/giu;

const namesOf = ({ entity }: (typeof searched)[number]): readonly string[] =>
  [entity.labels.one, entity.labels.many, entity.name].map((name) => plainWords(name).join(''));

/** "type:inc" is enough for incidents; a word that is no kind of record asks for nothing at all. */
const kindsCalled = (value: string): readonly string[] => {
  const wanted = plainWords(value).join('');
  return searched
    .filter((one) => wanted !== '' && namesOf(one).some((name) => name.startsWith(wanted) || name.endsWith(wanted)))
    .map(({ entity }) => entity.name);
};

export function readSearch(typed: string, today: Day): SearchQuery {
  const asked: Record<string, string> = {};
  const unfiltered = typed.replace(filter, (_, name: string, quoted: string | undefined, plain: string | undefined) => {
    asked[name.toLowerCase()] = quoted ?? plain ?? '';
    return ' ';
  });
  const { days, rest } = daysMeant(unfiltered.replace(/\s+/g, ' ').trim(), today);
  const named = (name: 'resident' | 'by') => (asked[name] ? plainWords(asked[name]).slice(0, mostWords) : null);
  return {
    words: plainWords(rest).slice(0, mostWords),
    days,
    kinds: asked['type'] ? kindsCalled(asked['type']) : null,
    resident: named('resident'),
    by: named('by'),
  };
}

/** Nothing was typed that could be looked for; a resident or a kind alone asks for the newest about them. */
export const isEmpty = ({ words, days, kinds, resident, by }: SearchQuery): boolean =>
  words.length === 0 && !days && !kinds && !resident && !by;
