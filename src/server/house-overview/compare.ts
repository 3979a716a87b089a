import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import type { FigureName } from '#domain/house-overview/figures.ts';
import type { HouseComparison } from '#domain/house-overview/overview.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { lookSummaries } from '#domain/staff/history/look-summaries.ts';
import { realHomes } from '../kit/access/actor.ts';
import { requirePermission } from '../kit/access/permission.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { auditAuditorView } from '../kit/history/audit-view.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { figuresSeenBy, isOfTheHouse } from './figures/figure-readers.ts';
import { nameOrderSql } from '../kit/schema/person-name-sql.ts';

type Values = { readonly [F in FigureName]?: number | null };

interface HouseReadings {
  readonly home: string;
  readonly name: string;
  readonly day: Day | null;
  readonly values: Values | null;
  readonly before: Values | null;
}

/** The newest reading of every house, and the newest that was four weeks old by then. */
const compared = `select h.id as home, h.name, n.day::text as day, n.values, o.values as before from home h
  left join lateral (select r.day, r.values from house_reading r where r.home = h.id order by r.day desc limit 1) n on true
  left join lateral (select r.values from house_reading r where r.home = h.id and r.day <= n.day - 28 order by r.day desc limit 1) o on true
  where h.id = any($1::uuid[]) and not h.is_deleted order by ${nameOrderSql('h.name')}, h.id`;

const pick = (values: Values | null, seen: readonly FigureName[]): Values =>
  Object.fromEntries(seen.flatMap((name) => (values && name in values ? [[name, values[name]]] : [])));

/** The houses that somebody works in, side by side: of each the reading of one morning, so that they compare. */
export const declareComparison = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: '/api/home/compare',
    permission: 'view home',
    async answer(request): Promise<HouseComparison> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', home);
      const seen = figuresSeenBy(actor.rights).filter(isOfTheHouse);
      await auditAuditorView(context, actor, { entity: home.name, home: null, summary: lookSummaries.housesCompared });
      const rows = await context.db.query<HouseReadings>(compared, [realHomes(actor)]);
      return {
        houses: rows.map(({ home: id, name, day, values, before }) => ({
          home: id,
          name,
          day,
          values: pick(values, seen),
          before: pick(before, seen),
        })),
      };
    },
  });
