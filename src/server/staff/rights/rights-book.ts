import type { Rights } from '#domain/kit/vocabulary/permissions.ts';
import { withinWindow } from '#domain/session/open-homes.ts';
import { heldRights, type GivingGroup, type RightsHolder } from '#domain/staff/rights/held-rights.ts';
import {
  guardsOf,
  rightsEffect,
  type Affected,
  type Holding,
  type KnownRight,
  type RightsEffect,
} from '#domain/staff/rights/rights-effect.ts';
import type { RightsChange } from '#domain/staff/rights/rights-change.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';

export interface BookedPerson extends RightsHolder {
  readonly id: string;
  readonly name: string;
  readonly homes: readonly string[];
  readonly is_active: boolean;
  readonly has_password: boolean;
  readonly access_starts_at: string | null;
  readonly access_expires_at: string | null;
}

interface BookedGroup extends GivingGroup {
  readonly permissions: readonly string[];
}

/** Everybody, every group and every right as they stand: enough to say what a change would mean before it is made. */
export interface RightsBook {
  readonly people: readonly BookedPerson[];
  readonly groups: readonly BookedGroup[];
  readonly catalogue: readonly (KnownRight & { readonly id: string })[];
  readonly homes: readonly { readonly id: string; readonly name: string }[];
}

const readPeople = `select s.id, ${personNameSql('s')} as name, s.groups, s.homes, s.is_superuser, s.is_active, s.access_starts_at, s.access_expires_at,
    exists (select 1 from credential c where c.staff = s.id and c.password_hash is not null) as has_password
  from staff s where not s.is_deleted order by ${personOrderSql('s')}`;
const readGroups = `select g.id, g.name, g.is_system, g.permissions, array(select p.codename::text from unnest(g.permissions) as held(right_id) join permission p on p.id = held.right_id) as codenames
  from "group" g where not g.is_deleted order by g.name`;

export async function readRightsBook(db: Db): Promise<RightsBook> {
  return {
    people: await db.query<BookedPerson>(readPeople),
    groups: await db.query<BookedGroup>(readGroups),
    catalogue: await db.query<KnownRight & { id: string }>(
      'select id, codename, entity from permission order by entity, codename',
    ),
    homes: await db.query<{ id: string; name: string }>('select id, name from home where not is_deleted order by name'),
  };
}

const nothing: Holding = { rights: new Set(), homes: [] };

const holdingOf = (
  book: Pick<RightsBook, 'homes'>,
  groups: readonly GivingGroup[],
  person: Pick<BookedPerson, 'homes' | 'groups' | 'is_superuser'>,
): Holding => ({
  rights: heldRights(person, groups),
  homes: person.is_superuser ? book.homes.map(({ id }) => id) : person.homes,
});

/** Everybody whom a change would touch, with what they hold now and would hold then. */
function affectedBy(book: RightsBook, change: RightsChange): readonly (Affected & { readonly person: BookedPerson })[] {
  if (change.entity === 'group') {
    const codenames = book.catalogue.flatMap(({ id, codename }) => (change.permissions.includes(id) ? [codename] : []));
    const then = book.groups.map((group) => (group.id === change.target ? { ...group, codenames } : group));
    return book.people.map((person) => ({
      id: person.id,
      name: person.name,
      person,
      before: holdingOf(book, book.groups, person),
      after: holdingOf(book, then, person),
    }));
  }
  return book.people
    .filter(({ id }) => id === change.target)
    .map((person) => {
      const then = { ...person, ...change };
      const isOpened = then.is_active && !person.is_active;
      const isClosed = !then.is_active && person.is_active;
      return {
        id: person.id,
        name: person.name,
        person,
        before: isOpened ? nothing : holdingOf(book, book.groups, person),
        after: isClosed ? nothing : holdingOf(book, book.groups, then),
      };
    });
}

/** A closed account gains and loses nothing today, but what it would open with is guarded like any other. */
export function effectOf(book: RightsBook, change: RightsChange): RightsEffect {
  const affected = affectedBy(book, change);
  const isOpen = ({ person }: (typeof affected)[number]) =>
    person.is_active || (change.entity === 'staff' && change.is_active === true);
  return {
    ...rightsEffect(affected.filter(isOpen), book.catalogue),
    guards: [...new Set(affected.flatMap((person) => guardsOf(person, book.catalogue)))],
  };
}

/** What a new account would hold from its first day. */
export const guardsOfNewcomer = (
  book: RightsBook,
  person: Pick<BookedPerson, 'homes' | 'groups' | 'is_superuser'>,
): RightsEffect['guards'] => [
  ...new Set(
    guardsOf({ id: '', name: '', before: nothing, after: holdingOf(book, book.groups, person) }, book.catalogue),
  ),
];

export const rightsOf = (book: RightsBook, person: RightsHolder): Rights => heldRights(person, book.groups);

export const maySignIn = (person: BookedPerson, now: string): boolean =>
  person.is_active && person.has_password && withinWindow(person, new Date(now));
