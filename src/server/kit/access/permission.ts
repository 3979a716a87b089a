import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { nobody, type PermissionVerb } from '#domain/kit/vocabulary/acts.ts';
import type { Reach, Rights, RowTest } from '#domain/kit/vocabulary/permissions.ts';
import { readerOf, type Actor } from './actor.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { may, narrowActs } from '#domain/kit/vocabulary/permissions.ts';
import { byKind, type ByKind, type Field } from '#domain/kit/vocabulary/fields.ts';
import { covers } from '#domain/kit/vocabulary/reaching.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { refused } from '../runtime/refusals.ts';
import { quoted } from '../schema/table.ts';
import { viewerSql } from './viewer.ts';

/** How far someone's permission to do a thing reaches: everywhere, or to some rows and fields only. */
export type GrantedPermission = { readonly all: true } | { readonly all: false; readonly reaches: readonly Reach[] };

/** Throws where there is no permission at all, so that forgetting to look at the answer still refuses. */
export function requirePermission(actor: Actor, verb: PermissionVerb, entity: Entity): GrantedPermission {
  const permission = permissionOrNull(actor, verb, entity);
  if (!permission)
    throw refused(
      `You do not have the right to ${doing(verb, entity)}. ${whoCan(entity.access, verb, readerOf(actor))}`,
    );
  return permission;
}

/** Whoever may do it to some records only cannot do what is asked of all of them. */
export function requireForAll(actor: Actor, verb: PermissionVerb, entity: Entity): void {
  if (!requirePermission(actor, verb, entity).all) throw outOfReach(actor, verb, entity);
}

/** There is a permission, and not for this. */
export const outOfReach = (actor: Actor, verb: PermissionVerb, entity: Entity) =>
  refused(`Your right to ${doing(verb, entity)} does not reach this. ${whoCan(entity.access, verb, readerOf(actor))}`);

const doing = (verb: PermissionVerb, entity: Entity): string =>
  `${verb.replaceAll('_', ' ')} ${midSentence(entity.labels.many)}`;

const knownPermissions = memoize<Rights, Map<string, GrantedPermission | null>>(() => new Map());

/** A call asks several times, and the same rights always give the same answer. */
export function permissionOrNull(
  { rights }: Pick<Actor, 'rights'>,
  verb: PermissionVerb,
  entity: Entity,
): GrantedPermission | null {
  const known = knownPermissions(rights);
  const asked = `${verb} ${entity.name}`;
  const permission = known.get(asked);
  if (permission !== undefined) return permission;
  const given = permissionFrom(rights, verb, entity);
  known.set(asked, given);
  return given;
}

function permissionFrom(rights: Rights, verb: PermissionVerb, entity: Entity): GrantedPermission | null {
  const permission = permissionByRights(rights, verb, entity);
  // Whoever is told something about themselves may still write it down for others.
  if (permission === null || entity.hidesFrom === null || verb === 'add') return permission;
  const others = { [entity.hidesFrom]: { notMe: true } } as const;
  const reaches: readonly Reach[] = permission.all ? [{}] : permission.reaches;
  return { all: false, reaches: reaches.map((reach) => ({ ...reach, rows: { ...reach.rows, ...others } })) };
}

function permissionByRights(rights: Rights, verb: PermissionVerb, entity: Entity): GrantedPermission | null {
  if (may(rights, verb, entity.name)) return { all: true };
  const narrow = narrowActs(rights, verb, entity).flatMap((act) => entity.narrower[act] ?? []);
  const own =
    verb !== nobody && may(rights, `${verb}_own`, entity.name)
      ? [entity.narrower[`${verb}_own`] ?? ownWithinEditWindow]
      : [];
  const reaches = [...narrow, ...own];
  return reaches.length > 0 ? { all: false, reaches } : null;
}

/** The mark of "own, inside the edit window"; the window's length is the home's, so the write path measures it. */
export const ownWithinEditWindow: Reach = { rows: { created_by: { me: true } } };

const me = viewerSql.id;
const isMe = (_: Field, column: string): string => `${column} = ${me}`;
/** How a value of each kind names the caller: by itself, among others, or in a row about a member of staff. */
const namesMe: ByKind<[column: string], string> = {
  text: isMe,
  longText: isMe,
  whole: isMe,
  decimal: isMe,
  yesNo: isMe,
  date: isMe,
  time: isMe,
  moment: isMe,
  choice: isMe,
  choices: isMe,
  words: isMe,
  ref: isMe,
  refs: (_, column) => `${me} = any(${column})`,
  file: isMe,
  rows: (_, column) => `${column} @> jsonb_build_array(jsonb_build_object('staff', ${me}))`,
  parts: isMe,
  link: isMe,
};

function meSql(entity: Entity, name: string): string {
  const column = `t.${quoted(name)}`;
  const field = entity.fields[name];
  return field ? byKind(namesMe, field, column) : `${column} = ${me}`;
}

function testSql(entity: Entity, name: string, test: RowTest): string {
  if ('me' in test) return meSql(entity, name);
  if ('notMe' in test) return `not ${meSql(entity, name)}`;
  if ('myGroup' in test) return `t.${quoted(name)} && (select s.groups from staff s where s.id = ${viewerSql.id})`;
  if ('withinDays' in test) return `t.${quoted(name)} > ${viewerSql.now} - interval '${test.withinDays} days'`;
  if ('today' in test)
    return `t.${quoted(name)} = (${viewerSql.now} at time zone (select h.time_zone from home h where h.id = t.home))::date`;
  const value = 'isNot' in test ? test.isNot : test.is;
  const literal = typeof value === 'boolean' ? String(value) : `'${value}'`;
  if ('isNot' in test) return `t.${quoted(name)} is distinct from ${literal}`;
  return `t.${quoted(name)} ${typeof value === 'boolean' ? 'is' : '='} ${literal}`;
}

/** The rows within reach, as a condition on `t` of a named statement that is given its `viewer`. */
export function rowsSql(entity: Entity, permission: GrantedPermission): string {
  if (permission.all || permission.reaches.some((reach) => !reach.rows)) return 'true';
  const each = permission.reaches.map((reach) =>
    Object.entries(reach.rows ?? {})
      .map(([name, test]) => testSql(entity, name, test))
      .join(' and '),
  );
  return `(${each.map((conditions) => `(${conditions})`).join(' or ')})`;
}

/** The fields within reach; null means all of them. */
export function fieldsWithin(permission: GrantedPermission): ReadonlySet<string> | null {
  if (permission.all || permission.reaches.some((reach) => !reach.fields)) return null;
  return new Set(permission.reaches.flatMap((reach) => reach.fields ?? []));
}

/** The part of a permission that reaches this field; null where none does. */
export function permissionToSee(permission: GrantedPermission, field: string): GrantedPermission | null {
  if (permission.all) return permission;
  const reaches = permission.reaches.filter((reach) => !reach.fields || reach.fields.includes(field));
  return reaches.length > 0 ? { all: false, reaches } : null;
}

/** The reaches that cover this record. */
export function reachesOf(
  permission: GrantedPermission,
  record: RecordValues,
  actor: Actor,
  now: string,
): readonly Reach[] {
  if (permission.all) return [{}];
  return permission.reaches.filter((reach) =>
    covers(reach, record, { id: actor.id, groups: actor.groups, now, zone: actor.zoneIn(record['home']) }),
  );
}
