import type { Entity } from '#domain/kit/entity.ts';
import type { Actor } from './actor.ts';
import type { Acting, Keeper } from './keeper.ts';
import { leaveOrNone, rowsSql, type Leave } from './leave.ts';
import type { NewsItem } from './news.ts';
import { readsDeparted, scopeSql } from './scope.ts';
import { find, isHidden } from './store.ts';
import { quoted } from './table.ts';

/** Whether the kind and the house of a record already say that this person may see it. */
const isPlain = (entity: Entity, leave: Leave): boolean => leave.all && (entity.belongsTo === 'home' || entity.belongsTo === 'resident' || entity.belongsTo === 'itself');

const withinSql = (entity: Entity, leave: Leave): string =>
  `select t.id from ${quoted(entity.name)} t where t.id = any($1::uuid[]) and ${scopeSql(entity, '$2::uuid[]', '$3::boolean')} and ${rowsSql(entity, leave, '$4::uuid')}
    and $2::uuid[] is not null and $3::boolean is not null and $4::uuid is not null`;

async function idsWithin(keeper: Keeper, actor: Actor, entity: Entity, items: readonly NewsItem[]): Promise<readonly string[]> {
  const leave = leaveOrNone(actor, 'view', entity);
  if (!leave) return [];
  const ids = items.map(({ id }) => id);
  if (isPlain(entity, leave) && !keeper.rules[entity.name]?.hides) return ids;
  const rows = await keeper.db.query<{ id: string }>(withinSql(entity, leave), [ids, actor.homes, readsDeparted(actor), actor.id]);
  const within = rows.map(({ id }) => id);
  return keeper.rules[entity.name]?.hides ? inSight({ keeper, actor, entity }, within) : within;
}

/** A rule that hides looks at one record after the other; few kinds have one. */
async function inSight(acting: Acting, ids: readonly string[]): Promise<readonly string[]> {
  const hidden = await Promise.all(ids.map(async (id) => isHidden(acting, await find(acting, id))));
  return ids.filter((_, at) => !hidden[at]);
}

/** The news this person may hear: of houses, kinds and records they may see, for even an id tells that there is something. */
export async function heardBy(keeper: Keeper, actor: Actor, items: readonly NewsItem[]): Promise<readonly NewsItem[]> {
  const near = items.filter(({ home }) => home === null || actor.homes.includes(home));
  const heard = new Set<string>();
  for (const [name, own] of Map.groupBy(near, ({ entity }) => entity)) {
    const entity = keeper.register.find((one) => one.name === name);
    if (entity && !entity.log) for (const id of await idsWithin(keeper, actor, entity, own)) heard.add(`${name} ${id}`);
  }
  return near.filter(({ entity, id }) => heard.has(`${entity} ${id}`));
}
