import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attachment } from '#domain/attachments/attachment.ts';
import { chosenComplaint } from '#domain/kit/traits/accepted-file.ts';
import { must, text, whole } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput } from '#domain/kit/vocabulary/parse.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { addHours } from '#domain/kit/time/time.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { Job } from '../../kit/context/job.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { idOf, inputOf, paramOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { invalid, notFound, tooMany } from '../../kit/runtime/refusals.ts';
import { addToStaged, beginStaged, endStaged, findStaged } from './staged-file.ts';

/** A file arrives piece by piece: begun, added to, asked how far it has come, given up. It is stored by the call that makes its record. */

const fields = {
  id: must(text('id', { max: 36, like: 'uuid' })),
  name: must(text('Name', { max: 300 })),
  size: must(whole('Size', { min: 0, max: 2 ** 31 - 1 })),
  sha256: text('Fingerprint', { max: 64 }),
};
const mostPieceBytes = 1024 * 1024;
/** Of one person's files that are on their way. */
const mostStagedBytes = 400 * 1024 * 1024;
const stagedHours = 24;

function begunFile(request: FastifyRequest) {
  const { values, complaints } = readInput(fields, inputOf(request));
  const wrong = { ...missing(fields, values), ...complaints };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  const { id = '', name = '', size = 0, sha256 = null } = values;
  const file = { id: (id ?? '').toLowerCase(), name: name ?? '', size: size ?? 0, sha256 };
  const complaint = chosenComplaint(file);
  if (complaint) throw invalid({ file: complaint });
  return file;
}

async function refuseTooMany(db: Db, { id: staff }: Actor, file: { readonly id: string; readonly size: number }) {
  const [row] = await db.query<{ bytes: number }>(
    'select coalesce(sum(size), 0)::int as bytes from upload where staff = $1 and id <> $2',
    [staff, file.id],
  );
  if ((row?.bytes ?? 0) + file.size > mostStagedBytes)
    throw tooMany('400 MB of your files are on their way already. Save or cancel some of them first.');
}

const stagedId = (request: FastifyRequest): string => {
  const id = idOf(request);
  if (!isId(id)) throw notFound();
  return id.toLowerCase();
};

function startOf(request: FastifyRequest): number {
  const start = paramOf(request, 'start');
  if (!/^\d{1,10}$/.test(start)) throw notFound();
  return Number(start);
}

function pieceOf({ body }: FastifyRequest): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw invalid({ file: 'A piece of the file is sent as its bytes.' });
  return body;
}

export function declarePieces(app: FastifyInstance, context: RecordContext): void {
  const { db } = context;
  const permission = `add ${attachment.name}` as const;
  declareCall(app, {
    method: 'POST',
    path: '/api/upload',
    permission,
    async answer(request) {
      const actor = actorOf(request);
      requirePermission(actor, 'add', attachment);
      const file = begunFile(request);
      await refuseTooMany(db, actor, file);
      const { id, received } = await beginStaged(db, actor, file, context.now());
      return { id, received };
    },
  });
  declareCall(app, {
    method: 'GET',
    path: '/api/upload/:id',
    permission,
    async answer(request) {
      const staged = await findStaged(db, actorOf(request), stagedId(request));
      if (!staged) throw notFound();
      return { id: staged.id, received: staged.received };
    },
  });
  declareCall(app, {
    method: 'DELETE',
    path: '/api/upload/:id',
    permission,
    async answer(request, reply) {
      await endStaged(db, actorOf(request), stagedId(request));
      return reply.code(204).send();
    },
  });
  // Bare bytes are understood at this address and at no other.
  void app.register(async (inner) => {
    inner.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    declareCall(inner, {
      method: 'PUT',
      path: '/api/upload/:id/:start',
      permission,
      bodyLimit: mostPieceBytes,
      takesLong: true,
      async answer(request) {
        const id = stagedId(request);
        const piece = { id, startsAt: startOf(request), bytes: pieceOf(request), now: context.now() };
        return { id, received: await addToStaged(db, actorOf(request), piece) };
      },
    });
  });
}

/** What nobody has gone on with for a day is gone: no half file stays. */
export const clearStaged: Job = {
  name: 'clear-uploads',
  every: 30,
  atStart: true,
  async work(context) {
    await context.db.query('delete from upload where touched_at < $1', [addHours(context.now(), -stagedHours)]);
  },
};
