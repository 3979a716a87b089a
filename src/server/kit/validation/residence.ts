import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import { refused } from '../runtime/refusals.ts';
import type { ResidentFacts } from '../context/resident-cache.ts';

/** The house of the caller that keeps this record although its resident has moved on, such as its own incidents. */
export function holdingHome(actor: Actor, entity: Entity, record: AnyRecord | null): string | null {
  const home = record?.['home'];
  return entity.staysWithHome && typeof home === 'string' && actor.homes.includes(home) ? home : null;
}

/** Only the house where a person lives writes about them, and only while they live there. */
export function requireResidence(
  actor: Actor,
  entity: Entity,
  resident: Pick<ResidentFacts, 'home' | 'is_discharged_status'>,
  record: AnyRecord | null,
): void {
  if (!actor.homes.includes(resident.home) && !holdingHome(actor, entity, record)) throw hasMoved();
  if (resident.is_discharged_status && !isWrittenAfterLeaving(entity, record)) throw hasLeft();
}

const isWrittenAfterLeaving = ({ afterLeaving }: Entity, record: AnyRecord | null): boolean =>
  afterLeaving === 'changes' ? record !== null : afterLeaving;

export const hasMoved = () =>
  refused(
    'This resident has moved to another house. Their record can be read for a while, but only the house where they live now adds to it or changes it.',
  );

export const hasLeft = () =>
  refused(
    'This resident has left. Their record can be read, but nothing is added or changed. If they are here, their leaving can be reversed, or they can be admitted again, on their page.',
  );

/** What has gone to a house that is not the caller's is read there for a while. */
export function refuseGone(): never {
  throw refused(
    'This has gone to another house. It can be read for a while, but only the house that has it now changes it.',
  );
}
