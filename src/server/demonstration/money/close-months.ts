import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { addDays, addMonths, momentAt, type Moment } from '#domain/kit/time/time.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { closeMonth } from '../../money/reads/month-close.ts';
import { zone } from '../stage/calendar.ts';
import type { HouseKey } from '../stage/houses.ts';
import { managerOf, type Scene } from '../stage/scene.ts';

const next = `select coalesce((select to_char(max(m.month) + interval '1 month', 'YYYY-MM') from month_close m where m.home = $1::uuid),
  (select to_char(min(t.posted_at) at time zone '${zone}', 'YYYY-MM') from "transaction" t where t.home = $1::uuid)) as month`;

/** Two houses are a month behind, so that whoever looks around always finds a month that can be closed. */
const monthsUntilClosed = { rose: 1, oak: 2, willow: 2 } as const satisfies Record<HouseKey, number>;

/** A month is closed on the third of a later one, at ten; one that has to wait for a difference of cash, once that is settled. */
export async function closeMonths(
  db: Db,
  scene: Pick<Scene, 'homes' | 'staff' | 'book' | 'calendar' | 'nextId'>,
  notBefore: Moment = '',
): Promise<void> {
  for (const house of keysOf(scene.homes)) {
    const home = scene.homes[house].id;
    const by = managerOf(scene, house);
    for (;;) {
      const [open] = await db.query<{ month: string | null }>(next, [home]);
      const month = open?.month;
      if (!month) break;
      const third = momentAt(addDays(addMonths(`${month}-01`, monthsUntilClosed[house]), 2), '10:00', zone);
      const at = third > notBefore ? third : notBefore;
      if (at > scene.calendar.now || (await closeMonth(db, { home, month, zone, at, by })) !== null) break;
      scene.book.history.push({
        id: scene.nextId(at),
        at,
        user: by,
        home,
        action: 'month_locked',
        entity: 'home',
        object_id: home,
        object_version: scene.homes[house].version,
        resident: null,
      });
    }
  }
}
