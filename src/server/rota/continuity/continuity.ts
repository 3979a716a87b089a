import type { FastifyInstance } from 'fastify';
import { home, type Home } from '#domain/homes/home.ts';
import { incident } from '#domain/incidents/incident/incident.ts';
import { addDays, momentAt } from '#domain/kit/time/time.ts';
import { careEntries } from '#domain/residents/views/care-entries.ts';
import { resident } from '#domain/residents/person/resident.ts';
import {
  staffingAt,
  type Continuity,
  type MetResident,
  type StaffedIncident,
} from '#domain/rota/continuity/continuity.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { permissionOrNull, requireForAll, requirePermission, rowsSql } from '../../kit/access/permission.ts';
import { hereSql } from '../../kit/access/scope.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';
import { quoted } from '../../kit/schema/table.ts';
import { dayRange } from '../asking/asked-days.ts';

const written = careEntries
  .map(
    ({ entity }) =>
      `select e.resident, e.recorded_by from ${quoted(entity.name)} e where e.home = :home::uuid and e.occurred_at >= :start::timestamptz and e.occurred_at < :end::timestamptz and not e.is_deleted and e.resident is not null`,
  )
  .join(' union all ');

const metSql = (seen: string): NamedStatement =>
  new NamedStatement(
    `with written as (${written})
    select t.id as resident, ${personNameSql('t')} as name, count(distinct w.recorded_by)::int as people, count(w.recorded_by)::int as entries
    from resident t left join written w on w.resident = t.id
    where ${hereSql(resident, ':home::uuid')} and ${seen} and not t.is_deleted and t.status not in ('discharged', 'deceased', 'pre_admission')
    group by t.id order by people desc, entries desc, t.id`,
  );

interface Around {
  readonly incidents: readonly Pick<StaffedIncident, 'id' | 'occurred_at' | 'incident_type' | 'severity'>[];
  readonly shifts: readonly Pick<Rota, 'staff' | 'shift_type' | 'status' | 'role_on_shift' | 'start_at' | 'end_at'>[];
  readonly min_staffing: Home['min_staffing'];
}

const aroundSql = (seen: string): NamedStatement =>
  new NamedStatement(
    `select h.min_staffing,
      (select coalesce(json_agg(i order by i.occurred_at desc), '[]') from (select t.id, t.occurred_at, t.incident_type, t.severity from incident t
        where t.home = :home::uuid and t.occurred_at >= :start::timestamptz and t.occurred_at < :end::timestamptz and not t.is_deleted and ${seen}) i) as incidents,
      (select coalesce(json_agg(s), '[]') from (select r.staff, r.shift_type, r.status, r.role_on_shift, r.start_at, r.end_at from rota r
        where r.home = :home::uuid and r.start_at > :start::timestamptz - interval '2 days' and r.start_at < :end::timestamptz and not r.is_deleted) s) as shifts
    from home h where h.id = :home::uuid`,
  );

/** How many people each resident met in these days, and how the house was staffed when something happened. */
export const declareContinuity = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/continuity`,
    permission: 'view rota',
    async answer(request): Promise<Continuity> {
      const actor = actorOf(request);
      requireForAll(actor, 'view', rota);
      const residents = requirePermission(actor, 'view', resident);
      const incidents = permissionOrNull(actor, 'view', incident);
      const house = idOf(request);
      if (!actor.homes.includes(house)) throw notFound();
      const { from, days } = dayRange(queryOf(request));
      await auditAuditorView(context, actor, { entity: rota.name, home: house, summary: 'continuity' });
      const { zone, settings } = await context.homes.factsOf(context.db, house);
      const asked = {
        home: house,
        start: momentAt(from, '00:00', zone),
        end: momentAt(addDays(from, days), '00:00', zone),
        viewer: viewerOf(actor, context.now()),
      };
      const met = await metSql(rowsSql(resident, residents)).run<MetResident>(context.db, asked);
      if (!incidents) return { home: house, from, days, residents: met };
      const [around] = await aroundSql(rowsSql(incident, incidents)).run<Around>(context.db, asked);
      const staffed = { min_staffing: around?.min_staffing ?? {}, shift_times: settings.shift_times, zone };
      return {
        home: house,
        from,
        days,
        residents: met,
        incidents: (around?.incidents ?? []).map((one) => ({
          ...one,
          ...staffingAt(one.occurred_at, around?.shifts ?? [], staffed),
        })),
      };
    },
  });
