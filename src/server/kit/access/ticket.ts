import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../runtime/database.ts';

const livesMs = 60_000;

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

interface Ticket {
  readonly ticket: string;
  readonly expires_at: string;
}

/** An address without its query and its trailing slash, as tickets know it. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/\/$/, '').toLowerCase();

/** Opens one address once, within a minute: an image cannot send the header, and no address may carry the token. */
export async function makeTicket(
  db: Db,
  { session, path, now }: { readonly session: string; readonly path: string; readonly now: string },
): Promise<Ticket> {
  const ticket = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.parse(now) + livesMs).toISOString();
  await db.query('delete from ticket where expires_at < $1', [now]);
  await db.query('insert into ticket (ticket_hash, session, path, expires_at) values ($1, $2, $3, $4)', [
    hashOf(ticket),
    session,
    pathOf(path),
    expires_at,
  ]);
  return { ticket, expires_at };
}

/** The session a ticket was made for; null for one that is used, over or meant for another address. */
export async function redeemTicket(db: Db, ticket: string, path: string, now: string): Promise<string | null> {
  const [row] = await db.query<{ session: string }>(
    'delete from ticket where ticket_hash = $1 and path = $2 and expires_at >= $3 returning session',
    [hashOf(ticket), pathOf(path), now],
  );
  return row?.session ?? null;
}
