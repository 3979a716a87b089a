import pg from 'pg';
import { StartRefusal } from '../kit/runtime/start-refusal.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** Any number will do, so long as every Hearth asks for the same. */
const lock = 4_327_841;
const waitMs = { lock: 3_000, refused: 5_000, recovery: 300_000 };

/**
 * A session that says: this database is in use by a living process. The system closes it when that
 * process ends, however it ends, so a claim can neither be forgotten nor outlive its owner.
 * Null when the server ended before the claim could be made.
 */
export async function claim(server: Postmaster, folder: string, hasEnded: () => boolean): Promise<pg.Client | null> {
  const session = await connect(server, hasEnded);
  if (!session) return null;
  try {
    if (await takesLock(session)) return session;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
  await session.end();
  throw new StartRefusal(
    `Another Hearth is already running with the data in ${folder}. Stop it first, or choose another DATA_DIR and PORT.`,
  );
}

/** Waits a moment for one that is just being stopped. */
async function takesLock(session: pg.Client): Promise<boolean> {
  for (const until = performance.now() + waitMs.lock; ; await pause(100)) {
    const { rows } = await session.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lock}) as taken`);
    if (rows[0]?.taken) return true;
    if (performance.now() > until) return false;
  }
}

/** A server that recovers from a crash says so and is waited for; one that does not answer at all is given up sooner. */
async function connect(server: Postmaster, hasEnded: () => boolean): Promise<pg.Client | null> {
  const since = performance.now();
  for (; !hasEnded(); await pause(25)) {
    const session = new pg.Client({ ...server.connection, application_name: 'hearth-owner', keepAlive: true });
    // The end of the session is what its owner watches; without a listener a broken socket would end the process.
    session.on('error', () => undefined);
    try {
      await session.connect();
      return session;
    } catch (error) {
      const waited = performance.now() - since;
      if (!isGone(error) || waited > (isRefusal(error) ? waitMs.refused : waitMs.recovery)) throw error;
    }
  }
  return null;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

const isRefusal = (error: unknown) => ['ECONNREFUSED', 'ENOENT'].includes(codeOf(error));

/** Shutting down, starting up, crashed a moment ago, or the socket closed under us. */
const isGone = (error: unknown) =>
  isRefusal(error) ||
  ['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE'].includes(codeOf(error)) ||
  (error instanceof Error && /Connection terminated|not queryable/.test(error.message));
