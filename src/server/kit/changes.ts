import type { AnyRecord, Entity } from '#domain/kit/entity.ts';
import type { Change } from './history.ts';

const comparable = (value: unknown): string => {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return String(Date.parse(value));
  return JSON.stringify(value ?? null);
};

/** What changed, field by field, in the words the history may keep. */
export function changesBetween(entity: Entity, before: AnyRecord, after: Readonly<Record<string, unknown>>): readonly Change[] {
  return Object.entries(entity.fields).flatMap(([field, { kind, restricted, secret }]): Change[] => {
    if (secret) return after[field] ? [{ field, changed: true }] : [];
    if (comparable(before[field]) === comparable(after[field])) return [];
    const silent = restricted || kind === 'longText' || kind === 'rows' || kind === 'parts';
    return [silent ? { field, changed: true } : { field, old: before[field] ?? null, new: after[field] ?? null }];
  });
}
