import { pino } from 'pino';
import pg from 'pg';
import { inject } from 'vitest';
import { register } from '#domain/register.ts';
import { openPool } from '#server/database/pool.ts';
import { loadDemonstration } from '#server/demonstration/loading/load.ts';
import { renewGrants } from '#server/demonstration/loading/renew-grants.ts';
import { onPool } from '#server/kit/runtime/database.ts';
import { longPatience } from '#server/kit/runtime/patience.ts';
import type { Parts } from '#server/kit/runtime/parts.ts';
import { readSettings } from '#server/kit/runtime/settings.ts';
import { prepareGroups } from '#server/staff/shipped-groups.ts';
import { copyOf, template, type FreshDatabase } from './database.ts';

/** Half past ten on a Tuesday: the morning is under way, and something of today is written already. */
export const demonstrationDay = '2026-11-17T10:30:00.000Z';

const loaded = 'hearth_demonstration';
const secretKey = 'a secret key for tests, long enough';
const loadingLock = 7_204_311;

export const demonstrationParts = (pool: pg.Pool, clock: () => Date, DEMO: 'on' | 'off' = 'on'): Parts => ({
  settings: readSettings({ DEMO, LOG_LEVEL: 'silent' }, () => secretKey),
  pool,
  log: pino({ level: 'silent' }),
  clock,
  post: async () => {},
});

/** The demonstration homes in a database of their own. They are loaded once for a whole run, by whichever file asks first. */
export async function demonstrationDatabase(): Promise<FreshDatabase> {
  const server = inject('database');
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [loadingLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [loaded]);
    if (rowCount === 0) await load(client);
    return await copyOf(loaded);
  } finally {
    await client.end();
  }
}

async function load(client: pg.Client): Promise<void> {
  const unfinished = `${loaded}_loading`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} template ${template}`);
  const pool = openPool(
    { ...inject('database'), database: unfinished },
    { max: 4, role: null, patience: longPatience },
  );
  const parts = demonstrationParts(pool, () => new Date(demonstrationDay));
  await prepareGroups(onPool(pool), register, demonstrationDay);
  await loadDemonstration(parts);
  await renewGrants(parts);
  await pool.end();
  await client.query(`alter database ${unfinished} rename to ${loaded}`);
}
