import { awayTypes, standingStatuses } from '#domain/rota/standing-shift.ts';
import type { Nested } from '../kit/keeper.ts';
import { livingIn } from '../residents/living-in.ts';

const standing = `select h.id, json_build_object(
    'occupancy', (select count(*)::int from resident p where ${livingIn('h.id')}),
    'on_shift', (select count(distinct r.staff)::int from rota r where r.home = h.id and not r.is_deleted and r.staff is not null and r.start_at <= $2 and r.end_at > $2
      and r.status = any($3) and r.shift_type <> all($4)),
    'alerts', (select coalesce(json_object_agg(a.severity, a.count), '{}') from (
      select n.severity, count(*)::int as count from notification n where n.home = h.id and not n.is_deleted and n.status = 'active' group by n.severity) a)) as standing
  from home h where h.id = any($1::uuid[])`;

/** How full a house is, how many are on shift and what is alarming, counted for whoever compares houses. */
export const houseStanding: Nested = {
  name: 'standing',
  async read({ keeper, ids, isList }) {
    if (!isList) return null;
    const rows = await keeper.db.query<{ id: string; standing: unknown }>(standing, [ids, keeper.now(), standingStatuses, awayTypes]);
    return new Map(rows.map((row) => [row.id, row.standing]));
  },
};
