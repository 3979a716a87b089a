import { fluidDayBounds, fluidDayOf } from '#domain/daily-care/fluids/fluid-day.ts';
import { fluidRange, isOverLimit } from '#domain/daily-care/fluids/fluid-range.ts';
import { weightChange, type Weighing, type WeightChange } from '#domain/daily-care/weight/weight-change.ts';
import { addDays } from '#domain/kit/time/time.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import { livingIn } from '../kit/schema/living-in.ts';
import type { Overlooking } from './overlooking.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

const living = livingIn('$1');
const called = personNameSql('p');

const places = `select count(*)::int as residents, count(*) filter (where p.status = 'current')::int as in_house, count(*) filter (where p.status = 'hospital')::int as in_hospital,
  count(*) filter (where p.status = 'on_leave')::int as on_leave from resident p where ${living}`;

interface Places {
  readonly residents: number;
  readonly in_house: number;
  readonly in_hospital: number;
  readonly on_leave: number;
}

export async function occupancy({ db, home }: Overlooking): Promise<unknown> {
  const [row] = await db.query<Places & Record<string, unknown>>(places, [home.id]);
  return {
    ...row,
    max_residents: home.max_residents,
    vacancies: Math.max(0, home.max_residents - (row?.residents ?? 0)),
  };
}

/** Only those who are watched, or of whom something was recorded: nobody else is expected to have a figure. */
const drunk = `select p.id as resident, ${called} as name, p.gender, p.fluid_target_ml, p.fluid_restriction_ml,
    coalesce(sum(f.amount_ml) filter (where f.direction = 'intake'), 0)::int as intake_ml
  from resident p left join fluid_intake f on f.resident = p.id and not f.is_deleted and f.occurred_at >= $2 and f.occurred_at < $3
  where ${living} and p.status = 'current'
  group by p.id having count(f.id) > 0 or exists (select 1 from care_tracking c where c.resident = p.id and c.fluid_intake and not c.is_deleted)
  order by p.last_name, p.id`;

type Drinker = Pick<Resident, 'gender' | 'fluid_target_ml' | 'fluid_restriction_ml'> & {
  readonly resident: string;
  readonly name: string;
  readonly intake_ml: number;
};

export async function fluids({ db, home, settings, now }: Overlooking): Promise<unknown> {
  const clock = { time_zone: home.time_zone, fluid_day_start: settings.fluid_day_start };
  const day = addDays(fluidDayOf(now, clock), -1);
  const { from, to } = fluidDayBounds(day, clock);
  const rows = await db.query<Drinker & Record<string, unknown>>(drunk, [home.id, from, to]);
  const measured = rows.map((row) => ({
    resident: row.resident,
    name: row.name,
    intake_ml: row.intake_ml,
    ...fluidRange(row, settings),
  }));
  return {
    date: day,
    watched: measured.length,
    below_target: measured.filter(({ intake_ml, target_ml }) => target_ml !== null && intake_ml < target_ml),
    over_limit: measured.filter(isOverLimit),
  };
}

/** Half a year and the month of leeway that its comparison allows. */
const weighed = `select p.id as resident, ${called} as name, w.occurred_at, w.outcome, w.weight_kg, w.is_deleted
  from resident p join weight w on w.resident = p.id and not w.is_deleted and w.outcome = 'measured' and w.occurred_at > $2::timestamptz - interval '210 days' and w.occurred_at <= $2::timestamptz
  where ${living} order by p.last_name, p.id, w.occurred_at`;

type WeightRow = Weighing & { readonly resident: string; readonly name: string };

export async function weightLoss({ db, home, settings, now }: Overlooking): Promise<unknown> {
  const limits = {
    pct_change_1m: settings.weight_loss_pct_1m,
    pct_change_3m: settings.weight_loss_pct_3m,
    pct_change_6m: settings.weight_loss_pct_6m,
  };
  const isLosing = (change: WeightChange): boolean =>
    Object.entries(limits).some(([name, limit]) => (change[name as keyof typeof limits] ?? 0) <= -limit);
  const rows = await db.query<WeightRow & Record<string, unknown>>(weighed, [home.id, now]);
  return [...Map.groupBy(rows, ({ resident }) => resident).values()].flatMap((own) => {
    const last = own.at(-1);
    const change = last ? weightChange(last, own.slice(0, -1)) : null;
    return last && change && isLosing(change)
      ? [
          {
            resident: last.resident,
            name: last.name,
            weight_kg: last.weight_kg,
            weighed_at: last.occurred_at,
            ...change,
          },
        ]
      : [];
  });
}

const weeks = 4;
/** Seven days each, the newest last. */
const happened = `select array(
    select (select count(*)::int from incident i where i.home = $1 and not i.is_deleted
      and i.occurred_at > $2::timestamptz - (w + 1) * interval '7 days' and i.occurred_at <= $2::timestamptz - w * interval '7 days')
    from generate_series(${weeks - 1}, 0, -1) as w) as by_week,
  (select count(*)::int from incident i where i.home = $1 and not i.is_deleted and i.status <> 'closed') as open`;

export async function incidents({ db, home, now }: Overlooking): Promise<unknown> {
  const [row] = await db.query<{ by_week: number[]; open: number }>(happened, [home.id, now]);
  const by_week = row?.by_week ?? [];
  return { last_28_days: by_week.reduce((sum, count) => sum + count, 0), by_week, open: row?.open ?? 0 };
}
