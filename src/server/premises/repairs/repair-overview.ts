import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { addHours, localDay, momentAt } from '#domain/kit/time/time.ts';
import { boardFields, closedDays, type BoardRepair } from '#domain/premises/repairs/repair-board.ts';
import {
  repairsMadeOf,
  firstMonth,
  type RepairCost,
  type RepairOverview,
} from '#domain/premises/repairs/repair-costs.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { columnsSql } from '../../kit/schema/columns.ts';

const columns = `t.id, ${columnsSql(boardFields, 't')}`;
const ofHouse = 'from repair_record t where t.home = $1::uuid and not t.is_deleted';
/** No house mends more at once; what is beyond stands in the list. */
const mostOpen = 500;
const mostClosed = 200;

/** What is open or to be verified, and what was closed lately: each from an index that holds that alone. */
const onBoard = `(select ${columns} ${ofHouse} and t.status not in ('verified', 'cancelled') order by t.reported_at, t.id limit ${mostOpen})
  union all (select ${columns} ${ofHouse} and t.completed_at > $2::timestamptz and t.status = 'verified' order by t.completed_at desc limit ${mostClosed})
  union all (select ${columns} ${ofHouse} and t.status = 'cancelled' and t.updated_at > $2::timestamptz order by t.updated_at desc limit ${mostClosed})`;

const yearOfCosts = `select to_char(t.completed_at at time zone $3, 'YYYY-MM') as month, nullif(btrim(t.contractor), '') as contractor,
    count(*)::int as repairs, coalesce(sum(t.cost), 0)::float8 as cost, (count(*) filter (where t.cost is null and t.under_warranty is not true))::int as unpriced
  ${ofHouse} and t.completed_at >= $2::timestamptz and t.status in ('completed', 'verified') group by 1, 2 order by 1, 2`;

/** Where things of the house stand and where things broke within the year. */
const knownPlaces = `select place from (
    select btrim(a.location) as place from house_asset a where a.home = $1::uuid and not a.is_deleted and a.status <> 'disposed'
    union all select btrim(t.location) ${ofHouse} and t.status not in ('verified', 'cancelled')
    union all select btrim(t.location) ${ofHouse} and t.completed_at >= $2::timestamptz
  ) p where place <> '' group by place order by count(*) desc, place limit 60`;

/** The repairs of a house on one page: the board, its places and a year of costs. */
export function declareRepairOverview(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/repairs`,
    permission: `view ${repairRecord.name}`,
    madeOf: repairsMadeOf,
    async answer(request): Promise<RepairOverview> {
      const [actor, house, now] = [actorOf(request), idOf(request), context.now()];
      requirePermission(actor, 'view', repairRecord);
      if (!actor.homes.includes(house)) throw notFound();
      await auditAuditorView(context, actor, { entity: repairRecord.name, home: house, summary: 'repairs' });
      const zone = actor.zoneIn(house);
      const year = momentAt(`${firstMonth(localDay(now, zone).slice(0, 7))}-01`, '00:00', zone);
      const { db } = context;
      const [repairs, costs, places] = await Promise.all([
        db.query<BoardRepair>(onBoard, [house, addHours(now, -24 * closedDays)]),
        db.query<RepairCost>(yearOfCosts, [house, year, zone]),
        db.query<{ place: string }>(knownPlaces, [house, year]),
      ]);
      return { home: house, at: now, repairs, costs, places: places.map(({ place }) => place) };
    },
  });
}
