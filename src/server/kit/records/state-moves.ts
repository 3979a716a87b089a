import type { Verb } from '#domain/kit/vocabulary/acts.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { AnyRecord, Complaints, Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { readerOf, type Actor } from '../access/actor.ts';
import type { Action, RecordContext } from '../context/record-context.ts';
import { fixedComplaints } from '#domain/kit/vocabulary/fixed.ts';
import { neededWords, readInput, writable } from '#domain/kit/vocabulary/parse.ts';
import { moveBetween, type Move, type Mover } from '#domain/kit/vocabulary/states.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import { permissionOrNull, reachesOf, requirePermission } from '../access/permission.ts';
import { changeableFields } from '../validation/edit-window.ts';
import { invalid, refused } from '../runtime/refusals.ts';
import { changeRecord, type PermittedAct, type SavedChange } from './change-record.ts';
import type { SaveAction } from './save-record.ts';
import { refuseStale } from './seen-version.ts';
import { visible } from './find-record.ts';
import { homeIn } from '../history/write-audit.ts';

/** A record's state is moved, never typed: along declared moves, by those who hold the move's own right. */

export function requireMovePermission(
  context: RecordContext,
  actor: Actor,
  entity: Entity,
  record: AnyRecord,
  move: Move,
): void {
  const permission = permissionOrNull(actor, move.right, entity);
  if (!permission || reachesOf(permission, record, actor, context.now()).length === 0)
    throw refused(
      `You do not have the right to move this to “${stateLabel(entity, move.to)}”. ${whoCan(entity.access, move.right, readerOf(actor))}`,
    );
  const own = move.notBy?.find((field) => record[field] === actor.id);
  if (own) throw refused('Somebody else has to do this: nobody approves or checks their own record.');
}

const stateLabel = (entity: Entity, state: string): string => {
  const field = entity.fields['status'];
  return field?.kind === 'choice' ? (field.options[state] ?? state) : state;
};

function declared(entity: Entity, from: string, to: unknown, mover: Mover): Move {
  const move = entity.states && typeof to === 'string' ? moveBetween(entity.states, from, to, mover) : undefined;
  if (!move)
    throw invalid({
      status: `Status cannot go from “${stateLabel(entity, from)}” to “${stateLabel(entity, String(to))}”.`,
    });
  return move;
}

/** Two people made the same move: the second one is shown what the first one did, not told that it cannot be done. */
async function declaredOrStale(moving: Moving, before: AnyRecord, to: unknown): Promise<Move> {
  const { actor, entity, id, input } = moving;
  const from = String(before['status']);
  const mover = { record: before, person: actor.id };
  const known = entity.states && typeof to === 'string' && moveBetween(entity.states, from, to, mover);
  if (!known && typeof input['version'] === 'number' && input['version'] < before.version)
    return refuseStale(moving, id);
  return declared(entity, from, to, mover);
}

/** What this move alone writes. */
const fieldsOf = ({ fields }: Entity, { needs = [], takes = [] }: Move): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, field]) => field.byMove && [...needs, ...takes].includes(name)),
  );

function lacking(entity: Entity, move: Move, after: RecordValues): Readonly<Record<string, string>> {
  const empty = (move.needs ?? []).filter((name) => {
    const value = after[name];
    return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
  return Object.fromEntries(empty.map((name) => [name, neededWords(entity.fields[name]?.label ?? name)]));
}

interface Moving extends Action {
  readonly id: string;
  readonly input: Input;
}

/**
 * Asked before the record is looked at: why it cannot be moved tells how it stands, and whoever holds neither the right at
 * hand nor any by which its kind is moved is not to know.
 */
export function requireSomeMove(actor: Actor, right: Verb, entity: Entity): void {
  const rights = entity.states?.moves.map((move) => move.right) ?? [];
  if (!rights.some((one) => permissionOrNull(actor, one, entity))) requirePermission(actor, right, entity);
}

/** The ordinary PATCH with a new status. Fields beyond those the move needs ask for the right to change as well. */
export async function moveByChange(moving: Moving): Promise<SavedChange> {
  const { actor, entity, id, input } = moving;
  requireSomeMove(actor, 'change', entity);
  return changeRecord(moving, id, input, {
    async as(here, before) {
      await visible(here, before);
      if (input['status'] === before['status']) return null;
      const move = await declaredOrStale({ ...here, id, input }, before, input['status']);
      if (move.by)
        throw invalid({ status: `Status goes to “${stateLabel(entity, move.to)}” by the call ${move.by} alone.` });
      return permitMove(here, input, before, move, { action: move.auditedAs ?? 'update' });
    },
  });
}

/** A move that somebody asked for by a call about many records, such as publishing the shifts of a week. */
export const moveByAction = (moving: Moving, to: string, action: string): Promise<SavedChange> =>
  changeRecord(moving, moving.id, moving.input, {
    as: (here, before) => moveAct({ ...here, id: moving.id, input: moving.input }, before, to, { action }),
  });

interface NamedAct {
  /** What the history calls it. */
  readonly action: string;
  /** What it sets besides the state. */
  sets?(): Promise<RecordValues>;
}

/** The same as part of an act that sets more. */
export async function moveAct(
  moving: Moving & SaveAction,
  before: AnyRecord,
  to: string,
  named: NamedAct,
): Promise<PermittedAct> {
  return permitMove(moving, moving.input, before, await declaredOrStale(moving, before, to), named);
}

/** Nothing comes with a move that its caller may not change; what the move needs is asked for once they have seen the record. */
async function permitMove(
  { context, actor, entity, within }: SaveAction,
  input: Input,
  before: AnyRecord,
  move: Move,
  { action, sets = async () => ({}) }: NamedAct,
): Promise<PermittedAct> {
  requireMovePermission(context, actor, entity, before, move);
  const { status: _status, ...rest } = input;
  const own = fieldsOf(entity, move);
  const { values, complaints } = readInput({ ...writable(entity), ...own }, rest);
  const beyond = Object.fromEntries(
    Object.entries(rest).filter(
      ([name]) => name in values && !move.needs?.includes(name) && !move.takes?.includes(name),
    ),
  );
  const home = await context.homes.factsOf(within, homeIn(before));
  const open = Object.keys(beyond).length > 0 ? changeableFields(context, actor, entity, before, beyond, home) : {};
  // What the caller may not see is left as it is, whatever else the move brings along.
  const given = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in beyond) || name in open));
  const written = Object.fromEntries(
    Object.keys(own).flatMap((name) => (name in values ? [[name, values[name]]] : [])),
  );
  return async () => {
    const set = await sets();
    refuseAny(complaints);
    refuseAny(lacking(entity, move, { ...before, ...values, ...set }));
    const changed = Object.entries(values).filter(([name]) => name in beyond);
    refuseAny(fixedComplaints(entity, { ...before, ...Object.fromEntries(changed) }, before));
    return { action, input: given, sets: { ...set, ...written, status: move.to } };
  };
}

function refuseAny(complaints: Complaints): void {
  if (Object.keys(complaints).length > 0) throw invalid(complaints);
}
