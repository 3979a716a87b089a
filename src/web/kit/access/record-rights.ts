import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { fixedBy, isStillOpen } from '#domain/kit/vocabulary/fixed.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { editWindowWords } from '#domain/kit/people/edit-window-words.ts';
import type { Reader } from '#domain/kit/people/who-can.ts';
import type { PermissionVerb } from '#domain/kit/vocabulary/acts.ts';
import { may, narrowActs, type Reach, type Rights } from '#domain/kit/vocabulary/permissions.ts';
import { covers } from '#domain/kit/vocabulary/reaching.ts';
import { moveBetween, type Move } from '#domain/kit/vocabulary/states.ts';
import { minutesBetween } from '#domain/kit/time/time.ts';
import type { StoredRecord } from '../state/stored-record.ts';

/** Who is signed in, with their rights, and when: an own entry may be changed for a while. */
export interface CurrentActor {
  rights: Rights;
  me: string | null;
  now: string;
  /** Of the chosen house. */
  zone: string;
  windowMinutes: number;
}

/** Only the program writes it, or only the history does: nobody adds or changes one, whatever their rights. */
export const isOnlyRead = (entity: Entity) => entity.serverOnly || entity.log;

function isOwnAndFresh(record: StoredRecord, { me, now, windowMinutes }: CurrentActor): boolean {
  if (me === null) return false;
  if (record.id === me) return true;
  const made = record.created_at;
  return record.created_by === me && typeof made === 'string' && minutesBetween(made, now) <= windowMinutes;
}

const isRemoved = (entity: Entity, record: StoredRecord) => record[entity.marker] === true;

/** The fields this person may change in this record: all of them (null), some, or none. */
export function changeable(entity: Entity, record: StoredRecord, actor: CurrentActor): readonly string[] | null {
  const allowed = permitted(entity, record, actor);
  if (fixedBy(entity, record) === null) return allowed;
  return Object.entries(writable(entity)).flatMap(([name, field]) =>
    !field.eachTime && isStillOpen(entity, record, name) && (allowed?.includes(name) ?? true) ? [name] : [],
  );
}

/** What was approved stays as it is: to whoever could change it otherwise, what to do instead. */
export const fixedReason = (
  entity: Entity,
  record: StoredRecord,
  actor: CurrentActor,
  fixedByParent: string | null = null,
): string | null =>
  permitted(entity, record, actor)?.length === 0 ? null : (fixedBy(entity, record) ?? fixedByParent);

/** To whoever wrote it and could change it for a time: how long that is, and who can now. */
export const editWindowOver = (
  entity: Entity,
  record: StoredRecord,
  actor: CurrentActor,
  reader: Reader,
): string | null =>
  may(actor.rights, 'change_own', entity.name) &&
  record.created_by === actor.me &&
  !isRemoved(entity, record) &&
  permitted(entity, record, actor)?.length === 0
    ? editWindowWords(entity, 'change', { minutes: actor.windowMinutes, reader })
    : null;

function permitted(entity: Entity, record: StoredRecord, actor: CurrentActor): readonly string[] | null {
  if (isOnlyRead(entity) || isRemoved(entity, record)) return [];
  const { rights } = actor;
  if (may(rights, 'change', entity.name)) return null;
  if (may(rights, 'change_own', entity.name) && isOwnAndFresh(record, actor)) return null;
  const reaches = coveringReaches(entity, 'change', record, actor);
  return reaches.some((reach) => !reach.fields) ? null : reaches.flatMap((reach) => reach.fields ?? []);
}

/** The narrower forms of an act that this person holds and that cover this record. */
function coveringReaches(
  entity: Entity,
  verb: PermissionVerb,
  record: StoredRecord,
  { rights, me, now, zone }: CurrentActor,
): readonly Reach[] {
  const held = narrowActs(rights, verb, entity).flatMap((act) => entity.narrower[act] ?? []);
  return held.filter((reach) => covers(reach, record, { id: me, groups: [], now, zone }));
}

export const mayChange = (entity: Entity, record: StoredRecord, actor: CurrentActor): boolean =>
  changeable(entity, record, actor)?.length !== 0;

export function mayStrikeOut(entity: Entity, record: StoredRecord, actor: CurrentActor): boolean {
  if (isOnlyRead(entity) || isRemoved(entity, record)) return false;
  const isOwn = may(actor.rights, 'delete_own', entity.name) && isOwnAndFresh(record, actor);
  const isEntryOfOther = entity.trait !== null && record.created_by !== actor.me;
  const isNarrow = coveringReaches(entity, 'delete', record, actor).length > 0;
  return (
    isOwn ||
    isNarrow ||
    (may(actor.rights, 'delete', entity.name) && (!isEntryOfOther || actor.rights.has('strike_out_any')))
  );
}

export const mayRestore = (entity: Entity, record: StoredRecord, actor: CurrentActor): boolean =>
  isRemoved(entity, record) && actor.rights.has('restore_deleted');

/** Whoever may add only some is offered the form; the server knows which. */
export const mayAdd = (entity: Entity, rights: Rights): boolean =>
  !isOnlyRead(entity) && (may(rights, 'add', entity.name) || narrowActs(rights, 'add', entity).length > 0);

/** The moves that lead on from where the record stands, of those this person may make. */
export function movesFrom(entity: Entity, record: StoredRecord, actor: CurrentActor): readonly Move[] {
  const { rights, me } = actor;
  const status = record['status'];
  if (!entity.states || typeof status !== 'string' || isRemoved(entity, record)) return [];
  const { states } = entity;
  return states.moves.filter(
    (move) =>
      move.from.includes(status) &&
      moveBetween(states, status, move.to, { record, person: me }) === move &&
      (may(rights, move.right, entity.name) || coveringReaches(entity, move.right, record, actor).length > 0) &&
      !move.notBy?.some((field) => record[field] === me),
  );
}
