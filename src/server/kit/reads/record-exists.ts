import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Db } from '../runtime/database.ts';
import { quoted } from '../schema/table.ts';

/** Whether a record of this kind stands in which each of these fields has one of the values named for it. */
export async function recordExists(
  db: Db,
  entity: Entity,
  among: Readonly<Record<string, readonly string[]>>,
): Promise<boolean> {
  const conditions = Object.keys(among).map(
    (name, i) => `t.${quoted(name)} = any($${i + 1}::${entity.fields[name]?.kind === 'ref' ? 'uuid' : 'text'}[])`,
  );
  const found = await db.query(
    `select 1 from ${quoted(entity.name)} t where ${conditions.join(' and ')} and not t.${entity.marker} limit 1`,
    Object.values(among),
  );
  return found.length > 0;
}
