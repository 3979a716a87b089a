import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import type { RecordContext } from '#server/kit/context/record-context.ts';
import { readSettings } from '#server/kit/runtime/settings.ts';
import { settingsFor } from './own-database.ts';

/** The application without a server around it, and without what a server does by itself. */
export const appOn = (pool: pg.Pool): Promise<FastifyInstance> =>
  buildApp({
    settings: readSettings(settingsFor(pool), () => []),
    pool,
    log: pino({ level: 'silent' }),
    clock: () => new Date(),
    post: async () => {},
  });

/** The same on a database that was just filled. */
export async function onOwnApp(
  pool: pg.Pool,
  measure: (context: RecordContext, app: FastifyInstance) => Promise<void>,
): Promise<void> {
  await pool.query('vacuum analyze');
  const app = await appOn(pool);
  try {
    await measure(app.context, app);
  } finally {
    await app.close();
  }
}
