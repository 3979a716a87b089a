import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { logScopeSql } from './log-rows.ts';
import { quoted } from '../schema/table.ts';
import { viewerSql } from './viewer.ts';

const { homes, readsDeparted, now } = viewerSql;
const weekAgo = `${now} - interval '7 days'`;

/**
 * Which records lie within a person's homes, as a condition on `t` of a named statement that is given its `viewer`.
 *
 * A resident who moved takes the whole care history along: the new home reads all of it, the old one for
 * seven days more, and then only what stays with the home. Who left altogether is read by seniors and
 * auditors, by others for seven days.
 */
export function scopeSql(entity: Entity): string {
  switch (entity.belongsTo) {
    case 'provider':
      return entity.log ? logScopeSql(homes) : 'true';
    case 'itself':
      return `t.id = any(${homes})`;
    case 'homes':
      // Head office works in no house, and is seen by those who see every house.
      return `(t.homes && ${homes} or (t.homes = '{}' and not exists (select 1 from home h where not h.is_deleted and h.is_practice is not true and h.id <> all(${homes}))))`;
    case 'home':
    case 'resident':
      return personOf(entity) ? `(${herePresent(entity)} or ${movedHere(entity)})` : `t.home = any(${homes})`;
  }
}

/** The rows of one home, for lists that run along the home's own index. */
export function hereSql(entity: Entity, home: string): string {
  return personOf(entity) ? `t.home = ${home} and ${notDeparted(entity, `d.home = ${home}`)}` : `t.home = ${home}`;
}

/** The rows that came with residents from other homes, and are not listed as rows of these homes already. */
export function movedInSql(entity: Entity): string {
  const came = `select o.id from resident o where ${livesHere} and exists (select 1 from departure d where d.resident = o.id and d.home <> o.home and d.reason = 'moved')`;
  return `t.resident = any(array(${came})) and not ${herePresent(entity)}`;
}

/**
 * The rows about one resident. Whether the caller's homes are where the resident lives now is asked once, not row
 * by row; only if they are not does each row say whether its own home may still read it.
 */
export function aboutSql(entity: Entity, resident: string): string {
  return `t.resident = ${resident} and (exists (select 1 from resident o where o.id = ${resident} and ${livesHere}) or ${herePresent(entity)})`;
}

const personOf = (entity: Entity): string | null =>
  entity.resides ? 'id' : 'resident' in entity.fields ? 'resident' : null;

/** Who lives in the caller's homes, as a condition on the resident of this name. */
export const livesHereSql = (o: string): string =>
  `${o}.home = any(${homes}) and (${readsDeparted} or not exists (select 1 from departure d where d.resident = ${o}.id and d.home = ${o}.home and d.left_at < ${weekAgo}))`;
const livesHere = livesHereSql('o');

const herePresent = (entity: Entity): string =>
  `(t.home = any(${homes}) and ${notDeparted(entity, `d.home = any(${homes})`)})`;

/**
 * Who left these homes too long ago is looked up once for the whole list, not for each of its rows. Only the home that
 * was left counts: whoever works in both goes on seeing the resident in the other.
 */
function notDeparted(entity: Entity, left: string): string {
  const person = `t.${quoted(personOf(entity) ?? 'resident')}`;
  const closed = entity.staysWithHome
    ? `d.reason <> 'moved' and not ${readsDeparted}`
    : `(d.reason = 'moved' or not ${readsDeparted})`;
  const departed = `(${person}, t.home) not in (select d.resident, d.home from departure d where ${left} and d.left_at < ${weekAgo} and ${closed})`;
  return entity.belongsTo === 'home' && !entity.resides ? `(${person} is null or ${departed})` : departed;
}

function movedHere(entity: Entity): string {
  if (entity.resides) {
    return `exists (select 1 from departure d where d.resident = t.id and d.home = any(${homes}) and d.reason = 'moved' and d.left_at > ${weekAgo})`;
  }
  return `exists (select 1 from resident o where o.id = t.resident and ${livesHere})`;
}
