import { fluidDayBounds, fluidDayOf } from '#domain/daily-care/fluids/fluid-day.ts';
import { fluidRange, isOverLimit } from '#domain/daily-care/fluids/fluid-range.ts';
import { weightChange, type Weighing, type WeightChange } from '#domain/daily-care/weight/weight-change.ts';
import type { FigureItem, Occupancy } from '#domain/house-overview/overview.ts';
import { dayWords } from '#domain/kit/time/day-words.ts';
import { addDays, localDay } from '#domain/kit/time/time.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import { livingIn } from '../../kit/schema/living-in.ts';
import { personNameSql, personOrderSql } from '../../kit/schema/person-name-sql.ts';
import { counted, figureReader, type FigureContext } from './figure-context.ts';

const living = livingIn('$1');
const called = personNameSql('p');

const places = `select count(*)::int as residents, count(*) filter (where p.status = 'current')::int as in_house, count(*) filter (where p.status = 'hospital')::int as in_hospital,
  count(*) filter (where p.status = 'on_leave')::int as on_leave from resident p where ${living}`;

type Places = Omit<Occupancy, 'max_residents' | 'vacancies'>;

export async function occupancy({ db, home }: FigureContext): Promise<Occupancy> {
  const [row] = await db.query<Places>(places, [home.id]);
  const { residents = 0, in_house = 0, in_hospital = 0, on_leave = 0 } = row ?? {};
  const { max_residents } = home;
  const vacancies = Math.max(0, max_residents - residents);
  return { residents, in_house, in_hospital, on_leave, max_residents, vacancies };
}

/** Only those who are watched, or of whom something was recorded: nobody else is expected to have a figure. */
const drunk = `select p.id as resident, ${called} as name, p.gender, p.fluid_target_ml, p.fluid_restriction_ml,
    coalesce(sum(f.amount_ml) filter (where f.direction = 'intake'), 0)::int as intake_ml
  from resident p left join fluid_intake f on f.resident = p.id and not f.is_deleted and f.occurred_at >= $2 and f.occurred_at < $3
  where ${living} and p.status = 'current'
  group by p.id having count(f.id) > 0 or exists (select 1 from care_tracking c where c.resident = p.id and c.fluid_intake and not c.is_deleted)
  order by ${personOrderSql('p')}`;

type Drinker = Pick<Resident, 'gender' | 'fluid_target_ml' | 'fluid_restriction_ml'> & {
  readonly resident: string;
  readonly name: string;
  readonly intake_ml: number;
};

const person = (resident: string, name: string, detail: string): FigureItem => ({
  entity: 'resident',
  id: resident,
  resident,
  name,
  detail,
});

export const fluids = figureReader({
  figures: ['fluids_below', 'fluids_over'],
  permission: ['view', 'fluid_intake'],
  async read({ db, home, settings, now }) {
    const clock = { time_zone: home.time_zone, fluid_day_start: settings.fluid_day_start };
    const { from, to } = fluidDayBounds(addDays(fluidDayOf(now, clock), -1), clock);
    const rows = await db.query<Drinker>(drunk, [home.id, from, to]);
    const measured = rows.map((row) => ({ ...row, ...fluidRange(row, settings) }));
    const listed = (of: typeof measured, limit: 'target_ml' | 'limit_ml') =>
      counted(of.map((row) => person(row.resident, row.name, `${row.intake_ml} of ${row[limit]} ml`)));
    return {
      fluids_below: listed(
        measured.filter(({ intake_ml, target_ml }) => target_ml !== null && intake_ml < target_ml),
        'target_ml',
      ),
      fluids_over: listed(measured.filter(isOverLimit), 'limit_ml'),
    };
  },
});

/** Half a year and the month of leeway that its comparison allows. */
const weighed = `select p.id as resident, ${called} as name, w.occurred_at, w.outcome, w.weight_kg, w.is_deleted
  from resident p join weight w on w.resident = p.id and not w.is_deleted and w.outcome = 'measured' and w.occurred_at > $2::timestamptz - interval '210 days' and w.occurred_at <= $2::timestamptz
  where ${living} order by ${personOrderSql('p')}, w.occurred_at`;

type WeightRow = Weighing & { readonly resident: string; readonly name: string };

const spans = {
  pct_change_1m: { limit: (settings: HomeSettings) => settings.weight_loss_pct_1m, words: 'in a month' },
  pct_change_3m: { limit: (settings: HomeSettings) => settings.weight_loss_pct_3m, words: 'in three months' },
  pct_change_6m: { limit: (settings: HomeSettings) => settings.weight_loss_pct_6m, words: 'in six months' },
} as const satisfies { readonly [S in keyof WeightChange]?: unknown };

/** `−5.2 % in a month`, for every span in which it is more than the house allows. */
const losses = (change: WeightChange, settings: HomeSettings): readonly string[] =>
  keysOf(spans).flatMap((span) => {
    const pct = change[span];
    const { limit, words } = spans[span];
    return pct !== null && pct <= -limit(settings) ? [`−${Math.abs(pct).toFixed(1)} % ${words}`] : [];
  });

export const weightLoss = figureReader({
  figures: ['weight_loss'],
  permission: ['view', 'weight'],
  async read({ db, home, settings, now }) {
    const rows = await db.query<WeightRow>(weighed, [home.id, now]);
    const losing = [...Map.groupBy(rows, ({ resident }) => resident).values()].flatMap((own) => {
      const last = own.at(-1);
      const lost = last ? losses(weightChange(last, own.slice(0, -1)), settings) : [];
      if (!last || lost.length === 0) return [];
      const on = dayWords(localDay(last.occurred_at, home.time_zone));
      return [person(last.resident, last.name, `${last.weight_kg} kg on ${on}, ${lost.join(', ')}`)];
    });
    return { weight_loss: counted(losing) };
  },
});
