import type { FastifyInstance } from 'fastify';
import type { Home } from '#domain/homes/home.ts';
import { addDays, localDay, momentAt, type Day } from '#domain/kit/time/time.ts';
import { dayCover, type CoverCell, type CoverShift } from '#domain/rota/cover/day-cover.ts';
import type { CareNeed } from '#domain/rota/cover/shift-need.ts';
import { skillColumns, type CoverPerson } from '#domain/rota/cover/shift-skills.ts';
import { rota } from '#domain/rota/rota.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { noteAudit } from '../../kit/history/note-viewing.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { refused } from '../../kit/runtime/refusals.ts';
import { columnsSql } from '../../kit/schema/columns.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { dayRange, houseIn } from '../asking/asked-days.ts';
import { careNeedsSql } from './care-needs.ts';

export interface Coverage {
  readonly home: string;
  readonly from: Day;
  readonly days: number;
  readonly cells: readonly CoverCell[];
}

const mostDays = 366;

interface CoverRead {
  readonly min_staffing: Home['min_staffing'];
  readonly shifts: readonly CoverShift[];
  readonly people: readonly CoverPerson[];
  readonly residents: readonly CareNeed[];
}

const readSql = (actor: Actor): NamedStatement =>
  new NamedStatement(
    `with shown as (select t.id, t.staff, t.shift_type, t.status, t.role_on_shift, t.start_at, t.end_at from rota t
      where t.home = :home::uuid and t.start_at >= :start::timestamptz and t.start_at < :end::timestamptz and not t.is_deleted and t.staff is not null
        and t.status in ('draft', 'published', 'accepted', 'swap_requested', 'worked'))
    select h.min_staffing, (select coalesce(json_agg(w), '[]') from shown w) as shifts,
      (select coalesce(json_agg(p), '[]') from (select s.id, ${columnsSql(skillColumns, 's')} from staff s
        where s.id in (select w.staff from shown w)) p) as people,
      ${careNeedsSql(actor)} as residents
    from home h where h.id = :home::uuid`,
  );

/** Need against cover of a house, shift by shift, of as many days as a year has. */
export const declareCoverage = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${rota.path}/coverage`,
    asks: 'view rota',
    async answer(request): Promise<Coverage> {
      const actor = actorOf(request);
      // Whoever sees their own shifts only cannot say how many there are.
      if (!requirePermission(actor, 'view', rota).all) throw refused();
      const asked = request.query as Readonly<Record<string, unknown>>;
      const home = houseIn(actor, asked['home']);
      const { from, days } = dayRange(asked, mostDays);
      await noteAudit(context, actor, { entity: rota.name, home, summary: 'coverage' });
      const { zone, settings } = await context.homes.factsOf(context.db, home);
      const [found] = await readSql(actor).run<CoverRead & Record<string, unknown>>(context.db, {
        home,
        viewer: viewerOf(actor, context.now()),
        start: momentAt(addDays(from, -1), '00:00', zone),
        end: momentAt(addDays(from, days), '00:00', zone),
      });
      const people = new Map((found?.people ?? []).map((person) => [person.id, person]));
      const byDay = Map.groupBy(found?.shifts ?? [], ({ start_at }) => localDay(start_at, zone));
      const house = {
        min_staffing: found?.min_staffing ?? {},
        shift_times: settings.shift_times,
        care_minutes_per_hour: settings.care_minutes_per_hour,
        residents: found?.residents ?? [],
        time_zone: zone,
      };
      const cells = Array.from({ length: days }, (_, at) => addDays(from, at)).flatMap((day) =>
        // A night of the day before runs into this one, and one of this day meets the next morning’s early shift.
        dayCover(
          [-1, 0, 1].flatMap((away) => byDay.get(addDays(day, away)) ?? []),
          day,
          house,
          people,
        ),
      );
      return { home, from, days, cells };
    },
  });
