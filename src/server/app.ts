/** Builds the application without listening, so that tests can call it in memory. */
import fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { isMigrated } from './database/migrate.ts';
import type { Settings } from './settings.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly pool: Pool;
}

export async function buildApp({ settings, pool }: AppParts): Promise<FastifyInstance> {
  const app = fastify({ logger: { level: settings.logLevel } });
  app.get('/api/health/live', async () => ({ live: true }));
  app.get('/api/health/ready', async (_request, reply) => {
    const ready = await isMigrated(pool).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  return app;
}
