import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { lookSummaries } from '#domain/staff/history/look-summaries.ts';
import type { Action, RecordContext } from '../context/record-context.ts';
import { permissionOrNull } from '../access/permission.ts';
import { withNested } from '../reads/nested-records.ts';
import { moveByChange } from '../records/state-moves.ts';
import { auditExport } from '../history/audit-export.ts';
import { auditPrint } from './audit-print.ts';
import { invalid } from '../runtime/refusals.ts';
import { restore, strikeOut } from '../records/strike-out.ts';
import { removeWithoutBody } from './remove-without-body.ts';
import { idOf, inputOf, nextUrl, queryOf } from './request-parts.ts';
import { declareEntityCall, type EntityPath } from './entity-call.ts';
import { actorOf } from './route.ts';
import { create } from '../records/create-record.ts';
import { readAudited } from '../records/audited-read.ts';
import { changeRecord } from '../records/change-record.ts';
import { changeSeveral } from '../records/change-several.ts';
import { listRecords } from '../reads/list-records.ts';
import { versions } from '../records/versions.ts';
import { auditAuditorView } from '../history/audit-view.ts';
import { withComputedColumns } from '../reads/computed-columns.ts';

/** The calls every entity has. What is out of the ordinary stands in its area. */

export const json = (reply: FastifyReply, body: string, status = 200): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(body);

interface RestOptions {
  /** Answer with an empty list, not a refusal, to those who may not view: the page asks for them at every start. */
  readonly emptyWithoutPermission: ReadonlySet<string>;
  /** Calls that an area makes itself, by method and path. */
  readonly replaced: ReadonlySet<string>;
}

export function declareRest(app: FastifyInstance, context: RecordContext, options: RestOptions): void {
  const all = context.register.flatMap((entity) =>
    [entity.path, ...(entity.alias ? [entity.alias] : [])].map((path) => ({ path, entity })),
  );
  const versioned = all.filter(({ entity }) => !entity.log);
  declareReading(app, context, all, options);
  declareHistory(app, context, versioned);
  declareWriting(
    app,
    context,
    versioned.filter(({ entity }) => !entity.serverOnly),
    options,
  );
}

/** One record as an answer, with what it carries of others. */
async function send(
  { context, actor, entity }: Action,
  reply: FastifyReply,
  body: string,
  status = 200,
): Promise<FastifyReply> {
  return json(reply, await withNested(context, actor, entity, body), status);
}

function declareReading(
  app: FastifyInstance,
  context: RecordContext,
  of: readonly EntityPath[],
  options: RestOptions,
): void {
  declareEntityCall(app, of, {
    method: 'GET',
    suffix: '',
    act: 'view',
    answer: (entity, request, reply) => answerList(context, entity, options, request, reply),
  });
  declareEntityCall(app, of, {
    method: 'GET',
    suffix: '/:id',
    act: 'view',
    async answer(entity, request, reply) {
      const actor = actorOf(request);
      return send({ context, actor, entity }, reply, await readAudited(context, actor, entity, idOf(request)));
    },
  });
}

/** The earlier versions of a record, and a line of the history when it was printed or exported. */
function declareHistory(app: FastifyInstance, context: RecordContext, of: readonly EntityPath[]): void {
  declareEntityCall(app, of, {
    method: 'GET',
    suffix: '/:id/versions',
    act: 'view',
    answer: async (entity, request, reply) =>
      json(reply, await versions(context, actorOf(request), entity, idOf(request))),
  });
  declareEntityCall(app, of, {
    method: 'POST',
    suffix: '/:id/print',
    act: 'view',
    async answer(entity, request, reply) {
      await auditPrint(context, actorOf(request), entity, idOf(request));
      return reply.code(204).send();
    },
  });
  declareEntityCall(app, of, {
    method: 'POST',
    suffix: '/export',
    act: 'view',
    async answer(entity, request, reply) {
      await auditExport(context, actorOf(request), entity, inputOf(request)['count']);
      return reply.code(204).send();
    },
  });
}

function declareWriting(
  app: FastifyInstance,
  context: RecordContext,
  of: readonly EntityPath[],
  { replaced }: RestOptions,
): void {
  const acting = (request: FastifyRequest, entity: Entity): Action => ({ context, actor: actorOf(request), entity });
  declareEntityCall(
    app,
    of.filter(({ path }) => !replaced.has(`POST /api/${path}`)),
    {
      method: 'POST',
      suffix: '',
      act: 'add',
      async answer(entity, request, reply) {
        const action = acting(request, entity);
        const saved = await create(action, inputOf(request));
        return send(action, reply, saved.body, saved.created ? 201 : 200);
      },
    },
  );
  declareEntityCall(app, of, {
    method: 'POST',
    suffix: '/several',
    act: 'change',
    answer: (entity, request) => changeSeveral(acting(request, entity), inputOf(request)),
  });
  declareEntityCall(app, of, {
    method: 'PATCH',
    suffix: '/:id',
    act: 'change',
    async answer(entity, request, reply) {
      const action = acting(request, entity);
      return send(action, reply, await patch(action, idOf(request), inputOf(request)));
    },
  });
  declareEntityCall(app, of, {
    method: 'PUT',
    suffix: '/:id',
    act: 'change',
    async answer(entity, request, reply) {
      const action = acting(request, entity);
      const { answer } = await changeRecord(action, idOf(request), inputOf(request), { replace: true });
      return send(action, reply, answer);
    },
  });
  declareEntityCall(app, of, {
    method: 'DELETE',
    suffix: '/:id',
    act: 'delete',
    async answer(entity, request, reply) {
      await removeWithoutBody(acting(request, entity), idOf(request), queryOf(request));
      return reply.code(204).send();
    },
  });
  declareEntityCall(app, of, {
    method: 'POST',
    suffix: '/:id/restore',
    act: 'restore_deleted',
    async answer(entity, request, reply) {
      const action = acting(request, entity);
      return send(action, reply, await restore(action, idOf(request), inputOf(request)));
    },
  });
}

async function answerList(
  context: RecordContext,
  entity: Entity,
  options: RestOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = actorOf(request);
  if (options.emptyWithoutPermission.has(entity.path) && !permissionOrNull(actor, 'view', entity))
    return json(reply, '[]');
  const page = await listRecords(context, actor, entity, queryOf(request));
  await auditAuditorView(context, actor, { entity: entity.name, summary: lookSummaries.list });
  if (page.next) reply.header('link', `<${nextUrl(request, page.next)}>; rel="next"`);
  return json(
    reply,
    await withNested(context, actor, entity, await withComputedColumns(context, actor, entity, page.body)),
  );
}

const removal = new Set(['deletion_reason', 'version']);

/** A PATCH changes fields, moves the state or strikes the record out: one of the three, never two at once. */
async function patch(acting: Action, id: string, input: Input): Promise<string> {
  const { entity } = acting;
  if (entity.marker in input) {
    const beyond = Object.keys(input).filter((name) => name !== entity.marker && !removal.has(name));
    if (input[entity.marker] !== true)
      throw invalid({ [entity.marker]: 'A removed record is brought back by restore alone.' });
    if (beyond.length > 0)
      throw invalid({ [entity.marker]: 'Striking out carries a reason and a version, and nothing else.' });
    return strikeOut(acting, id, input);
  }
  const isMove = entity.states && 'status' in input;
  return (await (isMove ? moveByChange({ ...acting, id, input }) : changeRecord(acting, id, input))).answer;
}
