import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { asReadBy } from '#domain/kit/people/who-can.ts';
import { readerOf, type Actor } from '../access/actor.ts';
import { countDenied } from '../history/denied-attempts.ts';
import type { RecordContext } from '../context/record-context.ts';
import { CallTimeout } from './call-limits.ts';
import { paramIn } from './request-parts.ts';
import { callOf } from './route.ts';
import { databaseFault, isNotApplied, markNotApplied, type DatabaseFault } from '../runtime/database-fault.ts';
import { writeHistory, type AuditEntry } from '../context/audit-entry.ts';
import { Refusal, notFound, wrong } from '../runtime/refusals.ts';
import { findRecord } from '../records/find-record.ts';
import { identityOf } from '../history/write-audit.ts';

const tooLarge = { detail: 'This is too large to be kept.' };

/** What PostgreSQL refuses although the rules let it pass is the caller's doing, not the server's. */
const unstorable = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008', '23502', '23503', '23514']);

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** The page asks for the record again by its id, and says what it finds. */
const unknown = 'It is not known whether this was saved. Look for it before you enter it again.';

/** "Nothing was saved" is said only where that is certain. */
function whatBecameOfIt(
  request: FastifyRequest,
  error: unknown,
): { readonly outcome: string; readonly code?: 'unknown' } {
  if (isRead(request)) return { outcome: '' };
  const { ifFailed } = request.routeOptions.config;
  if (ifFailed) return { outcome: ` ${ifFailed}` };
  return !request.hasBegun || isNotApplied(error)
    ? { outcome: ' Nothing was saved.' }
    : { outcome: ` ${unknown}`, code: 'unknown' };
}

const faultWords: Readonly<Record<DatabaseFault | 'overdue', string>> = {
  unreached: 'The database cannot be reached at the moment.',
  broken: 'The connection to the database broke.',
  slow: 'The database takes longer than usual at the moment.',
  unable: 'The database cannot do this at the moment.',
  overdue: 'The database does not answer at the moment.',
  full: 'The server’s disk is full. Tell whoever looks after the server.',
};

/** What is not the caller's doing and passes by itself, or by somebody at the server; null for anything else. */
function faultAnswer(
  error: unknown,
  request: FastifyRequest,
): { readonly status: number; readonly body: Readonly<Record<string, string>> } | null {
  const fault = error instanceof CallTimeout ? 'overdue' : databaseFault(error);
  if (!fault) return null;
  const { outcome, code } = whatBecameOfIt(request, error);
  return {
    status: fault === 'full' ? 507 : 503,
    body: { detail: `${faultWords[fault]}${outcome}`, code: code ?? fault },
  };
}

const acts: Readonly<Record<string, string>> = {
  view: 'view',
  add: 'create',
  delete: 'strike_out',
  restore_deleted: 'restore',
};

/** What was refused, in the words the history has for what is done. */
function refusedAct(permission: string | undefined): { readonly action: string; readonly entity: string | null } {
  const [verb = '', entity] = (permission ?? '').split(' ');
  return { action: acts[verb] ?? 'update', entity: entity && entity !== 'in' && entity !== 'too' ? entity : null };
}

/** The kind of record whose id stands in the address. */
function addressed(context: RecordContext, request: FastifyRequest): Entity | undefined {
  const { path: asked = '', permission } = callOf(request);
  const refused = refusedAct(permission).entity;
  return (
    context.register.find(({ path, alias }) =>
      [path, alias].some((one) => one !== undefined && asked.startsWith(`/api/${one}/:id`)),
    ) ?? context.register.find(({ name }) => name === refused)
  );
}

/** Whoever asks for what stands in another house is told that it is not there, and counted. */
async function countDeniedAttempt(context: RecordContext, actor: Actor, request: FastifyRequest): Promise<void> {
  const id = paramIn(request, 'id');
  const entity = id !== undefined && isId(id) ? addressed(context, request) : undefined;
  if (entity && id !== undefined) await countDenied(context, actor, entity, id);
}

