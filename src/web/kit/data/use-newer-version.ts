import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { pathOf } from '../state/entities.ts';
import { isStoredRecord, versionIn, type StoredRecord } from '../state/stored-record.ts';
import { useLiveAnswer } from './use-live-answer.ts';

/** The record as somebody else left it while this one was open in a form; null while nobody has. */
export function useNewerVersion(entity: Entity, id: string | null, version: number | null): StoredRecord | null {
  const isFollowed = id !== null && version !== null;
  const { body } = useLiveAnswer<StoredRecord>(isFollowed ? `${pathOf(entity)}${id}/` : null, {
    is: isStoredRecord,
    of: [entity],
    reloadsOn: (change, newest) => change.id === id && change.version > Math.max(version ?? 0, versionIn(newest)),
    waits: true,
  });
  return isFollowed && versionIn(body) > version ? body : null;
}
