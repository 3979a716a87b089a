import { hash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { calendarFile, type CalendarShift } from '#domain/rota/calendar/calendar-file.ts';
import { activeStatuses } from '#domain/rota/active-shift.ts';
import { rota } from '#domain/rota/rota.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { paramOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';

const path = '/api/me/calendar';
const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

const store = `insert into calendar_link (staff, token_hash, created_at) values ($1, $2, $3::timestamptz)
  on conflict (staff) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`;
const known = 'select created_at from calendar_link where staff = $1';
const revoke = 'delete from calendar_link where staff = $1';
/** Whoever may not sign in any more has no calendar either. */
const shifts = `select r.id, r.version, r.shift_type, r.start_at, r.end_at, r.status, h.name as house
  from calendar_link c join staff s on s.id = c.staff and s.is_active and not s.is_deleted
    join rota r on r.staff = c.staff and not r.is_deleted and ${sqlIn('r.status', activeStatuses)}
      and r.start_at > $2::timestamptz - interval '30 days' and r.start_at < $2::timestamptz + interval '180 days'
    join home h on h.id = r.home
  where c.token_hash = $1 order by r.start_at`;
const owner = `select 1 from calendar_link c join staff s on s.id = c.staff and s.is_active and not s.is_deleted where c.token_hash = $1`;

/** A private link to one's own shifts for a calendar. Only its hash is stored, so a lost link is replaced, not shown again. */
export function declareCalendarLink(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path,
    permission: 'signed in',
    async answer(request): Promise<{ readonly since: string | null }> {
      const [link] = await context.db.query<{ created_at: string }>(known, [actorOf(request).id]);
      return { since: link ? new Date(link.created_at).toISOString() : null };
    },
  });
  declareCall(app, {
    method: 'POST',
    path,
    permission: 'view rota',
    async answer(request): Promise<{ readonly path: string }> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', rota);
      const token = randomBytes(32).toString('base64url');
      await context.db.query(store, [actor.id, hashOf(token), context.now()]);
      await writeHistory(context.db, {
        at: context.now(),
        actor,
        action: 'export',
        entity: rota.name,
        summary: 'calendar link made',
      });
      return { path: `/api/calendar/${token}` };
    },
  });
  declareCall(app, {
    method: 'DELETE',
    path,
    permission: 'signed in',
    async answer(request, reply) {
      await context.db.query(revoke, [actorOf(request).id]);
      return reply.code(204).send();
    },
  });
  declareCall(app, {
    method: 'GET',
    path: '/api/calendar/:token',
    permission: 'anyone',
    async answer(request, reply) {
      const token = paramOf(request, 'token');
      const digest = hashOf(token);
      if ((await context.db.query(owner, [digest])).length === 0) throw notFound();
      const found = await context.db.query<CalendarShift>(shifts, [digest, context.now()]);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(calendarFile(found, context.now()));
    },
  });
}
