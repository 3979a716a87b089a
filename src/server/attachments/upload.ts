import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '#domain/attachments/attachment.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { json } from '../kit/http/rest.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { createRecord } from '../kit/records/create-record.ts';
import { writeChunks } from './chunks.ts';
import { knownFile } from './known-file.ts';
import { parcelLimits, readParcel } from './read-parcel.ts';

const chooseFile = () => invalid({ file: 'Choose the file to keep.' });

/** A file comes with its record in one call, and is kept with it in one transaction or not at all. */
const upload =
  (context: RecordContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const actor = actorOf(request);
    const permission = requirePermission(actor, 'add', attachment);
    if (!request.isMultipart()) throw chooseFile();
    const { fields, file } = await readParcel(request);
    if (!file) throw chooseFile();
    const { mime, bytes } = await knownFile(file.name, file.bytes);
    const sets = { mime, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    const input = { ...fields, title: fields['title'] || file.name };
    const saved = await context.transaction(async (tx) => {
      const made = await createRecord({ context, actor, entity: attachment, within: tx }, input, { permission, sets });
      if (made.created) await writeChunks(tx, (JSON.parse(made.body) as { readonly id: string }).id, bytes);
      return made;
    });
    return json(reply, saved.body, saved.created ? 201 : 200);
  };

/** Forms with files are understood at this address and at no other. */
export function declareUpload(app: FastifyInstance, context: RecordContext): void {
  void app.register(async (inner) => {
    await inner.register(multipart, { limits: parcelLimits });
    declareCall(inner, {
      method: 'POST',
      path: '/api/attachment',
      asks: 'add attachment',
      takesLong: true,
      unshared: true,
      answer: upload(context),
    });
  });
}
