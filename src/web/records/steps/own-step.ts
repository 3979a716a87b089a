import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { movesFrom, type CurrentActor } from '../../kit/access/record-rights.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';

/** The step by which a record gets on, where it is this person who may take it: a main button of its page. */
export const ownStep = (
  entity: Entity,
  record: StoredRecord,
  actor: CurrentActor,
  onward: string | null,
): Move | undefined => movesFrom(entity, record, actor).find(({ to }) => to === onward);
