import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importKindNamed, isImportName } from '#domain/importing/kinds/import-kinds.ts';
import { largestBytes } from '#domain/kit/traits/accepted-file.ts';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { requireProof } from '../kit/access/require-proof.ts';
import type { Job } from '../kit/context/job.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { idOf, inputOf, queryOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { invalid, notFound } from '../kit/runtime/refusals.ts';
import { runImport } from './run-import.ts';
import { mayBringIn, requireAnyImport, requireImport } from './may-import.ts';
import { readTable } from './reading/read-table.ts';
import { readRequest } from './read-request.ts';
import { clearLooked, readImport, readImports, shownImport } from './stored-imports.ts';
import { templateFormats, templateOf } from './writing/template.ts';
import { undoImport } from './undo-import.ts';

const path = '/api/import';
const mostRequestBytes = 16 * 1024 * 1024;

const importIdOf = (request: FastifyRequest): string => {
  const id = idOf(request);
  if (!isId(id)) throw notFound();
  return id.toLowerCase();
};

export function declareImports(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path,
    permission: 'signed in',
    async answer(request) {
      const { home } = queryOf(request);
      const actor = actorOf(request);
      if (home === undefined || !actor.homes.includes(home)) throw notFound();
      const files = await readImports(context.db, home);
      return files
        .filter(({ kind }) => mayBringIn(actor, importKindNamed(kind)))
        .map((file) => shownImport(file, context.now()));
    },
  });
  for (const [at, isDryRun] of [
    [`${path}/check`, true],
    [path, false],
  ] as const)
    declareCall(app, {
      method: 'POST',
      path: at,
      permission: 'signed in',
      bodyLimit: mostRequestBytes,
      takesLong: true,
      async answer(request) {
        const actor = actorOf(request);
        const asked = readRequest(inputOf(request));
        requireImport(actor, asked.kind, asked.home);
        if (!isDryRun && importKindNamed(asked.kind).right) requireProof(actor, context.now());
        return runImport(context, actor, asked, isDryRun);
      },
    });
  declareCall(app, {
    method: 'GET',
    path: `${path}/template`,
    permission: 'signed in',
    async answer(request, reply) {
      const { kind, format } = queryOf(request);
      const asked = templateFormats.find((one) => one === format);
      if (!isImportName(kind) || !asked) throw notFound();
      const { mime, bytes } = templateOf(importKindNamed(kind), asked);
      return reply.type(mime).send(bytes);
    },
  });
  declareCall(app, {
    method: 'GET',
    path: `${path}/:id`,
    permission: 'signed in',
    async answer(request) {
      const file = await readImport(context.db, importIdOf(request));
      const actor = actorOf(request);
      if (!file || file.imported_by !== actor.id) throw notFound();
      return shownImport(file, context.now());
    },
  });
  declareCall(app, {
    method: 'POST',
    path: `${path}/:id/undo`,
    permission: 'signed in',
    takesLong: true,
    answer: async (request) => undoImport(context, actorOf(request), importIdOf(request)),
  });
  // Bare bytes are understood at this address.
  void app.register(async (inner) => {
    inner.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    declareCall(inner, {
      method: 'POST',
      path: `${path}/read`,
      permission: 'signed in',
      bodyLimit: largestBytes,
      takesLong: true,
      isUnlimited: true,
      async answer(request) {
        requireAnyImport(actorOf(request));
        if (!Buffer.isBuffer(request.body)) throw invalid({ file: 'The file is sent as its bytes.' });
        return readTable(request.body);
      },
    });
  });
}

/** What was looked at and not brought in within a day is forgotten. */
export const clearLookedImports: Job = {
  name: 'clear-imports',
  every: 60,
  async work(context) {
    await clearLooked(context.db, addHours(context.now(), -24));
  },
};
