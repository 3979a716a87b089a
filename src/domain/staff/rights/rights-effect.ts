import { holdsItself, holdsRight, type Catalogued, type Rights } from '../../kit/vocabulary/permissions.ts';
import { guardOf, type Guard } from './guarded-rights.ts';

export type KnownRight = Pick<Catalogued, 'codename' | 'entity'>;

/** What somebody holds, and in which houses. */
export interface Holding {
  readonly rights: Rights;
  readonly homes: readonly string[];
}

export interface Affected {
  readonly id: string;
  readonly name: string;
  readonly before: Holding;
  readonly after: Holding;
}

export interface AffectedPerson {
  readonly id: string;
  readonly name: string;
}

/** Rights that the same people gain or lose. */
interface RightsShare {
  readonly people: readonly AffectedPerson[];
  readonly rights: readonly KnownRight[];
}

/** Houses that the same people gain or lose, with whatever they hold. */
interface HomesShare {
  readonly people: readonly AffectedPerson[];
  readonly homes: readonly string[];
}

/** What a change would give and take, by name. */
export interface RightsEffect {
  readonly gives: readonly RightsShare[];
  readonly takes: readonly RightsShare[];
  readonly opens: readonly HomesShare[];
  readonly closes: readonly HomesShare[];
  /** Why a second person has to confirm it; empty where nobody has to. */
  readonly guards: readonly Guard[];
}

/** What one holds and the other does not, not even in a wider form. */
const missing = (catalogue: readonly KnownRight[], of: Rights, from: Rights): readonly KnownRight[] =>
  catalogue.filter((right) => holdsItself(of, right) && !holdsRight(from, right));

const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one));

function shared<T>(
  people: readonly Affected[],
  lost: (person: Affected) => readonly T[],
): { readonly people: readonly AffectedPerson[]; readonly what: readonly T[] }[] {
  const byWhat = Map.groupBy(
    people.map((person) => ({ person, what: lost(person) })).filter(({ what }) => what.length > 0),
    ({ what }) => JSON.stringify(what),
  );
  return [...byWhat.values()].map((all) => ({
    people: all.map(({ person: { id, name } }) => ({ id, name })),
    what: all[0]?.what ?? [],
  }));
}

const guardsIn = (rights: readonly KnownRight[]): readonly Guard[] => rights.flatMap((right) => guardOf(right) ?? []);

/** What somebody gains that a second person has to confirm: a guarded right, or a further house for one they hold. */
export function guardsOf({ before, after }: Affected, catalogue: readonly KnownRight[]): readonly Guard[] {
  const gained = missing(catalogue, after.rights, before.rights);
  const further = without(after.homes, before.homes).length > 0;
  return guardsIn(further ? catalogue.filter((right) => holdsItself(after.rights, right)) : gained);
}

export function rightsEffect(people: readonly Affected[], catalogue: readonly KnownRight[]): RightsEffect {
  const rights = (from: 'before' | 'after', to: 'before' | 'after') =>
    shared(people, (person) => missing(catalogue, person[from].rights, person[to].rights)).map((share) => ({
      people: share.people,
      rights: share.what,
    }));
  const homes = (from: 'before' | 'after', to: 'before' | 'after') =>
    shared(people, (person) => without(person[from].homes, person[to].homes)).map((share) => ({
      people: share.people,
      homes: share.what,
    }));
  return {
    gives: rights('after', 'before'),
    takes: rights('before', 'after'),
    opens: homes('after', 'before'),
    closes: homes('before', 'after'),
    guards: [...new Set(people.flatMap((person) => guardsOf(person, catalogue)))],
  };
}
