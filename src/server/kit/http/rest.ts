import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { RecordContext } from '../context/record-context.ts';
import { permissionOrNull } from '../access/permission.ts';
import { withNested } from '../reads/nested-records.ts';
import { moveByChange } from '../records/state-moves.ts';
import { noteExport } from '../records/note-export.ts';
import { notePrint } from '../records/note-print.ts';
import { Refusal, invalid, wrong } from '../runtime/refusals.ts';
import { restore, strikeOut } from '../records/strike-out.ts';
import { idOf, inputOf, queryOf } from './request-parts.ts';
import { actorOf, declareCall } from './route.ts';
import { create } from '../records/create-record.ts';
import { readAudited } from '../records/audited-read.ts';
import { changeRecord } from '../records/change-record.ts';
import { changeSeveral } from '../records/change-several.ts';
import { listRecords } from '../records/list-records.ts';
import { versions } from '../records/versions.ts';
import { noteAudit } from '../history/note-viewing.ts';
import { withComputedColumns } from '../reads/computed-columns.ts';

/** The calls every entity has. What is out of the ordinary stands in its area. */

export const json = (reply: FastifyReply, body: string, status = 200): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(body);

export interface RestOptions {
  /** Answer with an empty list, not a refusal, to those who may not view: the page asks for them at every start. */
  readonly emptyWithoutPermission: ReadonlySet<string>;
  /** Calls that an area makes itself, by method and path. */
  readonly replaced: ReadonlySet<string>;
}

export function declareRest(app: FastifyInstance, context: RecordContext, entity: Entity, options: RestOptions): void {
  const paths = [entity.path, ...(entity.alias ? [entity.alias] : [])].map((path) => `/api/${path}`);
  const send = sending(context, entity);
  for (const path of paths) {
    declareCall(app, {
      method: 'GET',
      path,
      asks: `view ${entity.name}`,
      answer: (request, reply) => answerList(context, entity, options, request, reply),
    });
    declareCall(app, {
      method: 'GET',
      path: `${path}/:id`,
      asks: `view ${entity.name}`,
      answer: async (request, reply) =>
        send(request, reply, await readAudited(context, actorOf(request), entity, idOf(request))),
    });
    if (entity.log) continue;
    declareCall(app, {
      method: 'GET',
      path: `${path}/:id/versions`,
      asks: `view ${entity.name}`,
      answer: async (request, reply) => json(reply, await versions(context, actorOf(request), entity, idOf(request))),
    });
    declareCall(app, {
      method: 'POST',
      path: `${path}/:id/print`,
      asks: `view ${entity.name}`,
      answer: async (request, reply) => {
        await notePrint(context, actorOf(request), entity, idOf(request));
        return reply.code(204).send();
      },
    });
    declareCall(app, {
      method: 'POST',
      path: `${path}/export`,
      asks: `view ${entity.name}`,
      answer: async (request, reply) => {
        await noteExport(context, actorOf(request), entity, inputOf(request)['count']);
        return reply.code(204).send();
      },
    });
    if (!entity.serverOnly) declareWriting(app, context, entity, path, options);
  }
}

/** One record as an answer, with what it carries of others. */
const sending =
  (context: RecordContext, entity: Entity) =>
  async (request: FastifyRequest, reply: FastifyReply, body: string, status = 200): Promise<FastifyReply> =>
    json(reply, await withNested(context, actorOf(request), entity, body), status);

