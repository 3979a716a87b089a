import { figureNames, type FigureName } from '#domain/house-overview/figures.ts';
import { home, type Home } from '#domain/homes/home.ts';
import { tableOf } from '#domain/kit/vocabulary/record-values.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import type { Viewer } from '../../kit/access/viewer.ts';
import type { Job } from '../../kit/context/job.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { columnsSql } from '../../kit/schema/columns.ts';
import { isOfTheHouse, readInTurn } from '../figures/figure-readers.ts';
import { figureContextOf } from '../figures/figure-context.ts';

const ofTheHouse: readonly FigureName[] = figureNames.filter(isOfTheHouse);

const nobody = '00000000-0000-0000-0000-000000000000';
/** The house looks at itself: at everything in it, and on nobody's behalf. */
const houseItself = (house: Home, now: Moment): Viewer => ({
  id: nobody,
  homes: [house.id],
  readsDeparted: true,
  now,
});

const insertReading = `insert into house_reading (home, day, taken_at, "values") values ($1, $2, $3, $4) on conflict do nothing`;

/** Reads every figure of a house as it stands and stores it under the day. A day that has its reading keeps it. */
export async function takeReading(db: Db, house: Home, now: Moment): Promise<void> {
  const figureContext = figureContextOf(db, house, houseItself(house, now));
  const read = await readInTurn(figureContext);
  const values = tableOf(ofTheHouse, (name) => read[name]?.value ?? null);
  await db.query(insertReading, [house.id, figureContext.today, now, JSON.stringify(values)]);
}

/** In every house the day begins at its own midnight. */
const unread = `select t.id, ${columnsSql(Object.keys(home.fields), 't')} from home t where not t.is_deleted and t.is_practice is not true
  and not exists (select 1 from house_reading r where r.home = t.id and r.day = ($1::timestamptz at time zone t.time_zone)::date) order by t.id`;

/** The houses that have no reading of the day that it is there. */
export const housesAt = (db: Db, now: Moment): Promise<Home[]> => db.query<Home>(unread, [now]);

/** Once a day for every house, so that what got better or worse can be seen later. */
export const takeReadings: Job = {
  name: 'house-readings',
  every: 30,
  atStart: true,
  async work(context) {
    const now = context.now();
    for (const house of await housesAt(context.db, now)) await takeReading(context.db, house, now);
  },
};
