import { holdsRight } from '#domain/kit/vocabulary/permissions.ts';
import { guardOf } from '#domain/staff/rights/guarded-rights.ts';
import type { AffectedPerson } from '#domain/staff/rights/rights-effect.ts';
import type { RightsChange } from '#domain/staff/rights/rights-change.ts';
import { maySignIn, rightsOf, type BookedPerson, type RightsBook } from './rights-book.ts';

/** The guarded rights that a change is about. */
function guardedIn(book: RightsBook, change: RightsChange) {
  const ids =
    change.entity === 'group'
      ? change.permissions
      : book.groups.flatMap(({ id, permissions }) => (change.groups?.includes(id) ? permissions : []));
  return book.catalogue.filter((right) => ids.includes(right.id) && guardOf(right) !== null);
}

/**
 * Who can confirm a change as the second person: a superuser, or somebody who manages accounts, holds what is to be
 * given and works in every house concerned. Never whoever asks, and nobody about themselves.
 */
export function secondPeople(
  book: RightsBook,
  change: RightsChange,
  { askedBy, now }: { readonly askedBy: string; readonly now: string },
): readonly AffectedPerson[] {
  const guarded = guardedIn(book, change);
  const reaches = ({ homes }: BookedPerson) =>
    change.entity === 'group' || (change.homes ?? []).every((home) => homes.includes(home));
  const isAble = (person: BookedPerson): boolean => {
    if (person.is_superuser) return true;
    const rights = rightsOf(book, person);
    const gives = change.entity === 'staff' && change.is_superuser === true;
    return (
      !gives && rights.has('manage_users') && reaches(person) && guarded.every((right) => holdsRight(rights, right))
    );
  };
  return book.people
    .filter(
      (person) => person.id !== askedBy && person.id !== change.target && maySignIn(person, now) && isAble(person),
    )
    .map(({ id, name }) => ({ id, name }));
}
