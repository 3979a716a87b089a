import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { fixedBy } from '#domain/kit/vocabulary/fixed.ts';
import { entityNamed } from '../state/entities.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { useRecord } from '../data/use-record.ts';

interface Part {
  readonly entity: Entity;
  readonly record: StoredRecord;
}

/** The record that this one is part of. */
function useParent(of: Entity, part: Part | null): { parent: Part | null; isKnown: boolean } {
  const link = part?.entity.fixed?.with;
  const field = link ? part?.entity.fields[link] : undefined;
  const entity = field?.kind === 'ref' ? entityNamed(field.to) : null;
  const id = link ? part?.record[link] : null;
  const { record, state } = useRecord(entity ?? of, entity && typeof id === 'string' ? id : null);
  return { parent: entity && record ? { entity, record } : null, isKnown: state !== 'loading' };
}

/** Why a part may not be changed: a choice is part of a question, and that of a form which may be in use. */
export function useFixedByParent(
  entity: Entity,
  record: StoredRecord,
): { fixedByParent: string | null; isKnown: boolean } {
  const first = useParent(entity, { entity, record });
  const second = useParent(entity, first.parent);
  const reason = [first.parent, second.parent]
    .map((one) => one && fixedBy(one.entity, one.record))
    .find((words) => words !== null);
  return { fixedByParent: reason ?? null, isKnown: first.isKnown && second.isKnown };
}
