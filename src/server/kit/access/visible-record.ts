import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import type { Actor } from './actor.ts';
import type { GrantedPermission } from './permission.ts';
import { permissionOrNull, reachesOf } from './permission.ts';
import { recordFrom } from '../schema/record-from.ts';

const isPlain = memoize((entity: Entity) => !Object.values(entity.fields).some((field) => field.restricted));

/** Restricted facts are for those who may see them all, and for whoever wrote them. */
export const seesRestricted = (actor: Actor, record: AnyRecord): boolean =>
  actor.rights.has('view_restricted') || record.created_by === actor.id;

/** A record without what is withheld from its reader. */
export type Visible<R extends AnyRecord> = Partial<R> & Pick<R, 'id' | 'version'>;

const seesAll = (entity: Entity, actor: Actor, permission: GrantedPermission): boolean =>
  permission.all && (isPlain(entity) || actor.rights.has('view_restricted'));

/** As `visibleValues`, for a record as JSON. Where nothing is withheld, the text is returned without being parsed. */
export function visibleRecord(
  entity: Entity,
  actor: Actor,
  permission: GrantedPermission,
  body: string,
  now: string,
): string | null {
  if (seesAll(entity, actor, permission)) return body;
  const visible = visibleValues(entity, actor, permission, recordFrom(entity, body), now);
  return visible && JSON.stringify(visible);
}

/**
 * A record as this person may see it, or null where it is out of their reach. What is withheld is left out,
 * not emptied, so that a reader can tell the two apart.
 */
export function visibleValues<R extends AnyRecord>(
  entity: Entity,
  actor: Actor,
  permission: GrantedPermission,
  record: R,
  now: string,
): Visible<R> | null {
  if (seesAll(entity, actor, permission)) return record;
  const reaches = reachesOf(permission, record, actor, now);
  if (reaches.length === 0) return null;
  const named = reaches.some((reach) => !reach.fields) ? null : new Set(reaches.flatMap((reach) => reach.fields ?? []));
  const whole = seesRestricted(actor, record);
  const visible = Object.entries(record).filter(([name]) => {
    const field = entity.fields[name];
    if (!field || name === 'home' || name === 'resident') return true;
    if (named) return named.has(name);
    return !field.restricted || whole;
  });
  // Only declared fields are withheld, and the id and the version are not among them.
  return withOwnNames(Object.fromEntries(visible)) as Visible<R>;
}

/** Where a field is withheld that points to somebody, their name is withheld too. */
function withOwnNames(visible: RecordValues): RecordValues {
  const { names } = visible;
  if (typeof names !== 'object' || names === null) return visible;
  return { ...visible, names: Object.fromEntries(Object.entries(names).filter(([name]) => name in visible)) };
}

/** The answer to whoever changed a record: the record as they may see it, or only its id and version. */
export function answerFor(entity: Entity, actor: Actor, body: string, now: string): string {
  const permission = permissionOrNull(actor, 'view', entity);
  const seen = permission ? visibleRecord(entity, actor, permission, body, now) : null;
  if (seen !== null) return seen;
  const { id, version } = recordFrom<Entity>(entity, body);
  return JSON.stringify({ id, version });
}
