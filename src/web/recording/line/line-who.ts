import { findResidents, type Findable } from '#domain/residents/views/find-residents.ts';
import type { NamedPerson } from '#domain/kit/people/person-name.ts';
import { nameWords } from '#domain/residents/person/name-words.ts';

export interface Meant<P> {
  /** The words that were read as a name. */
  named: string;
  people: readonly P[];
  /** One person, and the name is theirs letter by letter as far as it goes. Anything else asks. */
  isSure: boolean;
  rest: readonly string[];
}

const mostWords = 4;

function isNamed({ first_name, preferred_name, last_name }: NamedPerson, query: string): boolean {
  const names = nameWords(first_name, preferred_name, last_name);
  const typed = nameWords(query);
  return typed.length > 0 && typed.every((word) => names.some((name) => name.startsWith(word)));
}

/** The longest run of words at the front that names somebody; a slip of the finger is offered, never taken. */
export function whoIsMeant<P extends Findable>(words: readonly string[], people: readonly P[]): Meant<P> {
  const end = words.findIndex((word) => /^@?\d/.test(word));
  const most = Math.min(end === -1 ? words.length : end, mostWords);
  for (let count = most; count > 0; count--) {
    const named = words.slice(0, count).join(' ');
    const found = people.filter((person) => isNamed(person, named));
    if (found.length > 0) return { named, people: found, isSure: found.length === 1, rest: words.slice(count) };
  }
  const named = most > 0 ? (words[0] ?? '') : '';
  return {
    named,
    people: named ? findResidents(people, named) : [],
    isSure: false,
    rest: words.slice(most > 0 ? 1 : 0),
  };
}
