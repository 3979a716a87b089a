import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Entity } from '#domain/kit/entity.ts';
import { isId } from '#domain/kit/read-value.ts';
import type { Actor } from './actor.ts';
import { countDenied } from './denied-attempts.ts';
import type { Keeper } from './keeper.ts';
import { writeHistory, type HistoryEntry } from './history.ts';
import { Refusal, notFound, wrong } from './refusals.ts';
import { find } from './store.ts';
import { identityOf } from './telling.ts';

const tooLarge = { detail: 'This is too large to be kept.' };

/** What PostgreSQL refuses although the rules let it pass is the caller's doing, not the server's. */
const unstorable = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008', '23502', '23503', '23514']);

const acts: Readonly<Record<string, string>> = { view: 'view', add: 'create', delete: 'strike_out', restore_deleted: 'restore' };

/** What was refused, in the words the history has for what is done. */
function refusedAct(asks: string | undefined): { readonly action: string; readonly entity: string | null } {
  const [verb = '', entity] = (asks ?? '').split(' ');
  return { action: acts[verb] ?? 'update', entity: entity && entity !== 'in' && entity !== 'too' ? entity : null };
}

/** The kind of record whose id stands in the address. */
function addressed(keeper: Keeper, { routeOptions: { url = '', config } }: FastifyRequest): Entity | undefined {
  const asked = refusedAct(config.asks).entity;
  return keeper.register.find(({ path, alias }) => [path, alias].some((one) => one !== undefined && url.startsWith(`/api/${one}/:id`))) ?? keeper.register.find(({ name }) => name === asked);
}

/** Whoever asks for what stands in another house is told that it is not there, and counted. */
async function noteDenied(keeper: Keeper, actor: Actor, request: FastifyRequest): Promise<void> {
  const { id } = (request.params ?? {}) as { readonly id?: string };
  const entity = id !== undefined && isId(id) ? addressed(keeper, request) : undefined;
  if (entity && id !== undefined) await countDenied(keeper, actor, entity, id);
}

/** The record that was asked for, as far as the caller's own houses know it: what stands elsewhere is not told here either. */
async function askedFor(keeper: Keeper, actor: Actor, request: FastifyRequest): Promise<Partial<ReturnType<typeof identityOf>>> {
  const { id } = request.params as { readonly id?: string };
  const entity = id && keeper.register.find(({ path }) => request.routeOptions.url?.startsWith(`/api/${path}/:id`));
  if (!entity) return {};
  try {
    return identityOf(entity, await find({ keeper, actor, entity }, id));
  } catch (error) {
    if (error instanceof Refusal) return {};
    throw error;
  }
}

/** A line about what somebody was kept from. What was asked for may be of another kind than what was refused of it. */
async function refusedLine(keeper: Keeper, actor: Actor, request: FastifyRequest): Promise<HistoryEntry> {
  const act = refusedAct(request.routeOptions.config.asks);
  const { entity, object_id, object_version, ...where } = await askedFor(keeper, actor, request);
  return { at: keeper.now(), actor, ...act, ...where, ...(entity === act.entity ? { object_id, object_version } : {}), summary: request.routeOptions.url ?? '', result: 'denied' };
}

/** Turns everything that goes wrong into one of the answers the page knows how to read. */
export function declareAnswers(app: FastifyInstance, keeper: Keeper): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error instanceof Refusal) {
      if (error.status === 403 && request.actor) await writeHistory(keeper.db, await refusedLine(keeper, request.actor, request));
      if (error.status === 404 && request.actor) await noteDenied(keeper, request.actor, request);
      return reply.code(error.status).send(error.body);
    }
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE') return reply.code(413).send(tooLarge);
    if (error.statusCode === 415) return reply.code(415).send({ detail: 'Please send JSON.' });
    if (error.statusCode && error.statusCode < 500) return reply.code(400).send(wrong('The request could not be read.').body);
    request.log.error({ reqId: request.id, err: error, code: error.code }, 'a call failed');
    if (unstorable.has(error.code)) return reply.code(400).send(wrong('A value could not be kept. Nothing was saved.').body);
    return reply.code(500).send({ detail: 'Something went wrong here. Nothing was saved.' });
  });
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(notFound().body));
}
