import type { Entity } from '#domain/kit/entity.ts';
import { useEffect, useState } from 'react';
import { get } from './api.ts';
import { entityNamed, isKnown, pathOf } from './entities.ts';
import { useHouseClock } from './house-clock.ts';
import type { Kept } from './kept.ts';
import { namesIn, titleOf } from './record-names.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Which records a record points to that nobody has named: the server names single references, not lists of them. */
function unnamed(entity: Entity, record: Kept): { to: string; id: string }[] {
  const names = namesIn(record);
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const value = record[name];
    if (field.kind === 'refs' && Array.isArray(value)) return value.filter((id) => typeof id === 'string' && !names.has(id)).map((id: string) => ({ to: field.to, id }));
    if (field.kind === 'link' && value && typeof value === 'object') return [{ to: (value as { entity: string }).entity, id: (value as { id: string }).id }];
    return [];
  }).filter(({ to }) => isKnown(to));
}

export function useRefNames(entity: Entity, record: Kept): ReadonlyMap<string, string> {
  const { zone } = useHouseClock();
  const [names, setNames] = useState(none);
  useEffect(() => {
    const stop = new AbortController();
    for (const { to, id } of unnamed(entity, record)) {
      const target = entityNamed(to);
      void get<Kept>(`${pathOf(target)}${id}/`, { quiet: true, signal: stop.signal }).then((answer) => {
        if (answer.ok) setNames((now) => new Map(now).set(id, titleOf(target, answer.body, zone)));
      });
    }
    return () => stop.abort();
  }, [entity, record, zone]);
  return names;
}