function declareWriting(
  app: FastifyInstance,
  context: RecordContext,
  entity: Entity,
  path: string,
  { replaced }: RestOptions,
): void {
  const send = sending(context, entity);
  if (!replaced.has(`POST ${path}`))
    declareCall(app, {
      method: 'POST',
      path,
      asks: `add ${entity.name}`,
      answer: async (request, reply) => {
        const saved = await create({ context, actor: actorOf(request), entity }, inputOf(request));
        return send(request, reply, saved.body, saved.created ? 201 : 200);
      },
    });
  declareCall(app, {
    method: 'POST',
    path: `${path}/several`,
    asks: `change ${entity.name}`,
    answer: (request) => changeSeveral({ context, actor: actorOf(request), entity }, inputOf(request)),
  });
  declareCall(app, {
    method: 'PATCH',
    path: `${path}/:id`,
    asks: `change ${entity.name}`,
    answer: async (request, reply) => send(request, reply, await patch(context, entity, request)),
  });
  declareCall(app, {
    method: 'PUT',
    path: `${path}/:id`,
    asks: `change ${entity.name}`,
    answer: async (request, reply) =>
      send(
        request,
        reply,
        await changeRecord({ context, actor: actorOf(request), entity }, idOf(request), inputOf(request), {
          replace: true,
        }),
      ),
  });
  declareCall(app, {
    method: 'DELETE',
    path: `${path}/:id`,
    asks: `delete ${entity.name}`,
    answer: async (request, reply) => {
      await removeByQuery(context, entity, request);
      return reply.code(204).send();
    },
  });
  declareCall(app, {
    method: 'POST',
    path: `${path}/:id/restore`,
    asks: `restore_deleted ${entity.name}`,
    answer: async (request, reply) =>
      send(
        request,
        reply,
        await restore({ context, actor: actorOf(request), entity }, idOf(request), inputOf(request)),
      ),
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
  await noteAudit(context, actor, { entity: entity.name, summary: 'list' });
  if (page.next) reply.header('link', `<${nextUrl(request, page.next)}>; rel="next"`);
  return json(
    reply,
    await withNested(context, actor, entity, await withComputedColumns(context, actor, entity, page.body)),
  );
}

/** The same question again, from where this page ends. */
export function nextUrl({ url }: FastifyRequest, cursor: string): string {
  const [path = '', asked = ''] = url.split('?', 2);
  const params = asked.split('&').filter((word) => word !== '' && !word.startsWith('cursor='));
  return `${path}?${[...params, `cursor=${cursor}`].join('&')}`;
}

const removal = new Set(['deletion_reason', 'version']);

/** A PATCH changes fields, moves the state or strikes the record out: one of the three, never two at once. */
async function patch(context: RecordContext, entity: Entity, request: FastifyRequest): Promise<string> {
  const acting = { context, actor: actorOf(request), entity };
  const id = idOf(request);
  const input = inputOf(request);
  if (entity.marker in input) {
    const beyond = Object.keys(input).filter((name) => name !== entity.marker && !removal.has(name));
    if (input[entity.marker] !== true)
      throw invalid({ [entity.marker]: 'A removed record is brought back by restore alone.' });
    if (beyond.length > 0)
      throw invalid({ [entity.marker]: 'Striking out carries a reason and a version, and nothing else.' });
    return strikeOut(acting, id, input);
  }
  if (entity.states && 'status' in input) return moveByChange({ ...acting, id, input });
  return changeRecord(acting, id, input);
}

/** The words behind the codes a caller without a body may give. */
export const removalReasons: Readonly<Record<string, string>> = {
  entered_in_error: 'Entered in error',
  duplicate: 'Duplicate',
  wrong_resident: 'Wrong resident',
  other: 'Other reason',
};

/** The specification's table lets DELETE say nothing at all. */
const noReason = 'Not given';

/** DELETE carries no body and its caller reads no field errors, so its words come in the address and in one list. */
async function removeByQuery(context: RecordContext, entity: Entity, request: FastifyRequest): Promise<void> {
  const { version, deletion_reason: code } = queryOf(request);
  const reason = code === undefined ? noReason : Object.hasOwn(removalReasons, code) ? removalReasons[code] : undefined;
  if (!reason) throw wrong(`deletion_reason must be one of: ${Object.keys(removalReasons).join(', ')}.`);
  try {
    await strikeOut(
      { context, actor: actorOf(request), entity },
      idOf(request),
      { ...(version === undefined ? {} : { version }), deletion_reason: reason },
      { newest: true },
    );
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) throw wrong(...Object.values(error.body).flat().map(String));
    throw error;
  }
}
