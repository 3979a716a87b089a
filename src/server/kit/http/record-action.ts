import type { FastifyInstance } from 'fastify';
import type { Verb } from '#domain/kit/vocabulary/acts.ts';
import type { AnyRecord, Entity, RecordOf, Unchecked } from '#domain/kit/vocabulary/entity.ts';
import { fixedComplaints } from '#domain/kit/vocabulary/fixed.ts';
import { missing, readInput, startValues, type Input } from '#domain/kit/vocabulary/parse.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import type { Action, RecordContext } from '../context/record-context.ts';
import { outOfReach, reachesOf, requirePermission } from '../access/permission.ts';
import { moveAct, requireSomeMove } from '../records/state-moves.ts';
import { invalid } from '../runtime/refusals.ts';
import { idOf, inputOf } from './request-parts.ts';
import { json } from './rest.ts';
import { actorOf, declareCall } from './route.ts';
import { recordFrom } from '../schema/record-from.ts';
import { answerFor } from '../access/visible-record.ts';
import { changeRecord, type PermittedAct } from '../records/change-record.ts';
import { findWithNames, visible } from '../records/find-record.ts';
import type { SaveAction } from '../records/save-record.ts';
import { quoted } from '../schema/table.ts';

/** The action is the act of the entity that is asked for. */
interface AsCalled {
  readonly action: Verb;
  readonly right?: undefined;
}
/** Another act is asked for. */
interface Otherwise {
  readonly action: string;
  readonly right: Verb;
}

/** A call of an entity's own on one record, such as a check of a sleeping resident. */
export type RecordAction<E extends Entity = Entity> = (AsCalled | Otherwise) & {
  readonly entity: E;
  /** What the history calls it, where the state it leads to makes a difference too. */
  readonly auditedAs: string | ((to: string | null) => string);
  /** Who acts, where that may be somebody beside the one who is signed in. Asked before anything is begun. */
  actsAs?(asking: {
    readonly context: RecordContext;
    readonly actor: Actor;
    readonly input: Input;
    /** Of the record. */
    readonly id: string;
  }): Promise<Actor>;
  /** The state the record goes to; null where this time it stays in its own. */
  readonly to?: (asking: RecordActionContext<E>) => string | null | Promise<string | null>;
  /** What the call sets besides what its caller may fill in. */
  sets?(asking: RecordActionContext<E>): Promise<Unchecked<RecordOf<E>>> | Unchecked<RecordOf<E>>;
  /** What else becomes true with it. */
  after?(asking: RecordActionContext<E> & { readonly record: RecordOf<E> }): Promise<void>;
};

const rightFor = (act: AsCalled | Otherwise): Verb => (act.right === undefined ? act.action : act.right);

export interface RecordActionContext<E extends Entity = Entity> {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  readonly before: RecordOf<E>;
  readonly input: Input;
  readonly now: string;
}

export function declareAction<E extends Entity>(
  app: FastifyInstance,
  context: RecordContext,
  act: RecordAction<E>,
): void {
  const paths = [act.entity.path, ...(act.entity.alias ? [act.entity.alias] : [])];
  for (const path of paths) {
    declareCall(app, {
      method: 'POST',
      path: `/api/${path}/:id/${act.action}`,
      // Whoever confirms may have a right that the caller lacks; the move asks for it in either case.
      permission: act.actsAs ? 'signed in' : `${rightFor(act)} ${act.entity.name}`,
      async answer(request, reply) {
        const [caller, input] = [actorOf(request), inputOf(request)];
        if (!act.actsAs) requireActPermission(caller, act);
        const actor = (await act.actsAs?.({ context, actor: caller, input, id: idOf(request) })) ?? caller;
        const body = await context.transaction((tx) => perform(context, tx, actor, act, idOf(request), input));
        return json(reply, body);
      },
    });
  }
}

/** An act that goes from step to step asks for the right of each step when it is known which one it is. */
const requireActPermission = <E extends Entity>(actor: Actor, act: RecordAction<E>): unknown =>
  (act.to ? requireSomeMove : requirePermission)(actor, rightFor(act), act.entity);

async function perform<E extends Entity>(
  context: RecordContext,
  tx: Db,
  actor: Actor,
  act: RecordAction<E>,
  id: string,
  input: Input,
): Promise<string> {
  const { entity } = act;
  const acting = { context, actor, entity, within: tx };
  const now = context.now();
  // `changeRecord` finds a record of the entity that it was asked for.
  const askingOf = (before: AnyRecord): RecordActionContext<E> => ({
    context,
    tx,
    actor,
    before: before as RecordOf<E>,
    input,
    now,
  });
  const saved = await changeRecord(acting, id, input, {
    as: async (here, before) => actAsked(act, here, askingOf(await visible(here, before)), id),
  });
  if (!act.after) return saved.answer;
  const record = recordFrom(entity, saved.stored);
  await act.after({ ...askingOf(saved.before), record });
  return asItStands(acting, record, saved.answer);
}

/** Whether whoever asks may do it: along a move to another state, or where the record is. */
async function actAsked<E extends Entity>(
  act: RecordAction<E>,
  here: SaveAction,
  asking: RecordActionContext<E>,
  id: string,
): Promise<PermittedAct> {
  const { entity } = act;
  const { actor, before, input, now } = asking;
  const target = (await act.to?.(asking)) ?? null;
  const action = typeof act.auditedAs === 'string' ? act.auditedAs : act.auditedAs(target);
  const sets = () => setBy(act, asking);
  if (target !== null) return moveAct({ ...here, id, input }, before, target, { action, sets });
  const right = rightFor(act);
  if (reachesOf(requirePermission(actor, right, entity), before, actor, now).length === 0)
    throw outOfReach(actor, right, entity);
  return async () => ({ action, input: {}, sets: await sets() });
}

async function setBy<E extends Entity>(act: RecordAction<E>, asking: RecordActionContext<E>): Promise<RecordValues> {
  const { before } = asking;
  const sets = (await act.sets?.(asking)) ?? {};
  const fixed = fixedComplaints(act.entity, { ...before, ...sets }, before, 'call');
  if (Object.keys(fixed).length > 0) throw invalid(fixed);
  return sets;
}

/** What follows from an act may have changed the record once more, and its caller goes on from the newest version. */
async function asItStands(
  acting: Action & { readonly within: Db },
  { id, version }: AnyRecord,
  answer: string,
): Promise<string> {
  const { context, actor, entity, within } = acting;
  const [newest] = await within.query<{ version: number }>(`select version from ${quoted(entity.name)} where id = $1`, [
    id,
  ]);
  return newest?.version === version
    ? answer
    : answerFor(entity, actor, JSON.stringify(await findWithNames(acting, id)), context.now());
}

/** A row of the list that an entity's record keeps under this name. */
export type RowOf<E, N extends keyof RecordOf<E>> = RecordOf<E>[N] extends readonly (infer Row)[] ? Row : never;

/** One row of a record's list as its caller wrote it: a check, a review, a movement. */
export function rowFrom<E extends Entity, N extends keyof RecordOf<E> & string>(
  entity: E,
  name: N,
  input: Input,
  now: string,
): RowOf<E, N> {
  const field = entity.fields[name];
  if (field?.kind !== 'rows') throw new Error(`${entity.name}.${name} keeps no rows`);
  const { values, complaints } = readInput(field.columns, input);
  const row = { ...startValues(field.columns, now, now.slice(0, 10)), ...values };
  const wrong = { ...missing(field.columns, row), ...complaints };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  // Nothing that is needed is missing, and each value was read by the kind of its own column.
  return row as RowOf<E, N>;
}
