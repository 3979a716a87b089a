import type { FastifyInstance } from 'fastify';
import { addDays } from '#domain/kit/time/time.ts';
import { hoursColumns, type HoursShift } from '#domain/rota/hours/hours-lines.ts';
import { rota } from '#domain/rota/rota.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { requireExport } from '../../kit/access/require-export.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { csvText } from '#domain/kit/words/csv.ts';
import { queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { wrong } from '../../kit/runtime/refusals.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import { dayRange, houseIn } from '../asking/asked-days.ts';

/** A quarter of a year: longer than any month that is paid. */
const mostDays = 92;

const worked = `select ${personNameSql('s')} as name, s.staff_number, r.date::text as date, r.shift_type, r.start_at, r.end_at, r.actual_start, r.actual_end, r.break_minutes,
    r.sleep_in_disturbances, r.status
  from rota r join staff s on s.id = r.staff where r.home = $1 and r.date >= $2::date and r.date < $3::date and not r.is_deleted
    and r.status in ('published', 'accepted', 'swap_requested', 'worked', 'absent') order by ${personOrderSql('s')}, r.start_at`;

/** The hours of a house for payroll, planned beside really worked, as a file that a spreadsheet opens; taking it is written down. */
export const declareHoursExport = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${rota.path}/hours`,
    permission: 'view rota',
    takesLong: true,
    async answer(request, reply) {
      const actor = actorOf(request);
      requirePermission(actor, 'view', rota);
      requireExport(actor, context.now());
      const asked = queryOf(request);
      const home = houseIn(actor, asked['home']);
      if (actor.practice.includes(home)) throw wrong('No hours were worked in the practice house.');
      const { from, days } = dayRange(asked, mostDays);
      const { zone } = await context.homes.factsOf(context.db, home);
      const shifts = await context.db.query<HoursShift>(worked, [home, from, addDays(from, days)]);
      await writeHistory(context.db, {
        at: context.now(),
        actor,
        action: 'export',
        entity: rota.name,
        home,
        summary: `${shifts.length} shifts`,
      });
      const columns = hoursColumns(zone);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="hours-${from}.csv"`)
        .send(
          csvText([columns.map(([heading]) => heading), ...shifts.map((one) => columns.map(([, read]) => read(one)))]),
        );
    },
  });
