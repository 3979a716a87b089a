import { fileURLToPath } from 'node:url';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { entityNamed, register } from '#domain/register.ts';
import { areas } from './areas.ts';
import { isMigrated } from './database/migrate.ts';
import { declareAnswers } from './kit/http/error-answers.ts';
import { declareDeadlines } from './kit/http/call-limits.ts';
import { HomeCache } from './kit/context/circumstances.ts';
import type { Pool } from 'pg';
import { noCommitListener, onPool, transaction, type OnCommitted } from './kit/runtime/database.ts';
import { declareDrafts } from './kit/http/drafts.ts';
import { declareEvents } from './kit/live/event-stream.ts';
import { declareHeaders } from './kit/http/headers.ts';
import type { Connections, RecordContext } from './kit/context/record-context.ts';
import { ChangeFeed } from './kit/live/change-feed.ts';
import { declarePage } from './kit/http/page.ts';
import { declareDescription } from './kit/http/openapi.ts';
import type { AppDependencies } from './kit/runtime/app-dependencies.ts';
import { readableUrl } from './kit/http/readable-url.ts';
import { ResidentCache } from './kit/context/resident-cache.ts';
import { declareRest } from './kit/http/rest.ts';
import { actorOf, callOf, declareCall, watchRoutes } from './kit/http/route.ts';
import { openEncryption, type Encryption } from './kit/access/encryption.ts';
import { fileAnchor } from './kit/access/history-anchor.ts';
import { sealKeys } from './kit/access/seal-key.ts';
import { watchStorage } from './kit/runtime/storage-watch.ts';
import { authenticate } from './session/sign-in/authenticate.ts';
import { confirmByPin } from './session/sign-in/confirm-by-pin.ts';
import { Sessions } from './session/sign-in/sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    context: RecordContext;
    changes: ChangeFeed;
    sessions: Sessions;
  }
}

const builtPage = fileURLToPath(new URL('../../dist', import.meta.url));

/** The lists the page asks for at every start, before a house is chosen: empty, not refused, to those without permission. */
const startUpPaths = new Set([
  'home',
  'staff',
  'appointment',
  'attachment',
  'resident',
  'reminder',
  'inventory',
  'userHistory',
  'house-asset',
  'house-stock',
  'repair-record',
  'confidential-info',
  'note',
]);

const connectionsOf = (pool: Pool, onCommitted: OnCommitted): Connections => ({
  pool,
  db: onPool(pool, onCommitted),
  transaction: (work) => transaction(pool, onCommitted, work),
});

function contextOf(
  parts: AppDependencies,
  feed: ChangeFeed,
  sessions: Sessions,
  encryption: Encryption,
): RecordContext {
  const { rules, alertRules, beforeEntry } = areas;
  const onCommitted: OnCommitted = (written) => {
    sessions.forgetAfter(written);
    feed.publish();
  };
  const connections = connectionsOf(parts.pool, onCommitted);
  return {
    ...connections,
    longRunning: parts.longPool ? connectionsOf(parts.longPool, onCommitted) : connections,
    register,
    homes: new HomeCache(),
    residents: new ResidentCache(register, entityNamed('resident')),
    rules,
    alertRules,
    beforeEntry,
    confirmByPin: confirmByPin(parts),
    now: () => parts.clock().toISOString(),
    named: entityNamed,
    ...encryption,
    sealing: { keys: sealKeys(parts.settings.secretKeys), anchor: fileAnchor(parts.settings.dataDir) },
    eventsHeldUpSince: () => feed.heldUpSince(),
  };
}

/** Exactly as many hops, or exactly the addresses, that the settings name: anything more lets a caller choose its own address. */
function trustedProxies(
  trust: AppDependencies['settings']['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (trust === false) return false;
  return typeof trust === 'number' ? (_address, hop) => hop < trust : [...trust];
}

/** Builds the application without listening, so that tests can call it in memory. */
export async function buildApp(parts: AppDependencies): Promise<FastifyInstance> {
  const { settings, log } = parts;
  const logger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    trustProxy: trustedProxies(settings.trustProxy),
    // Longer than any address can be: what is too long for an id is answered like any other that is not there.
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  const feed = new ChangeFeed(parts);
  const sessions = new Sessions(parts);
  const encryption = await openEncryption({
    db: onPool(parts.pool, noCommitListener),
    secretKeys: settings.secretKeys,
    now: () => parts.clock().toISOString(),
    onRereadFailed: (error) => log.warn({ err: error }, 'The data keys could not be read anew.'),
  });
  const context = contextOf(parts, feed, sessions, encryption);
  const known = authenticate(sessions, settings);

  app.decorate('context', context);
  app.decorate('changes', feed);
  app.decorate('sessions', sessions);
  app.decorate('declared', watchRoutes(app));
  declareBodies(app);
  declareDeadlines(app, parts.answersWithinMs);
  declareHeaders(app);
  declareAnswers(app, context);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', known);
  app.setChildLoggerFactory((shared) => shared);
  app.addHook('onResponse', (request, reply, done) => {
    if (log.isLevelEnabled('info'))
      log.info(
        {
          reqId: request.id,
          method: request.method,
          route: callOf(request).path,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      );
    done();
  });

  declareDescription(app, register);
  declareHealth(app, parts, feed);
  declareRest(app, context, { emptyWithoutPermission: startUpPaths, replaced: areas.replacedCalls });
  for (const declare of areas.calls) declare(app, context, parts);
  declareDrafts(app, context);
  declareEvents(app, context, feed, {
    alive: (request) =>
      known(request).then(
        () => true,
        () => false,
      ),
    watch: (request, changed) => {
      const { session, id: person } = actorOf(request);
      return sessions.watch((id) => void ([session, person].includes(id) && changed()));
    },
  });
  await declarePage(app, parts.pageFolder ?? builtPage, settings.providerName);

  await feed.open();
  app.addHook('onClose', async () => {
    await Promise.all([feed.close(), sessions.close()]);
  });
  return app;
}

/** A call that needs no body may come with an empty one, whatever its content type says. */
function declareBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    else void parse(request, body, done);
  });
}

/** Ready: notifications of the database are received, every migration has run, and what is written finds room. */
function declareHealth(app: FastifyInstance, parts: AppDependencies, feed: ChangeFeed): void {
  let migrated = false;
  const full = watchStorage(app, parts);
  declareCall(app, {
    method: 'GET',
    path: '/api/health/live',
    permission: 'anyone',
    isUnlimited: true,
    answer: async () => ({ live: true }),
  });
  declareCall(app, {
    method: 'GET',
    path: '/api/health/ready',
    permission: 'anyone',
    isUnlimited: true,
    async answer(_request, reply) {
      // Asked once: the calls may need every connection, and files that were run stay run.
      migrated ||= await isMigrated(parts.pool).catch(() => false);
      const ready = migrated && feed.isListening() && !(await full());
      return reply.code(ready ? 200 : 503).send({ ready });
    },
  });
}
