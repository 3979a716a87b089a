import type { Resident } from '#domain/residents/person/resident.ts';
import { plainWords } from '#domain/search/plain-words.ts';
import { findResidents } from '#domain/residents/views/find-residents.ts';
import type { NavItem } from '../kit/shell/navigation/navigation.ts';

type Person = Pick<Resident, 'id' | 'first_name' | 'last_name' | 'preferred_name' | 'room' | 'photo'>;

/** Something that can be written down, by the words people call it. */
interface Recordable {
  name: string;
  label: string;
}

/** What a line of the search can do besides opening a record. */
export type Command =
  | { readonly does: 'record'; readonly kind: Recordable; readonly person: Person | null }
  | { readonly does: 'open'; readonly page: NavItem };

const recordVerbs = ['record', 'add', 'new', 'write'];
const openVerbs = ['open', 'go', 'show'];
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  fluid_intake: ['drink', 'fluid'],
  care: ['mental'],
  incident: ['accident', 'fall'],
  body_map: ['mark', 'wound', 'bruise'],
};
const fewestLetters = 3;
const mostPeople = 3;

const isCalled = (word: string, names: readonly string[]): boolean =>
  word.length >= fewestLetters &&
  names.some((name) => name.startsWith(word) || (word.startsWith(name) && word.length <= name.length + 1));
const wordsFor = ({ name, label }: Recordable): readonly string[] => [
  ...plainWords(label),
  ...(alsoCalled[name] ?? []),
];

function recordCommands(
  words: readonly string[],
  kinds: readonly Recordable[],
  residents: readonly Person[],
): readonly Command[] {
  const [first = '', ...others] = words;
  const hasVerb = recordVerbs.includes(first) && others.length > 0;
  const said = hasVerb ? others : words;
  const meant = kinds.flatMap((kind) => {
    const at = said.findIndex((word) => isCalled(word, wordsFor(kind)));
    return at === -1
      ? []
      : [
          {
            kind,
            rest: said.filter((word, place) => place !== at && !wordsFor(kind).includes(word) && word !== 'for'),
          },
        ];
  });
  return meant.flatMap(({ kind, rest }): readonly Command[] => {
    // A bare word is looked for; only with a verb or a name does it ask for something to be done.
    if (rest.length === 0) return hasVerb ? [{ does: 'record', kind, person: null }] : [];
    return findResidents(residents, rest.join(' '))
      .slice(0, mostPeople)
      .map((person) => ({ does: 'record', kind, person }));
  });
}

function openCommands(words: readonly string[], pages: readonly NavItem[]): readonly Command[] {
  const [first = '', ...others] = words;
  const said = openVerbs.includes(first) ? others.filter((word) => word !== 'to' && word !== 'the') : words;
  if (said.length === 0) return [];
  return pages
    .filter(({ label, words: others = '' }) => {
      const names = plainWords(`${label} ${others}`);
      return said.every((word) => word.length >= fewestLetters && names.some((name) => name.startsWith(word)));
    })
    .map((page) => ({ does: 'open', page }));
}

/** Whether it begins as an order does, so that Enter obeys it rather than opening what was found. */
export const isOrder = (typed: string): boolean => [...recordVerbs, ...openVerbs].includes(plainWords(typed)[0] ?? '');

/** "record weight ann", "new incident ann", "open handover": read on the device, so they work at the speed of typing. */
export function commandsIn(
  typed: string,
  known: {
    readonly kinds: readonly Recordable[];
    readonly residents: readonly Person[];
    readonly pages: readonly NavItem[];
  },
): readonly Command[] {
  const words = plainWords(typed);
  if (words.length === 0) return [];
  return [...recordCommands(words, known.kinds, known.residents), ...openCommands(words, known.pages)].slice(0, 6);
}
