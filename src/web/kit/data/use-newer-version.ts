import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useState } from 'react';
import { get } from '../api/api.ts';
import { pathOf } from '../state/entities.ts';
import { useChanges } from './event-stream.ts';
import type { StoredRecord } from '../state/stored-record.ts';

const versionIn = (record: StoredRecord | null) => Number(record?.['version'] ?? 0);

/** The record as somebody else left it while this one was open in a form; null while nobody has. */
export function useNewerVersion(entity: Entity, id: string | null, version: number | null): StoredRecord | null {
  const [newest, setNewest] = useState<StoredRecord | null>(null);
  useChanges([entity.name], (news) => {
    if (news.id !== id || version === null || news.version <= Math.max(version, versionIn(newest))) return;
    void get<StoredRecord>(`${pathOf(entity)}${news.id}/`, { quiet: true }).then(
      (answer) => answer.ok && setNewest(answer.body),
    );
  });
  return id !== null && newest?.id === id && version !== null && versionIn(newest) > version ? newest : null;
}
