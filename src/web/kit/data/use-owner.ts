import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { entityNamed } from '../state/entities.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { useChosenHome } from '../state/store.ts';
import { useRecord } from './use-record.ts';

/** The person a record belongs to: known from the house, or read. */
export function useOwner(entity: Entity, id: unknown): StoredRecord | null {
  const { residents } = useChosenHome();
  const field = entity.fields['resident'];
  const wanted = field?.kind === 'ref' && typeof id === 'string' ? id : null;
  const known = residents.find((one) => one.id === wanted) ?? null;
  const owner = field?.kind === 'ref' ? entityNamed(field.to) : entity;
  const { record } = useRecord(owner, known ? null : wanted);
  return known ?? record;
}
