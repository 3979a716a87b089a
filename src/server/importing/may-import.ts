import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { ImportKind } from '#domain/importing/kinds/import-kind.ts';
import type { ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { importKindNamed, importKinds } from '#domain/importing/kinds/import-kinds.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { whoGives, whoHolds } from '#domain/kit/people/who-can.ts';
import { readerOf, type Actor } from '../kit/access/actor.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { notFound, refused } from '../kit/runtime/refusals.ts';

interface NeededAct {
  readonly act: 'add' | 'change';
  readonly entity: Entity;
}

/** Records are added; what lies within the record of the house is changed. */
const actOf = ({ within }: ImportKind): NeededAct['act'] => (within === undefined ? 'add' : 'change');

/** What whoever brings in such a file must be allowed with each of its lines. */
const actsOf = (kind: ImportKind): readonly NeededAct[] => [
  { act: actOf(kind), entity: kind.entity },
  ...(kind.contact ? [{ act: 'add', entity: kind.contact.entity } as const] : []),
];

const holdsOwnRight = ({ rights }: Actor, { right }: ImportKind): boolean => right === undefined || rights.has(right);

/** Whether somebody may bring in such files for a whole house, and not only lines of some records. */
export const mayBringIn = (actor: Actor, kind: ImportKind): boolean =>
  holdsOwnRight(actor, kind) && actsOf(kind).every(({ act, entity }) => may(actor.rights, act, entity.name));

/** No file is read for somebody who may bring in none. */
export function requireAnyImport(actor: Actor): void {
  if (!keysOf(importKinds).some((name) => mayBringIn(actor, importKindNamed(name))))
    throw refused(`You do not have the right to bring anything in. ${whoGives(readerOf(actor))}`);
}

/** Whoever may add such records one by one may bring them in; accounts are for those who manage them. */
export function requireImport(actor: Actor, name: ImportName, home: string): void {
  const kind = importKindNamed(name);
  for (const { act, entity } of actsOf(kind)) requirePermission(actor, act, entity);
  if (kind.right && !holdsOwnRight(actor, kind))
    throw refused(whoHolds(kind.right, readerOf(actor), 'bring in staff from a spreadsheet'));
  if (!actor.homes.includes(home)) throw notFound();
}
