import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { RecordContext } from '../context/record-context.ts';
import { permissionOrNull, rowsSql, type Permission } from '../access/permission.ts';
import type { ChangeEvent } from './change-feed.ts';
import type { Condition } from '../schema/list-query.ts';
import { scopeSql } from '../access/scope.ts';
import { viewerOf } from '../access/viewer.ts';
import { NamedStatement } from '../schema/named-statement.ts';
import { quoted } from '../schema/table.ts';

/** Whether the kind and the house of a record already say that this person may see it. */
const isPlain = (entity: Entity, permission: Permission): boolean =>
  permission.all && (entity.belongsTo === 'home' || entity.belongsTo === 'resident' || entity.belongsTo === 'itself');

/** One statement for all that happened at once: at a change of shift many screens hear of many records. */
function withinSql(entity: Entity, permission: Permission, sights: readonly Condition[]): NamedStatement {
  const seen = sights.map(({ sql }, place) => ` and ${sql.replace('?', `:sights.${place}`)}`).join('');
  return new NamedStatement(
    `select t.id from ${quoted(entity.name)} t where t.id = any(:ids::uuid[]) and ${scopeSql(entity)} and ${rowsSql(entity, permission)}${seen}`,
  );
}

async function idsWithin(
  context: RecordContext,
  actor: Actor,
  entity: Entity,
  items: readonly ChangeEvent[],
): Promise<readonly string[]> {
  const permission = permissionOrNull(actor, 'view', entity);
  if (!permission) return [];
  const ids = items.map(({ id }) => id);
  const now = context.now();
  const sights = context.rules[entity.name]?.inSight?.({ context, actor, now }) ?? [];
  if (isPlain(entity, permission) && sights.length === 0) return ids;
  const rows = await withinSql(entity, permission, sights).run<{ id: string }>(context.db, {
    ids,
    viewer: viewerOf(actor, now),
    sights: sights.map(({ value }) => value),
  });
  return rows.map(({ id }) => id);
}

/** A record that went to another house is gone from the one it left; what is said there does not tell where it went. */
const inBothHouses = (item: ChangeEvent): readonly ChangeEvent[] =>
  item.left_home === null ? [item] : [{ ...item, home: item.left_home }, item];

/** The changes this person may see: of houses, kinds and records they may see, for even an id tells that there is something. */
export async function visibleEvents(
  context: RecordContext,
  actor: Actor,
  items: readonly ChangeEvent[],
): Promise<readonly ChangeEvent[]> {
  const near = items.flatMap(inBothHouses).filter(({ home }) => home === null || actor.homes.includes(home));
  const heard = new Set<string>();
  for (const [name, own] of Map.groupBy(near, ({ entity }) => entity)) {
    const entity = context.register.find((one) => one.name === name);
    if (entity && !entity.log)
      for (const id of await idsWithin(context, actor, entity, own)) heard.add(`${name} ${id}`);
  }
  return near.filter(({ entity, id }) => heard.has(`${entity} ${id}`));
}
