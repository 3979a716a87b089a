import { pino } from 'pino';
import type pg from 'pg';
import { inject } from 'vitest';
import { register } from '#domain/register.ts';
import { openPool } from '#server/database/pool.ts';
import { loadDemonstration } from '#server/demonstration/loading/load.ts';
import { atStart } from '#server/demonstration/loading/prepare.ts';
import { renewGrants } from '#server/demonstration/loading/renew-grants.ts';
import { noCommitListener, onPool } from '#server/kit/runtime/database.ts';
import { longTimeouts } from '#server/kit/runtime/timeouts.ts';
import type { AppDependencies } from '#server/kit/runtime/app-dependencies.ts';
import { readSettings } from '#server/kit/runtime/settings.ts';
import { prepareGroups } from '#server/staff/shipped-groups.ts';
import type { FreshDatabase } from './database.ts';
import { copyOfFilled } from './filled-template.ts';
import { nextToNothing } from './password-cost.ts';

/** Half past ten on a Tuesday: the morning is under way, and something of today is written already. */
export const demonstrationDay = '2026-11-17T10:30:00.000Z';

const secretKey = 'a secret key for tests, long enough';

export const demonstrationParts = (pool: pg.Pool, clock: () => Date, DEMO: 'on' | 'off' = 'on'): AppDependencies => ({
  settings: readSettings({ DEMO, LOG_LEVEL: 'silent' }, () => [secretKey]),
  pool,
  log: pino({ level: 'silent' }),
  clock,
  post: async () => {},
  passwordCost: nextToNothing,
});

/** The demonstration homes in a database of their own. */
export async function demonstrationDatabase(): Promise<FreshDatabase> {
  const { database } = await copyOfFilled('hearth_demonstration', load);
  return database;
}

async function load(unfinished: string): Promise<string> {
  const pool = openPool(
    { ...inject('database'), database: unfinished },
    { max: 4, role: null, timeouts: longTimeouts },
  );
  const parts = demonstrationParts(pool, () => new Date(demonstrationDay));
  await prepareGroups(onPool(pool, noCommitListener), register, demonstrationDay);
  await loadDemonstration(parts);
  await renewGrants(atStart(parts));
  // Every copy begins with these figures; without them a check of the whole history is planned as if there were none.
  await pool.query('analyze');
  await pool.end();
  return '';
}
