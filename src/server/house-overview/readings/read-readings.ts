import type { FigureName } from '#domain/house-overview/figures.ts';
import type { FigureReading } from '#domain/house-overview/overview.ts';
import type { Day } from '#domain/kit/time/time.ts';
import type { Db } from '../../kit/runtime/database.ts';

export interface HouseReading {
  readonly day: Day;
  readonly values: { readonly [F in FigureName]?: number | null };
}

const since = `select r.day::text as day, r.values from house_reading r where r.home = $1 and r.day >= $2::date order by r.day`;

/** The readings of a house from a day on, the oldest first. */
export const readingsSince = (db: Db, home: string, from: Day): Promise<HouseReading[]> =>
  db.query<HouseReading>(since, [home, from]);

/** Of one figure. A day on which it was not yet counted has none. */
export const readingsOf = (readings: readonly HouseReading[], figure: FigureName): readonly FigureReading[] =>
  readings.flatMap(({ day, values }) => {
    const value = values[figure];
    return value === undefined ? [] : [{ day, value }];
  });
