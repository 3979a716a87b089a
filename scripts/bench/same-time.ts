import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { hashed } from '#server/session/credentials/passwords.ts';
import { makeDataset } from './data/dataset.ts';
import { onOwnApp } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';
import { say } from '../running/say.ts';

/** Whether a stop-watch could tell who has an account: the same try for somebody we know and for nobody, in turn. */

const tries = 50;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(
  app: FastifyInstance,
  pool: pg.Pool,
  path: string,
  payload: Record<string, string>,
): Promise<number> {
  await pool.query('delete from sign_in_failure');
  const begun = performance.now();
  await app.inject({ method: 'POST', url: path, payload });
  return performance.now() - begun;
}

/** One after the other, so that whatever else the machine does falls on both alike. */
async function compare(
  app: FastifyInstance,
  pool: pg.Pool,
  path: string,
  [known, unknown]: readonly [Record<string, string>, Record<string, string>],
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < tries; round++) {
    times.known.push(await timed(app, pool, path, known));
    times.unknown.push(await timed(app, pool, path, unknown));
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  say(`${path}: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, ratio ${(a / b).toFixed(3)}`);
}

export const measureSameTime = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const { author } = await makeDataset(pool);
    const {
      rows: [person],
    } = await pool.query<{ username: string }>(
      `update staff set email = 'known@example.org' where id = $1 returning username`,
      [author],
    );
    await pool.query(
      'insert into credential (staff, password_hash) values ($1, $2) on conflict (staff) do update set password_hash = excluded.password_hash',
      [author, await hashed({}, 'copper kettle moves north')],
    );
    const password = 'not the password at all';
    await onOwnApp(pool, async (_, app) => {
      await compare(app, pool, '/api/login', [
        { username: person?.username ?? '', password },
        { username: 'nobody-here', password },
      ]);
      await compare(app, pool, '/api/password_reset', [
        { email: 'known@example.org' },
        { email: 'nobody@example.org' },
      ]);
    });
  });
