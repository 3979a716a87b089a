import { homeColumns, type HomeFound } from '#domain/homes/home-columns.ts';
import type { Home } from '#domain/homes/home.ts';
import { awayTypes, activeStatuses } from '#domain/rota/active-shift.ts';
import type { PageContext } from '../kit/context/record-context.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { livingIn } from '../kit/schema/living-in.ts';

const figuresSql = `select h.id, (select count(*)::int from resident p where ${livingIn('h.id')}) as occupancy,
    (select count(distinct r.staff)::int from rota r where r.home = h.id and not r.is_deleted and r.staff is not null and r.start_at <= $2 and r.end_at > $2
      and r.status = any($3) and r.shift_type <> all($4)) as on_shift,
    (select coalesce(json_object_agg(a.severity, a.count), '{}') from (
      select n.severity, count(*)::int as count from notification n where n.home = h.id and not n.is_deleted and n.status = 'active' group by n.severity) a) as alerts
  from home h where h.id = any($1::uuid[])`;

async function findFigures({ context, rows }: PageContext): Promise<ReadonlyMap<string, HomeFound>> {
  const found = await context.db.query<HomeFound & { readonly id: string }>(figuresSql, [
    rows.map((row) => row.id),
    context.now(),
    activeStatuses,
    awayTypes,
  ]);
  return new Map(found.map((house) => [house.id, house]));
}

/** How full a house is, how many are on shift and what is alarming, counted for whoever compares houses. */
export const houseFigures = computedColumns<Home, HomeFound>({ find: findFigures, of: homeColumns });
