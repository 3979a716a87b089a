import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Actor } from '../access/actor.ts';
import type { RecordContext } from '../context/record-context.ts';
import { permissionOrNull, rowsSql, type GrantedPermission } from '../access/permission.ts';
import type { FeedEvent } from './change-feed.ts';
import type { Condition } from '../schema/list-query.ts';
import { lastAction } from '../history/last-lines.ts';
import { scopeSql } from '../access/scope.ts';
import { viewerOf } from '../access/viewer.ts';
import { NamedStatement } from '../schema/named-statement.ts';
import { quoted } from '../schema/table.ts';

/** Whether the kind and the house of a record already say that this person may see it. */
const isPlain = (entity: Entity, permission: GrantedPermission): boolean =>
  permission.all && (entity.belongsTo === 'home' || entity.belongsTo === 'resident' || entity.belongsTo === 'itself');

/**
 * One statement for all that happened at once: at a change of shift many screens receive the changes of many records. A change is seen
 * by whoever sees the record as it is, and by whoever saw it as it was: a screen must let go of what left its sight.
 */
function withinSql(entity: Entity, permission: GrantedPermission, sights: readonly Condition[]): NamedStatement {
  const seen = sights.map(({ sql }, place) => ` and ${sql.replace('?', `:sights.${place}`)}`).join('');
  const isSeen = `${scopeSql(entity)} and ${rowsSql(entity, permission)}${seen}`;
  return new NamedStatement(
    `with change as (select * from unnest(:ids::uuid[], :versions::int[]) c(id, version))
    select c.id, c.version from change c join ${quoted(entity.name)} t on t.id = c.id where ${isSeen}
    union select c.id, c.version from change c join record_version v on v.record = c.id and v.version = c.version - 1 and v.entity = '${entity.name}',
      jsonb_populate_record(null::${quoted(entity.name)}, v.body) t where ${isSeen}`,
  );
}

/** No row is left that could say who saw it: its kind and its house decide, and its id opens nothing any more. */
const isGone = ({ action, home }: FeedEvent): boolean => action === lastAction && home !== null;

type Changed = Pick<FeedEvent, 'id' | 'version'>;

async function changesWithin(
  context: RecordContext,
  actor: Actor,
  entity: Entity,
  items: readonly FeedEvent[],
): Promise<readonly Changed[]> {
  const permission = permissionOrNull(actor, 'view', entity);
  if (!permission) return [];
  const now = context.now();
  const sights = context.rules[entity.name]?.visibleConditions?.({ context, actor, now }) ?? [];
  if (isPlain(entity, permission) && sights.length === 0) return items;
  const gone = items.filter(isGone);
  const there = items.filter((item) => !isGone(item));
  if (there.length === 0) return gone;
  const seen = await withinSql(entity, permission, sights).run<Changed>(context.db, {
    ids: there.map(({ id }) => id),
    versions: there.map(({ version }) => version),
    viewer: viewerOf(actor, now),
    sights: sights.map(({ value }) => value),
  });
  return [...gone, ...seen];
}

const keyOf = (entity: string, { id, version }: Changed): string => `${entity} ${id} ${version}`;

/** A record that went to another house is gone from the one it left; what is said there does not tell where it went. */
const inBothHouses = (item: FeedEvent): readonly FeedEvent[] =>
  item.left_home === null ? [item] : [{ ...item, home: item.left_home }, item];

/** The changes this person may see: of houses, kinds and records they may see, for even an id tells that there is something. */
export async function visibleEvents(
  context: RecordContext,
  actor: Actor,
  items: readonly FeedEvent[],
): Promise<readonly FeedEvent[]> {
  const near = items.flatMap(inBothHouses).filter(({ home }) => home === null || actor.homes.includes(home));
  const seen = new Set<string>();
  for (const [name, own] of Map.groupBy(near, ({ entity }) => entity)) {
    const entity = context.register.find((one) => one.name === name);
    if (entity && !entity.log)
      for (const change of await changesWithin(context, actor, entity, own)) seen.add(keyOf(name, change));
  }
  return near.filter((item) => seen.has(keyOf(item.entity, item)));
}
