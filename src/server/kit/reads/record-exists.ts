import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Db } from '../runtime/database.ts';
import { castOf, quoted } from '../schema/table.ts';

/** Whether there is a record of this kind in which each of these fields has one of the values named for it. */
export async function recordExists<E extends Entity>(
  db: Db,
  entity: E,
  among: { readonly [N in keyof E['fields'] & string]?: readonly string[] },
): Promise<boolean> {
  const fields: Entity['fields'] = entity.fields;
  const conditions = Object.keys(among).flatMap((name, i) =>
    fields[name] ? [`t.${quoted(name)} = any($${i + 1}::${castOf(fields[name])}[])`] : [],
  );
  const found = await db.query(
    `select 1 from ${quoted(entity.name)} t where ${conditions.join(' and ')} and not t.${entity.marker} limit 1`,
    Object.values(among),
  );
  return found.length > 0;
}
