import type { ImportKind } from '#domain/importing/kinds/import-kind.ts';
import type { ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import { codename } from '#domain/kit/vocabulary/permissions.ts';
import { whoHolds } from '#domain/kit/people/who-can.ts';
import { readerOf, type Actor } from '../kit/access/actor.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { notFound, refused } from '../kit/runtime/refusals.ts';

/** Records are added; what lies within the record of the house is changed. */
export const actOf = ({ within }: ImportKind) => (within === undefined ? 'add' : 'change');

/** Whether somebody may write each such record of a whole house, and not only some. */
export const mayBringIn = ({ rights }: Actor, kind: ImportKind): boolean =>
  rights.has(codename(actOf(kind), kind.entity.name));

/** Whoever may add such records one by one may bring them in; accounts are for those who manage them. */
export function requireImport(actor: Actor, name: ImportName, home: string): void {
  const kind = importKindNamed(name);
  requirePermission(actor, actOf(kind), kind.entity);
  if (kind.contact) requirePermission(actor, 'add', kind.contact.entity);
  if (kind.right && !actor.rights.has(kind.right))
    throw refused(whoHolds(kind.right, readerOf(actor), 'bring in staff from a spreadsheet'));
  if (!actor.homes.includes(home)) throw notFound();
}
