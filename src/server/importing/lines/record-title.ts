import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { hasPersonName } from '#domain/kit/people/person-name.ts';
import { entityNameSql } from '../../kit/schema/person-name-sql.ts';
import { quoted } from '../../kit/schema/table.ts';

/** How a record `t` is called where somebody is asked about it. */
export function recordTitleSql(entity: Entity): string {
  if (hasPersonName(entity)) return entityNameSql(entity, 't');
  return `concat_ws(' ', ${entity.title.map((name) => `t.${quoted(name)}::text`).join(', ')})`;
}
