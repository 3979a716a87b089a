import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { localDay } from '#domain/kit/time/time.ts';
import {
  planGridMadeOf,
  arrivalOf,
  planCells,
  type PlanGridRow,
  type PlanFacts,
  type PlanGrid,
} from '#domain/residents/views/plan-grid.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { goneStates } from '#domain/residents/person/resident-placement.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { requirePermission, rowsSql } from '../../kit/access/permission.ts';
import { hereSql } from '../../kit/access/scope.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { sqlIn } from '../../kit/schema/sql-in.ts';
import { planFactsSql } from './plan-facts-sql.ts';
import { personOrderSql } from '../../kit/schema/person-name-sql.ts';

type FactsRow = PlanFacts & Pick<PlanGridRow, 'resident'>;

/** The plans of everyone in a house, by part of life, in one statement. */
export const declarePlanGrid = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/plan-grid`,
    madeOf: planGridMadeOf,
    permission: 'view plan',
    async answer(request): Promise<PlanGrid> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', plan);
      const seen = requirePermission(actor, 'view', resident);
      const house = idOf(request);
      if (!actor.homes.includes(house)) throw notFound();
      const now = context.now();
      await auditAuditorView(context, actor, { entity: plan.name, home: house, summary: 'plan grid' });
      const { zone } = await context.homes.factsOf(context.db, house);
      const statement = new NamedStatement(
        `select coalesce(json_agg(json_build_object(${planFactsSql(actor, seen)}) order by ${personOrderSql('p')}), '[]') as rows
        from (select t.* from resident t where ${hereSql(resident, ':home::uuid')} and ${rowsSql(resident, seen)} and not t.is_deleted and not ${sqlIn('t.status', goneStates)}) p`,
      );
      const [found] = await statement.run<{ rows: readonly FactsRow[] }>(context.db, {
        home: house,
        viewer: viewerOf(actor, now),
      });
      const today = localDay(now, zone);
      return {
        home: house,
        at: now,
        residents: (found?.rows ?? []).map((row) => ({
          resident: row.resident,
          cells: planCells(row, today),
          arrival: arrivalOf(row.admission_date, today),
        })),
      };
    },
  });
