import type { FastifyInstance } from 'fastify';
import { appointment } from '#domain/appointments/appointment.ts';
import type { SeriesEntry } from '#domain/appointments/series.ts';
import { residentHome } from '../kit/context/circumstances.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { idOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { findInReach } from '../kit/records/find-record.ts';
import { homeIn, residentIn } from '../kit/history/write-audit.ts';
import { auditAuditorView } from '../kit/history/audit-view.ts';

/** Each points to the one planned after it, so a series is walked both ways; a house keeps its own, and the one its resident lives in reads all of it. */
const seriesSql = `with recursive later as (
    select a.* from appointment a where a.id = $1
    union select n.* from appointment n join later l on n.id = l.next_appointment where n.home = $2 or n.resident = $3::uuid
  ), earlier as (
    select a.* from appointment a where a.id = $1
    union select b.* from appointment b join earlier e on b.next_appointment = e.id where b.home = $2 or b.resident = $3::uuid
  ), series as (select * from earlier union select * from later)
  select id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as starts_at, status from series
  where not is_deleted order by series.starts_at desc limit 60`;

/** The appointments before and after one of a series, the latest first. */
export const declareSeries = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${appointment.path}/:id/series`,
    permission: 'view appointment',
    async answer(request): Promise<readonly SeriesEntry[]> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', appointment);
      const found = await findInReach({ context, actor, entity: appointment }, idOf(request));
      const { id } = found;
      const home = homeIn(found);
      const resident = residentIn(appointment, found);
      await auditAuditorView(context, actor, {
        entity: appointment.name,
        object_id: id,
        home,
        resident,
        summary: 'series',
      });
      const livesIn = resident === null ? null : await residentHome(context.db, resident);
      return context.db.query<SeriesEntry>(seriesSql, [
        id,
        home,
        livesIn !== null && actor.homes.includes(livesIn) ? resident : null,
      ]);
    },
  });
