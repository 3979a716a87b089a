import { findResidents } from '#domain/residents/views/find-residents.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import type { Found, FoundResident } from '#domain/search/found.ts';
import { readSearch } from '#domain/search/search-query.ts';
import type { Listed } from '../kit/state/stored-record.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { entityNamed } from '../records/known-entities.ts';
import type { Command } from './commands.ts';

/** One line of the list. */
export type SearchChoice =
  | { readonly key: string; readonly is: 'command'; readonly command: Command }
  | { readonly key: string; readonly is: 'found'; readonly found: Found };

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly SearchChoice[];
  readonly hasMore: boolean;
}

const asResident = (person: Listed<typeof resident>): FoundResident => ({
  id: person.id,
  name: personName(person),
  room: person.room,
  photo: person.photo,
  date_of_birth: person.date_of_birth,
  has_left: person.is_discharged_status,
});
const asFound = (person: Listed<typeof resident>): Found => ({
  kind: 'resident',
  id: person.id,
  home: person.home,
  title: personName(person),
  excerpt: null,
  at: null,
  by: null,
  resident: asResident(person),
});

const choiceOf = (found: Found): SearchChoice => ({ key: `${found.kind}-${found.id}`, is: 'found', found });

const mostAtOnce = 5;

/** Residents of the chosen house are on the device: they stand there before the server has answered, and where it cannot. */
export function peopleHere(
  typed: string,
  residents: readonly Listed<typeof resident>[],
  today: string,
): readonly Found[] {
  const { words, days, kinds, resident, by } = readSearch(typed, today);
  if (words.length === 0 || days || kinds || resident || by) return [];
  const found = findResidents(residents, words.join(' '));
  return found.slice(0, mostAtOnce).map(asFound);
}

interface Known {
  readonly commands: readonly Command[];
  /** An order stands first, anything else that could be done last. */
  readonly isOrder: boolean;
  readonly here: readonly Found[];
  readonly found: readonly Found[];
  readonly more: readonly string[];
}

const keyOf = (command: Command): string =>
  command.does === 'open' ? `open-${command.page.to}` : `record-${command.kind.name}-${command.person?.id ?? ''}`;

/** Everything found, kind by kind: people first, then what was written. */
export function groupsOf({ commands, isOrder, here, found, more }: Known): readonly ChoiceGroup[] {
  const people = found.filter(({ kind }) => kind === 'resident');
  const all = [
    ...people,
    ...here.filter(({ id }) => !people.some((other) => other.id === id)),
    ...found.filter(({ kind }) => kind !== 'resident'),
  ];
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const toDo =
    commands.length > 0
      ? [
          {
            label: 'Do',
            choices: commands.map((command): SearchChoice => ({ key: keyOf(command), is: 'command', command })),
            hasMore: false,
          },
        ]
      : [];
  const toRead = kinds.map((kind) => ({
    label: entityNamed(kind).labels.many,
    choices: all.filter((one) => one.kind === kind).map(choiceOf),
    hasMore: more.includes(kind),
  }));
  return isOrder ? [...toDo, ...toRead] : [...toRead, ...toDo];
}

/** Before anything is typed: the people whose pages were open last. */
export function recentGroup(
  ids: readonly string[],
  residents: readonly Listed<typeof resident>[],
): readonly ChoiceGroup[] {
  const people = ids.flatMap((id) => residents.find((person) => person.id === id) ?? []);
  return people.length > 0
    ? [{ label: 'Opened last', choices: people.map((person) => choiceOf(asFound(person))), hasMore: false }]
    : [];
}
