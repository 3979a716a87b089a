import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { create, partialUpdate, type ApiAnswer } from '../api/api.ts';
import { pathOf } from '../state/entities.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { shapeOf } from '../api/shapes.ts';
import type { Stored, StoredRecord } from '../state/stored-record.ts';

/** The one kind of record whose removal has a call of its own keeps its marker under another name. */
const ownRemoval = (entity: Entity, id: string) => `/api/${entity.path}-delete/${id}/`;

export function strikeOut<E extends Entity>(
  entity: E,
  record: StoredRecord,
  reason: string,
): Promise<ApiAnswer<Stored<E>>> {
  const { version } = record;
  if (entity.marker !== 'is_deleted')
    return create(ownRemoval(entity, record.id), { deletion_reason: reason, version }, { is: shapeOf(entity) });
  return partialUpdate(
    pathOf(entity),
    record.id,
    { is_deleted: true, deletion_reason: reason, version },
    { is: shapeOf(entity) },
  );
}

export const restore = <E extends Entity>(entity: E, record: StoredRecord): Promise<ApiAnswer<Stored<E>>> =>
  create(`${pathOf(entity)}${record.id}/restore/`, { version: record.version }, { is: shapeOf(entity) });

export function makeMove<E extends Entity>(
  entity: E,
  record: StoredRecord,
  move: Move,
  needs: RecordValues,
): Promise<ApiAnswer<Stored<E>>> {
  const { version } = record;
  // One call may lead to several states, and has to be told which.
  if (move.by)
    return create(
      `${pathOf(entity)}${record.id}/${move.by}/`,
      { ...needs, status: move.to, version },
      { is: shapeOf(entity) },
    );
  return partialUpdate(pathOf(entity), record.id, { ...needs, status: move.to, version }, { is: shapeOf(entity) });
}