/** The record that was asked for, as far as the caller's own houses know it: what stands elsewhere is not told here either. */
async function askedFor(
  context: RecordContext,
  actor: Actor,
  request: FastifyRequest,
): Promise<Partial<ReturnType<typeof identityOf>>> {
  const id = paramIn(request, 'id');
  const { path: asked = '' } = callOf(request);
  const entity = id && context.register.find(({ path }) => asked.startsWith(`/api/${path}/:id`));
  if (!entity) return {};
  try {
    return identityOf(entity, await findRecord({ context, actor, entity }, id));
  } catch (error) {
    if (error instanceof Refusal) return {};
    throw error;
  }
}

/** A line about what was refused to somebody. What was asked for may be of another kind than what was refused of it. */
async function refusedLine(
  context: RecordContext,
  actor: Actor,
  request: FastifyRequest,
  { body }: Refusal,
): Promise<AuditEntry> {
  const { path = '', permission } = callOf(request);
  const act = refusedAct(permission);
  const { entity, object_id, object_version, ...where } = await askedFor(context, actor, request);
  return {
    at: context.now(),
    actor,
    ...act,
    ...where,
    ...(entity === act.entity ? { object_id, object_version } : {}),
    summary: path,
    reason: typeof body['detail'] === 'string' ? body['detail'] : null,
    result: 'denied',
  };
}

/** Seconds after which asking again is worth while: what is held up ends by then, and so does a restart of the database. */
const retryAfter = '2';

const answerWith = (reply: FastifyReply, status: number, body: RecordValues): FastifyReply =>
  (status === 503 ? reply.header('retry-after', retryAfter) : reply).code(status).send(body);

/** What is wrong with an entry says what to do instead and who can, as it is true for whoever reads it. */
const readTo = (actor: Actor, { status, body }: Refusal): Refusal['body'] =>
  status === 400
    ? Object.fromEntries(
        Object.entries(body).map(([field, said]) => [
          field,
          Array.isArray(said) ? said.map((one) => asReadBy(String(one), readerOf(actor))) : said,
        ]),
      )
    : body;

/** Turns everything that goes wrong into one of the answers the page knows how to read. */
export function declareAnswers(app: FastifyInstance, context: RecordContext): void {
  /** Nobody is refused without a line about it, so where none can be written the database's fault is the answer. */
  const refusing = async (refusal: Refusal, request: FastifyRequest): Promise<unknown> => {
    if (!request.actor) return refusal;
    try {
      if (refusal.status === 403)
        await writeHistory(context.db, await refusedLine(context, request.actor, request, refusal));
      if (refusal.status === 404) await countDeniedAttempt(context, request.actor, request);
      return refusal;
    } catch (error) {
      markNotApplied(error);
      return error;
    }
  };
  app.setErrorHandler<FastifyError>(async (thrown, request, reply) => {
    // What fails in a call is thrown as an Error; what Fastify adds to its own is looked at and never relied on.
    const error = (thrown instanceof Refusal ? await refusing(thrown, request) : thrown) as FastifyError;
    if (error instanceof Refusal)
      return answerWith(reply, error.status, request.actor ? readTo(request.actor, error) : error.body);
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE')
      return reply.code(413).send(tooLarge);
    if (error.statusCode === 415) return reply.code(415).send({ detail: 'Please send JSON.' });
    if (error.statusCode && error.statusCode < 500)
      return reply.code(400).send(wrong('The request could not be read.').body);
    request.log.error({ reqId: request.id, err: error, code: error.code }, 'a call failed');
    const fault = faultAnswer(error, request);
    if (fault) return answerWith(reply, fault.status, fault.body);
    if (unstorable.has(error.code))
      return reply.code(400).send(wrong(`A value could not be stored.${whatBecameOfIt(request, error).outcome}`).body);
    const { outcome, code } = whatBecameOfIt(request, error);
    return reply.code(500).send({ detail: `Something went wrong here.${outcome}`, ...(code ? { code } : {}) });
  });
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send(notFound().body));
}
