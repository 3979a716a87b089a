import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fluidDay, fluidDayBounds, fluidDayOf, type FluidEntry } from '#domain/daily-care/fluids/fluid-day.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { fluidRange } from '#domain/daily-care/fluids/fluid-range.ts';
import { isId, readValue } from '#domain/kit/vocabulary/read-value.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission, rowsSql, type GrantedPermission } from '../kit/access/permission.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { queryOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { scopeSql } from '../kit/access/scope.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { NamedStatement } from '../kit/schema/named-statement.ts';
import { findInReach } from '../kit/records/find-record.ts';
import { auditAuditorView } from '../kit/history/audit-view.ts';

/** Only what the reader's permission reaches: whoever reads the last days of the chart gets no total of an earlier one. */
const entries = (permission: GrantedPermission): NamedStatement =>
  new NamedStatement(`select t.occurred_at, t.direction, t.amount_ml, t.is_deleted from fluid_intake t
  where t.resident = :resident::uuid and t.occurred_at >= :from::timestamptz and t.occurred_at < :to::timestamptz and ${rowsSql(fluidIntake, permission)} and ${scopeSql(fluidIntake)}
    order by t.occurred_at`);

function asked(request: FastifyRequest): { readonly id: string; readonly date: string | null } {
  const { resident: id, date } = queryOf(request);
  if (!isId(id)) throw invalid({ resident: 'Resident must be chosen from the list.' });
  if (!date) return { id, date: null };
  const reading = readValue({ kind: 'date', tense: 'any', label: 'Date' }, date);
  if ('wrong' in reading) throw invalid({ date: reading.wrong });
  return { id, date };
}

/** What one resident drank on one fluid day, against the target and the pace of the day. */
export function declareDayTotal(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/fluid-intake/day-total',
    permission: 'view fluid_intake',
    async answer(request) {
      const actor = actorOf(request);
      const permission = requirePermission(actor, 'view', fluidIntake);
      const { id, date } = asked(request);
      const person = await findInReach({ context, actor, entity: resident }, id);
      const { zone, settings } = await context.homes.factsOf(context.db, person.home);
      const house = { time_zone: zone, fluid_day_start: settings.fluid_day_start };
      const now = context.now();
      const day = date ?? fluidDayOf(now, house);
      const { from, to } = fluidDayBounds(day, house);
      const rows = await entries(permission).run<FluidEntry>(context.db, {
        resident: id,
        from,
        to,
        viewer: viewerOf(actor, now),
      });
      await auditAuditorView(context, actor, {
        entity: fluidIntake.name,
        home: person.home,
        resident: id,
        summary: 'day total',
      });
      const range = fluidRange(person, settings);
      return {
        resident: id,
        date: day,
        from,
        to,
        ...range,
        ...fluidDay(rows, { ...house, day, now, target_ml: range.target_ml }),
      };
    },
  });
}
