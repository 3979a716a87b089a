import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { addDays, momentAt } from '#domain/kit/time/time.ts';
import { skillColumns } from '#domain/rota/cover/shift-skills.ts';
import { planFields } from '#domain/rota/grid/shift-edit.ts';
import { shownFields, type RotaGrid } from '#domain/rota/grid/rota-grid.ts';
import { rota } from '#domain/rota/rota.ts';
import { lookSummaries } from '#domain/staff/history/look-summaries.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission, rowsSql } from '../../kit/access/permission.ts';
import { viewerOf, viewerSql } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { idOf, queryOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { dayRange } from '../asking/asked-days.ts';
import { plans } from '../people/plans.ts';
import { careNeedsSql } from './care-needs.ts';
import { columnsSql } from '../../kit/schema/columns.ts';
import { livedInSql } from '../../kit/schema/living-in.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { personOrderSql } from '../../kit/schema/person-name-sql.ts';

const shown = [...shownFields, ...planFields];

const person = 's.id, s.photo, s.first_name, s.preferred_name, s.last_name, s.role';
const skills = `, s.username, ${columnsSql(skillColumns, 's')}`;
/** Somebody who left is in the grid for as long as a shift of theirs is. */
const worksHere = `(:home::uuid = any(s.homes) and s.is_active and s.status not in ('applicant', 'left'))`;

function gridSql(actor: Actor, permission: ReturnType<typeof requirePermission>): NamedStatement {
  // Whoever plans can take a cancelled shift up again. Leave that was refused is no plan.
  const states = plans(actor)
    ? `(t.status <> 'cancelled' or t.shift_type not in ('annual_leave', 'sick', 'off'))`
    : `t.status not in ('draft', 'cancelled')`;
  const everyone = permission.all ? `${worksHere} or ` : `s.id = ${viewerSql.id} or `;
  return new NamedStatement(
    `with shown as (select ${columnsSql(shown, 't')} from rota t
      where t.home = :home::uuid and t.start_at >= :start::timestamptz and t.start_at < :end::timestamptz and not t.is_deleted
        and ${states} and ${rowsSql(rota, permission)})
    select (select coalesce(json_agg(w order by w.start_at, w.id), '[]') from shown w) as shifts,
      (select coalesce(json_agg(p order by ${personOrderSql('p')}), '[]') from (select ${person}${plans(actor) ? skills : ''} from staff s
        where not s.is_deleted and (${everyone}s.id in (select w.staff from shown w))) p) as people,
      (select h.min_staffing from home h where h.id = :home::uuid) as min_staffing,
      ${livedInSql(':home::uuid')} as lived_in,
      ${permission.all ? careNeedsSql(actor) : `'[]'::json`} as residents`,
  );
}

/** The shifts of a house and the people who work them, in one statement. */
export const declareRotaGrid = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/rota-grid`,
    permission: 'view rota',
    async answer(request): Promise<RotaGrid> {
      const actor = actorOf(request);
      const permission = requirePermission(actor, 'view', rota);
      const house = idOf(request);
      if (!actor.homes.includes(house)) throw notFound();
      const { from, days } = dayRange(queryOf(request));
      const now = context.now();
      await auditAuditorView(context, actor, { entity: rota.name, home: house, summary: lookSummaries.rotaGrid });
      const { zone } = await context.homes.factsOf(context.db, house);
      const [found] = await gridSql(actor, permission).run<
        Pick<RotaGrid, 'people' | 'shifts' | 'min_staffing' | 'residents' | 'lived_in'>
      >(context.db, {
        home: house,
        viewer: viewerOf(actor, now),
        start: momentAt(from, '00:00', zone),
        end: momentAt(addDays(from, days), '00:00', zone),
      });
      if (!found) throw notFound();
      return { home: house, from, days, at: now, ...found };
    },
  });
