import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyInstance } from 'fastify';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { frozen } from '#domain/kit/vocabulary/frozen.ts';
import { missing, readInput, startValues, type Input } from '#domain/kit/vocabulary/parse.ts';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../runtime/database.ts';
import type { Action, RecordContext } from '../context/record-context.ts';
import { requirePermission, reachesOf } from '../access/permission.ts';
import { moveByAction } from '../records/state-moves.ts';
import { invalid, refused } from '../runtime/refusals.ts';
import { idOf, inputOf, json } from './rest.ts';
import { actorOf, declareCall } from './route.ts';
import { answerFor } from '../access/visible-record.ts';
import { change, findNamed, findSeen } from '../records/store.ts';
import { quoted } from '../schema/table.ts';

/** A call of an entity's own on one record, such as a check of a sleeping resident. */
export interface RecordAction {
  readonly entity: Entity;
  readonly action: string;
  /** The act of the entity that is asked for; the action itself unless said otherwise. */
  readonly right?: string;
  /** What the history calls it. */
  readonly told: string;
  /** The state the record goes to; null where this time it stays in its own. */
  readonly to?: (asking: RecordActionContext) => string | null | Promise<string | null>;
  /** What the call sets besides what its caller may fill in. */
  sets?(asking: RecordActionContext): Promise<RecordValues> | RecordValues;
  /** What else becomes true with it. */
  after?(asking: RecordActionContext & { readonly record: AnyRecord }): Promise<void>;
}

export interface RecordActionContext {
  readonly context: RecordContext;
  readonly tx: Db;
  readonly actor: Actor;
  readonly before: AnyRecord;
  readonly input: Input;
  readonly now: string;
}

export function declareAction(app: FastifyInstance, context: RecordContext, act: RecordAction): void {
  const paths = [act.entity.path, ...(act.entity.alias ? [act.entity.alias] : [])];
  for (const path of paths) {
    declareCall(app, {
      method: 'POST',
      path: `/api/${path}/:id/${act.action}`,
      asks: `${act.right ?? act.action} ${act.entity.name}`,
      async answer(request, reply) {
        const body = await context.transaction((tx) =>
          perform(context, tx, actorOf(request), act, idOf(request), inputOf(request)),
        );
        return json(reply, body);
      },
    });
  }
}

async function perform(
  context: RecordContext,
  tx: Db,
  actor: Actor,
  act: RecordAction,
  id: string,
  input: Input,
): Promise<string> {
  const { entity } = act;
  const before = await findSeen({ context, actor, entity, within: tx }, id);
  const now = context.now();
  const asking: RecordActionContext = { context, tx, actor, before, input, now };
  const target = (await act.to?.(asking)) ?? null;
  if (target === null) {
    const permission = requirePermission(actor, act.right ?? act.action, entity);
    if (reachesOf(permission, before, actor, now).length === 0) throw refused();
  }
  const sets = (await act.sets?.(asking)) ?? {};
  const held = frozen(entity, { ...before, ...sets }, before, 'call');
  if (Object.keys(held).length > 0) throw invalid(held);
  const body =
    target !== null
      ? await moveByAction({ context, actor, entity, id, input, within: tx }, target, sets, act.told)
      : await change(
          { context, actor, entity, within: tx },
          id,
          { version: input['version'], confirmed_warnings: input['confirmed_warnings'] },
          { as: { action: act.told, sets } },
        );
  if (!act.after) return body;
  const record = JSON.parse(body) as AnyRecord;
  await act.after({ ...asking, record });
  return asItStands({ context, actor, entity, within: tx }, record, body);
}

/** What follows from an act may have changed the record once more, and its caller goes on from the newest version. */
async function asItStands(
  acting: Action & { readonly within: Db },
  { id, version }: AnyRecord,
  body: string,
): Promise<string> {
  const { context, actor, entity, within } = acting;
  const [newest] = await within.query<{ version: number }>(`select version from ${quoted(entity.name)} where id = $1`, [
    id,
  ]);
  return newest?.version === version
    ? body
    : answerFor(entity, actor, JSON.stringify(await findNamed(acting, id)), context.now());
}

/** One row of a record's list as its caller wrote it: a check, a review, a movement. */
export function rowFrom(entity: Entity, name: string, input: Input, now: string): RecordValues {
  const field = entity.fields[name];
  if (field?.kind !== 'rows') throw new Error(`${entity.name}.${name} keeps no rows`);
  const { values, complaints } = readInput(field.columns, input);
  const row = { ...startValues(field.columns, now, now.slice(0, 10)), ...values };
  const wrong = { ...missing(field.columns, row), ...complaints };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return row;
}

export const rowsOf = (record: AnyRecord, name: string): readonly RecordValues[] => {
  const rows = record[name];
  return Array.isArray(rows) ? rows : [];
};
