import { randomBytes } from 'node:crypto';
import { hashOf } from '#server/session/credentials/token.ts';
import type pg from 'pg';
import { v7 } from 'uuid';

/** The token of a session for somebody who has the second factor that is asked of managers. */
export async function signedIn(pool: pg.Pool, staff: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into second_factor (id, staff, kind, name, created_at, confirmed_at, secret) values ($1, $2, 'totp', 'bench', now(), now(), '')`,
    [v7(), staff],
  );
  await pool.query(
    `insert into session (id, token_hash, staff, created_at, expires_at, active_at, proven_at, ip, device) values ($1, $2, $3, now(), now() + interval '12 hours', now(), now() + interval '12 hours', '127.0.0.1', 'bench')`,
    [v7(), hashOf(token), staff],
  );
  return token;
}
