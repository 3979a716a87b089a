import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { fixedBy } from '#domain/kit/vocabulary/frozen.ts';
import { entityNamed } from '../state/entities.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { useRecord } from '../data/use-record.ts';

interface Part {
  readonly entity: Entity;
  readonly record: StoredRecord;
}

/** The record that this one is part of. */
function useWhole(of: Entity, part: Part | null): { whole: Part | null; isKnown: boolean } {
  const link = part?.entity.fixed?.with;
  const field = link ? part?.entity.fields[link] : undefined;
  const entity = field?.kind === 'ref' ? entityNamed(field.to) : null;
  const id = link ? part?.record[link] : null;
  const { record, state } = useRecord(entity ?? of, entity && typeof id === 'string' ? id : null);
  return { whole: entity && record ? { entity, record } : null, isKnown: state !== 'loading' };
}

/** What a part may not be changed for: a choice is part of a question, and that of a form which may be in use. */
export function useHeldWith(entity: Entity, record: StoredRecord): { heldWith: string | null; isKnown: boolean } {
  const first = useWhole(entity, { entity, record });
  const second = useWhole(entity, first.whole);
  const held = [first.whole, second.whole]
    .map((one) => one && fixedBy(one.entity, one.record))
    .find((said) => said !== null);
  return { heldWith: held ?? null, isKnown: first.isKnown && second.isKnown };
}
