import { holdsItself, holdsRight, type Rights } from '../../kit/vocabulary/permissions.ts';
import { guardOf } from './guarded-rights.ts';
import type { KnownRight } from './rights-effect.ts';

/** How long somebody looks as a colleague before it ends by itself. */
export const viewAsMinutes = 15;

interface Looking {
  readonly id: string;
  readonly isSuperuser: boolean;
  readonly rights: Rights;
  readonly homes: readonly string[];
}

/** What a right lets somebody see, rather than do. */
const isSight = ({ codename }: KnownRight): boolean => /^(view|export)_/.test(codename);

/**
 * What is shown to whoever looks as a colleague: what both of them may see. Secret content and who is named for it is
 * never among it, for the colleague may be named where the one who looks is not.
 */
export function rightsWhileViewing(
  { looker, person }: { readonly looker: Rights; readonly person: Rights },
  catalogue: readonly KnownRight[],
  secret: ReadonlySet<string>,
): Rights {
  const withheld = catalogue.filter(
    (right) => secret.has(right.entity ?? '') || (isSight(right) && !holdsRight(looker, right)),
  );
  const names = new Set([...withheld.map(({ codename }) => codename), 'open_confidential']);
  return new Set([...person].filter((codename) => !names.has(codename)));
}

/** Why one person may not look as another; null where they may. A manager looks as nobody who may see or decide more. */
export function viewAsComplaint(
  looker: Looking,
  person: Looking & { readonly name: string },
  catalogue: readonly KnownRight[],
): string | null {
  if (!looker.isSuperuser && !looker.rights.has('manage_users'))
    return 'You do not have the right to look as somebody else. A manager or a superuser can.';
  if (looker.id === person.id) return 'This is you: you see what you may see.';
  if (person.isSuperuser && !looker.isSuperuser) return 'Only a superuser may look as a superuser.';
  if (!looker.isSuperuser && person.homes.some((home) => !looker.homes.includes(home)))
    return `${person.name} works in houses that you do not.`;
  const isMore = (right: KnownRight) => isSight(right) || guardOf(right) !== null;
  const more = catalogue.some(
    (right) => isMore(right) && holdsItself(person.rights, right) && !holdsRight(looker.rights, right),
  );
  return more && !looker.isSuperuser ? `${person.name} may see or decide more than you.` : null;
}
