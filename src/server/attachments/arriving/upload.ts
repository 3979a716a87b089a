import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '#domain/attachments/attachment.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import type { Actor } from '../../kit/access/actor.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { answerFor } from '../../kit/access/visible-record.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { inputOf } from '../../kit/http/request-parts.ts';
import { json } from '../../kit/http/rest.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findWithNames } from '../../kit/records/find-record.ts';
import type { CreateAnswer } from '../../kit/records/create-record.ts';
import { storeFile } from './store-file.ts';
import { parcelLimits, readParcel } from './read-parcel.ts';
import { endStaged, findStaged, readStaged } from './staged-file.ts';

const chooseFile = () => invalid({ file: 'Choose the file to save.' });
export const noLongerStaged = () =>
  invalid({ file: 'This file is no longer on its way. Choose it again; what you wrote is still here.' });

/** A form with its file in one call. */
async function fromForm(context: RecordContext, actor: Actor, request: FastifyRequest): Promise<CreateAnswer> {
  const { fields, file } = await readParcel(request);
  if (!file) throw chooseFile();
  return storeFile({ context, actor, file, input: fields });
}

/** The record of a file that arrived in pieces, which `file` names. */
async function fromPieces(context: RecordContext, actor: Actor, input: Input): Promise<CreateAnswer> {
  const { id, file } = input;
  if (!isId(file)) throw chooseFile();
  const staged = await findStaged(context.db, actor, file);
  if (!staged) return (await earlierSave(context, actor, id)) ?? refuseNoLongerStaged();
  const bytes = await readStaged(context.db, staged);
  return storeFile({
    context,
    actor,
    file: { name: staged.name, bytes },
    input,
    async finally(tx) {
      if (!(await endStaged(tx, actor, staged.id))) refuseNoLongerStaged();
    },
  });
}

const refuseNoLongerStaged = (): never => {
  throw noLongerStaged();
};

/** The answer was lost and the call repeated: the record stands, and its pieces are gone. */
async function earlierSave(context: RecordContext, actor: Actor, id: unknown): Promise<CreateAnswer | null> {
  if (!isId(id)) return null;
  const own = await context.db.query('select 1 from attachment where id = $1 and created_by = $2', [id, actor.id]);
  if (own.length === 0) return null;
  const record = await findWithNames({ context, actor, entity: attachment }, id);
  return { body: answerFor(attachment, actor, JSON.stringify(record), context.now()), created: false };
}

const upload =
  (context: RecordContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const actor = actorOf(request);
    requirePermission(actor, 'add', attachment);
    const saved = request.isMultipart()
      ? await fromForm(context, actor, request)
      : await fromPieces(context, actor, inputOf(request));
    return json(reply, saved.body, saved.created ? 201 : 200);
  };

/** Forms with files are understood at this address and at no other. */
export function declareUpload(app: FastifyInstance, context: RecordContext): void {
  void app.register(async (inner) => {
    await inner.register(multipart, { limits: parcelLimits });
    declareCall(inner, {
      method: 'POST',
      path: '/api/attachment',
      permission: 'add attachment',
      takesLong: true,
      isUnlimited: true,
      answer: upload(context),
    });
  });
}
