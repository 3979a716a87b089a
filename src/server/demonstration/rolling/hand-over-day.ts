import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { Day } from '#domain/kit/time/time.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { changes, give, issues, tasks, type Uncomposed } from '../events/handovers.ts';
import { houses } from '../stage/houses.ts';
import type { Scene } from '../stage/scene.ts';
import { deck, seeded } from '../stage/seeded.ts';

const handoversSql = 'select home, from_shift from handover where handover_date = $1::date and not is_deleted';

/** The handovers of the day that nobody has begun; what they say is composed once their records are stored. */
export async function handOverDay(db: Db, scene: Scene, day: Day): Promise<readonly Uncomposed[]> {
  const begun = new Set(
    (await db.query<{ home: string; from_shift: string }>(handoversSql, [day])).map(
      ({ home, from_shift }) => `${home} ${from_shift}`,
    ),
  );
  return keysOf(houses).flatMap((house) =>
    changes.flatMap((change) => {
      if (begun.has(`${scene.homes[house].id} ${change[0]}`)) return [];
      const random = seeded(`handover ${house} ${day} ${change[0]}`);
      const handover = give(scene, house, 0, change, random, {
        issue: deck(issues, random),
        task: deck(tasks, random),
      });
      return handover ? [{ handover, remarks: new Map<string, string>() }] : [];
    }),
  );
}
