import type { FastifyInstance } from 'fastify';
import { addDays, daysBetween, localDay, momentAt } from '#domain/kit/time/time.ts';
import { leaveCover, type LeaveCost } from '#domain/rota/leave/leave-cover.ts';
import { leaveRuns, shiftsInLeave, type LeaveRow, type NamedLeave } from '#domain/rota/leave/leave-request.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { permissionOrNull, requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { findInReach } from '../../kit/records/find-record.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { houseIn } from '../asking/asked-days.ts';
import { readCover } from '../grid/read-cover.ts';
import { runOf } from './leave-run.ts';

const rows = `select r.id, r.version, r.date::text as date, r.status, r.staff, r.created_by, r.notes, ${personNameSql('s')} as name
  from rota r join staff s on s.id = r.staff where r.home = $1 and r.shift_type = 'annual_leave' and not r.is_deleted and r.date >= $2::date
    and (r.staff = $3 or ($4 and r.status = 'draft' and r.created_by = r.staff)) order by r.date limit 2000`;
const shiftsBetween = `select id, staff, shift_type, status, start_at, end_at from rota where staff = $1 and not is_deleted and start_at < $3::timestamptz and end_at > $2::timestamptz`;

/** One's own leave from today on and, for whoever decides, what colleagues ask for. */
const declareLeaveList = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${rota.path}/leave`,
    permission: 'view rota',
    async answer(request): Promise<readonly NamedLeave[]> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', rota);
      const home = houseIn(actor, queryOf(request)['home']);
      const decides = permissionOrNull(actor, 'publish', rota) !== null;
      await auditAuditorView(context, actor, { entity: rota.name, home, summary: 'leave' });
      const { zone } = await context.homes.factsOf(context.db, home);
      const today = localDay(context.now(), zone);
      const found = await context.db.query<LeaveRow & { name: string }>(rows, [home, today, actor.id, decides]);
      const names = new Map(found.map(({ staff, name }) => [staff, name]));
      return leaveRuns(found).map((run) => ({ ...run, name: names.get(run.staff) ?? '' }));
    },
  });

/** What a request costs, day by day, for whoever decides about it. */
const declareLeaveCost = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${rota.path}/:id/leave`,
    permission: 'publish rota',
    async answer(request): Promise<LeaveCost> {
      const actor = actorOf(request);
      requirePermission(actor, 'publish', rota);
      const leave = await findInReach({ context, actor, entity: rota }, idOf(request));
      const run = await runOf(context.db, leave);
      const [first, last] = [run?.days[0]?.date, run?.days.at(-1)?.date];
      if (!run || !first || !last) throw notFound();
      const { home } = leave;
      await auditAuditorView(context, actor, { entity: rota.name, home, summary: 'what leave costs' });
      const range = { from: first, days: daysBetween(first, last) + 1 };
      const around = await readCover(context, context.db, { actor, home, ...range });
      const zone = around.house.time_zone;
      const own = await context.db.query<Rota>(shiftsBetween, [
        run.staff,
        momentAt(first, '00:00', zone),
        momentAt(addDays(last, 1), '00:00', zone),
      ]);
      const days = run.days.map(({ date }) => {
        const span = {
          ...leave,
          start_at: momentAt(date, '00:00', zone),
          end_at: momentAt(addDays(date, 1), '00:00', zone),
        };
        const opens = shiftsInLeave(span, own).map(({ id, shift_type, start_at, end_at }) => ({
          id,
          shift_type,
          start_at,
          end_at,
        }));
        return leaveCover(date, opens, around);
      });
      return { run, days };
    },
  });

export function declareReadLeave(app: FastifyInstance, context: RecordContext): void {
  declareLeaveList(app, context);
  declareLeaveCost(app, context);
}
