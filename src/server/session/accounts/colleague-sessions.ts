import type { FastifyRequest } from 'fastify';
import { deviceWords } from '#domain/session/device-words.ts';
import type { OwnSession } from '#domain/session/own-session.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf } from '../../kit/http/route.ts';
import type { SessionParts } from '../sign-in/session-parts.ts';
import { openSessions } from './own-sessions.ts';
import { changeable } from './staff-accounts.ts';

/** From where a colleague is signed in is theirs alone to know: whoever manages the account learns the device and the house. */
function shown(session: OwnSession): Omit<OwnSession, 'ip'> {
  const { ip: _, ...known } = session;
  return known;
}

export const readColleagueSessions =
  ({ parts, context }: SessionParts) =>
  async (request: FastifyRequest): Promise<readonly Omit<OwnSession, 'ip'>[]> => {
    const actor = actorOf(request);
    const { id } = await changeable(context, context.db, actor, idOf(request));
    const open = await openSessions(context.db, { staff: id, session: actor.session, now: parts.clock() });
    return open.map(shown);
  };

/** For a lost tablet, or somebody whose password is known to others: they may sign in again at once. */
export const endColleagueSessions =
  ({ sessions, context }: SessionParts) =>
  async (request: FastifyRequest): Promise<{ readonly ended: number }> => {
    const actor = actorOf(request);
    const at = context.now();
    const ended = await context.transaction(async (tx) => {
      const { id } = await changeable(context, tx, actor, idOf(request));
      const rows = await tx.query<{ device: string }>(
        'update session set ended_at = $2 where staff = $1 and id <> $3 and ended_at is null returning device',
        [id, at, actor.session],
      );
      for (const { device } of rows)
        await writeHistory(tx, {
          at,
          actor,
          action: 'session_ended',
          entity: 'staff',
          object_id: id,
          summary: deviceWords(device),
        });
      return rows.length;
    });
    sessions.forget(idOf(request));
    return { ended };
  };
