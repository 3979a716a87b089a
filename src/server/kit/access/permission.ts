import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Reach, Rights, RowTest } from '#domain/kit/vocabulary/permissions.ts';
import { readerOf, type Actor } from './actor.ts';
import { oncePer } from '#domain/kit/vocabulary/once-per.ts';
import { may, narrowActs } from '#domain/kit/vocabulary/permissions.ts';
import { covers } from '#domain/kit/vocabulary/reaching.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { refused } from '../runtime/refusals.ts';
import { quoted } from '../schema/table.ts';

/** How far someone's leave to do a thing reaches: everywhere, or to some rows and fields only. */
export type Leave = { readonly all: true } | { readonly all: false; readonly reaches: readonly Reach[] };

/** Throws where there is no leave at all, so that forgetting to look at the answer still refuses. */
export function leaveTo(actor: Actor, verb: string, entity: Entity): Leave {
  const leave = leaveOrNone(actor, verb, entity);
  if (!leave) throw refused(`You do not have the right to ${verb.replaceAll('_', ' ')} ${entity.labels.many.toLowerCase()}. ${whoCan(entity.access, verb, readerOf(actor))}`);
  return leave;
}

const knownLeaves = oncePer<Rights, Map<string, Leave | null>>(() => new Map());

/** A call asks several times, and the same rights always give the same answer. */
export function leaveOrNone({ rights }: Pick<Actor, 'rights'>, verb: string, entity: Entity): Leave | null {
  const known = knownLeaves(rights);
  const asked = `${verb} ${entity.name}`;
  const leave = known.get(asked);
  if (leave !== undefined) return leave;
  const given = leaveGivenBy(rights, verb, entity);
  known.set(asked, given);
  return given;
}

function leaveGivenBy(rights: Rights, verb: string, entity: Entity): Leave | null {
  if (may(rights, verb, entity.name)) return { all: true };
  const narrow = narrowActs(rights, verb, entity).flatMap((act) => entity.narrower[act] ?? []);
  const own = may(rights, `${verb}_own`, entity.name) ? [entity.narrower[`${verb}_own`] ?? ownInWindow] : [];
  const reaches = [...narrow, ...own];
  return reaches.length > 0 ? { all: false, reaches } : null;
}

/** The mark of "own, inside the edit window"; the window's length is the home's, so the store measures it. */
export const ownInWindow: Reach = { rows: { created_by: { me: true } } };

const baseColumn = (entity: Entity, name: string): boolean => !(name in entity.fields);

function meSql(entity: Entity, name: string, actor: string): string {
  const kind = baseColumn(entity, name) ? 'ref' : entity.fields[name]?.kind;
  if (kind === 'refs') return `${actor} = any(t.${quoted(name)})`;
  if (kind === 'rows') return `t.${quoted(name)} @> jsonb_build_array(jsonb_build_object('staff', ${actor}))`;
  return `t.${quoted(name)} = ${actor}`;
}

function testSql(entity: Entity, name: string, test: RowTest, actor: string): string {
  if ('me' in test) return meSql(entity, name, actor);
  if ('notMe' in test) return `not ${meSql(entity, name, actor)}`;
  if ('myGroup' in test) return `t.${quoted(name)} && (select s.groups from staff s where s.id = ${actor})`;
  if ('withinDays' in test) return `t.${quoted(name)} > now() - interval '${test.withinDays} days'`;
  if ('today' in test) return `t.${quoted(name)} = (now() at time zone (select h.time_zone from home h where h.id = t.home))::date`;
  return typeof test.is === 'boolean' ? `t.${quoted(name)} is ${test.is}` : `t.${quoted(name)} = '${test.is}'`;
}

/** The rows within reach, as a condition on `t`; `actor` is the placeholder of the caller's id. */
export function rowsSql(entity: Entity, leave: Leave, actor: string): string {
  if (leave.all || leave.reaches.some((reach) => !reach.rows)) return 'true';
  const each = leave.reaches.map((reach) =>
    Object.entries(reach.rows ?? {}).map(([name, test]) => testSql(entity, name, test, actor)).join(' and '),
  );
  return `(${each.map((conditions) => `(${conditions})`).join(' or ')})`;
}

/** The fields within reach; null means all of them. */
export function fieldsWithin(leave: Leave): ReadonlySet<string> | null {
  if (leave.all || leave.reaches.some((reach) => !reach.fields)) return null;
  return new Set(leave.reaches.flatMap((reach) => reach.fields ?? []));
}

/** The part of a leave that reaches this field; null where none does. */
export function leaveToSee(leave: Leave, field: string): Leave | null {
  if (leave.all) return leave;
  const reaches = leave.reaches.filter((reach) => !reach.fields || reach.fields.includes(field));
  return reaches.length > 0 ? { all: false, reaches } : null;
}

/** The reaches that cover this record. */
export function reachesOf(leave: Leave, record: AnyRecord, actor: Actor, now: string): readonly Reach[] {
  if (leave.all) return [{}];
  return leave.reaches.filter((reach) => covers(reach, record, { id: actor.id, groups: actor.groups, now, zone: actor.zoneIn(record['home']) }));
}
