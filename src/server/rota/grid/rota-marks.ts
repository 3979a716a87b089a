import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { addDays, momentAt, type Moment } from '#domain/kit/time/time.ts';
import { rota } from '#domain/rota/rota.ts';
import { weekAverage, type WeekAverage } from '#domain/rota/rules/hours-rules.ts';
import { shiftMarks, type MarkedShift, type RotaMarks } from '#domain/rota/rules/rota-marks.ts';
import { permissionOrNull, requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { dayRange } from '../asking/asked-days.ts';
import { plannedPerson, plannedPersonSql, type PlannedPersonRow } from '../people/planned-person.ts';

type MarkedPerson = PlannedPersonRow & {
  readonly shifts: readonly MarkedShift[];
  /** Which of them are asked about. */
  readonly shown: readonly string[];
};

const columns =
  'r.id, r.home, r.date::text as date, r.shift_type, r.status, r.start_at, r.end_at, r.actual_start, r.actual_end, r.break_minutes, r.sleep_in_disturbances, r.override_reason';
/** Of what is over nothing can be planned any more. */
const ahead = `r.home = $1 and r.start_at >= $2::timestamptz and r.start_at < $3::timestamptz and not r.is_deleted and r.staff is not null
  and r.status in ('draft', 'published', 'accepted', 'swap_requested')`;

const marked = `with asked as (select r.id, r.staff from rota r where ${ahead})
  select ${plannedPersonSql}, (select json_agg(a.id) from asked a where a.staff = s.id) as shown,
    (select json_agg(w) from (select ${columns} from rota r where r.staff = s.id and not r.is_deleted
      and r.start_at > $2::timestamptz - interval '19 weeks' and r.start_at < $3::timestamptz + interval '15 days') w) as shifts
  from staff s where s.id in (select a.staff from asked a)`;

/** What stands against the shifts of some days, with its numbers, for those who plan them. */
export const declareRotaMarks = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/rota-marks`,
    permission: 'change rota',
    async answer(request): Promise<{ readonly marks: RotaMarks }> {
      const actor = actorOf(request);
      if (!permissionOrNull(actor, 'add', rota)) requirePermission(actor, 'change', rota);
      const house = idOf(request);
      if (!actor.homes.includes(house)) throw notFound();
      const { from, days } = dayRange(queryOf(request));
      await auditAuditorView(context, actor, { entity: rota.name, home: house, summary: 'rota marks' });
      const { zone } = await context.homes.factsOf(context.db, house);
      const people = await context.db.query<MarkedPerson>(marked, [
        house,
        momentAt(from, '00:00', zone),
        momentAt(addDays(from, days), '00:00', zone),
      ]);
      return { marks: Object.fromEntries(people.flatMap((person) => marksOf(person, zone))) };
    },
  });

function marksOf(row: MarkedPerson, zone: string) {
  const asked = new Set(row.shown);
  const averages = new Map<Moment, WeekAverage>();
  const averageOf = (until: Moment): WeekAverage => {
    const average = averages.get(until) ?? weekAverage(row.shifts, until);
    averages.set(until, average);
    return average;
  };
  const around = { all: row.shifts, person: plannedPerson(row), zone, averageOf };
  return row.shifts
    .filter(({ id }) => asked.has(id))
    .map((shift) => [shift.id, shiftMarks(shift, around)] as const)
    .filter(([, marks]) => marks.length > 0);
}
