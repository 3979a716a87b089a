import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#domain/kit/vocabulary/read-value.ts';
import { deviceWords } from '#domain/session/device-words.ts';
import type { OwnSession } from '#domain/session/own-session.ts';
import { sessionState } from '#domain/session/session-state.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf } from '../../kit/http/route.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { idleMinutes, readPerson } from '../sign-in/person.ts';
import type { SessionParts } from '../sign-in/session-parts.ts';
import type { SessionRow } from '../sign-in/sessions.ts';

const select = `select s.id, s.created_at, s.active_at, s.locked_at, s.expires_at, s.ended_at, s.home, s.ip, s.device, h.name as home_name
  from session s left join home h on h.id = s.home where s.staff = $1 and s.ended_at is null order by s.active_at desc, s.id`;

interface OpenRow extends Omit<SessionRow, 'staff' | 'proven_at'> {
  readonly created_at: string;
  readonly home_name: string | null;
}

interface OwnSessionsQuery {
  readonly staff: string;
  /** The session that asks. */
  readonly session: string;
  readonly now: Date;
}

/** Where somebody is signed in at this moment; what time has ended is not among it, whoever wrote that down. */
export async function openSessions(db: Db, { staff, session, now }: OwnSessionsQuery): Promise<readonly OwnSession[]> {
  const person = await readPerson(db, staff, now);
  if (!person) return [];
  const rows = await db.query<OpenRow>(select, [staff]);
  return rows.flatMap((row) => {
    const state = sessionState(row, idleMinutes(person, row.home), now);
    if (state.is === 'over') return [];
    const { id, ip, created_at, active_at, home_name } = row;
    const device = deviceWords(row.device);
    return [
      { id, device, ip, created_at, active_at, home_name, is_locked: state.is === 'locked', is_this: id === session },
    ];
  });
}

export const readOwnSessions =
  ({ parts }: SessionParts) =>
  (request: FastifyRequest): Promise<readonly OwnSession[]> => {
    const { id, session } = actorOf(request);
    return openSessions(onPool(parts.pool, noCommitListener), { staff: id, session, now: parts.clock() });
  };

interface Ended {
  readonly id: string;
  readonly device: string;
}

async function auditEnded(tx: Db, actor: Actor, ended: readonly Ended[], at: string): Promise<void> {
  for (const { device } of ended)
    await writeHistory(tx, { at, actor, action: 'session_ended', entity: null, summary: deviceWords(device) });
}

/** A tablet that was left somewhere is signed out from here. Another person's session is not found. */
export const endOwnSession =
  ({ parts, sessions }: SessionParts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const actor = actorOf(request);
    const id = idOf(request);
    const at = parts.clock().toISOString();
    if (!isId(id)) throw notFound();
    await transaction(parts.pool, noCommitListener, async (tx) => {
      const ended = await tx.query<Ended>(
        'update session set ended_at = $3 where id = $1 and staff = $2 and ended_at is null returning id, device',
        [id, actor.id, at],
      );
      if (ended.length === 0) throw notFound();
      await auditEnded(tx, actor, ended, at);
    });
    sessions.forget(id);
    return reply.code(204).send();
  };

export const endOtherSessions =
  ({ parts, sessions }: SessionParts) =>
  async (request: FastifyRequest): Promise<{ readonly ended: number }> => {
    const actor = actorOf(request);
    const at = parts.clock().toISOString();
    const ended = await transaction(parts.pool, noCommitListener, async (tx) => {
      const rows = await tx.query<Ended>(
        'update session set ended_at = $3 where staff = $1 and id <> $2 and ended_at is null returning id, device',
        [actor.id, actor.session, at],
      );
      await auditEnded(tx, actor, rows, at);
      return rows;
    });
    sessions.forget(actor.id);
    return { ended: ended.length };
  };
