import type { Home } from '#domain/homes/home.ts';
import { addDays, momentAt } from '#domain/kit/time/time.ts';
import type { CoveredHouse, CoverShift } from '#domain/rota/cover/day-cover.ts';
import type { CareNeed } from '#domain/rota/cover/shift-need.ts';
import type { LivedIn } from '#domain/rota/lived-in.ts';
import { skillColumns, type CoverPerson } from '#domain/rota/cover/shift-skills.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { viewerOf } from '../../kit/access/viewer.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { columnsSql } from '../../kit/schema/columns.ts';
import { livedInSql } from '../../kit/schema/living-in.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import type { DayRange } from '../asking/asked-days.ts';
import { careNeedsSql } from './care-needs.ts';

/** What the cover of some days is worked out from. */
interface CoverFacts {
  readonly shifts: readonly CoverShift[];
  readonly house: CoveredHouse;
  readonly people: ReadonlyMap<string, CoverPerson>;
}

interface CoverRead {
  readonly min_staffing: Home['min_staffing'];
  readonly shifts: readonly CoverShift[];
  readonly people: readonly CoverPerson[];
  readonly residents: readonly CareNeed[];
  readonly lived_in: LivedIn;
}

const readSql = (actor: Actor): NamedStatement =>
  new NamedStatement(
    `with shown as (select t.id, t.staff, t.shift_type, t.status, t.role_on_shift, t.start_at, t.end_at from rota t
      where t.home = :home::uuid and t.start_at >= :start::timestamptz and t.start_at < :end::timestamptz and not t.is_deleted and t.staff is not null
        and t.status in ('draft', 'published', 'accepted', 'swap_requested', 'worked'))
    select h.min_staffing, (select coalesce(json_agg(w), '[]') from shown w) as shifts,
      (select coalesce(json_agg(p), '[]') from (select s.id, ${columnsSql(skillColumns, 's')} from staff s
        where s.id in (select w.staff from shown w)) p) as people,
      ${careNeedsSql(actor)} as residents, ${livedInSql('h.id')} as lived_in
    from home h where h.id = :home::uuid`,
  );

/** Of the day before too, whose night runs into the first. */
export async function readCover(
  context: RecordContext,
  db: Db,
  { actor, home, from, days }: DayRange & { readonly actor: Actor; readonly home: string },
): Promise<CoverFacts> {
  const { zone, settings } = await context.homes.factsOf(db, home);
  const [found] = await readSql(actor).run<CoverRead>(db, {
    home,
    viewer: viewerOf(actor, context.now()),
    start: momentAt(addDays(from, -1), '00:00', zone),
    end: momentAt(addDays(from, days), '00:00', zone),
  });
  return {
    shifts: found?.shifts ?? [],
    people: new Map((found?.people ?? []).map((person) => [person.id, person])),
    house: {
      min_staffing: found?.min_staffing ?? {},
      shift_times: settings.shift_times,
      care_minutes_per_hour: settings.care_minutes_per_hour,
      residents: found?.residents ?? [],
      lived_in: found?.lived_in ?? { residents: 0, first_comes_on: null },
      time_zone: zone,
    },
  };
}
