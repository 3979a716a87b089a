import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { shapeOf } from '../api/shapes.ts';
import { pathOf } from '../state/entities.ts';
import { versionIn, type Stored } from '../state/stored-record.ts';
import { useLiveAnswer } from './use-live-answer.ts';

/** The record as somebody else left it while this one was open in a form; null while nobody has. */
export function useNewerVersion<E extends Entity>(
  entity: E,
  id: string | null,
  version: number | null,
): Stored<E> | null {
  const isFollowed = id !== null && version !== null;
  const { body } = useLiveAnswer<Stored<E>>(isFollowed ? `${pathOf(entity)}${id}/` : null, {
    is: shapeOf(entity),
    of: [entity],
    reloadsOn: (change, newest) => change.id === id && change.version > Math.max(version ?? 0, versionIn(newest)),
    waits: true,
  });
  return isFollowed && versionIn(body) > version ? body : null;
}
