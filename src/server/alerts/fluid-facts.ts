import { fluidAlerts, type FluidFacts } from '#domain/alerts/fluid-alerts.ts';
import { fluidDayBounds, fluidDayOf, wakingShare } from '#domain/daily-care/fluid-day.ts';
import { fluidTarget } from '#domain/daily-care/fluid-target.ts';
import { addDays } from '#domain/kit/time.ts';
import type { Resident } from '#domain/residents/resident.ts';
import { family, type Looking } from './family.ts';
import { living } from './living.ts';

/** $1 home · $2 one resident or null · $3 the start of the day before yesterday · $4 of yesterday · $5 of today · $6 now */
const drunk = (from: string, to: string): string =>
  `coalesce(sum(f.amount_ml) filter (where f.direction = 'intake' and f.occurred_at >= ${from}::timestamptz and f.occurred_at < ${to}::timestamptz), 0)::int`;
const lastDay = `f.occurred_at > $6::timestamptz - interval '24 hours'`;

const text = `select p.id as resident, coalesce(bool_or(k.fluid_intake), false) as tracked, p.gender, p.fluid_target_ml, p.fluid_restriction_ml,
    ${drunk('$5', '$6')} as today_ml, ${drunk('$4', '$5')} as yesterday_ml, ${drunk('$3', '$4')} as day_before_ml,
    max(f.occurred_at) filter (where f.direction = 'intake' and f.amount_ml > 0) as last_drink_at,
    coalesce(json_agg(json_build_object('id', f.id, 'given', f.thickness_level, 'asked', p.iddsi_fluid_level)) filter (where ${lastDay}
      and f.direction = 'intake' and f.route = 'oral' and p.has_dysphagia and p.iddsi_fluid_level is not null and f.thickness_level is distinct from p.iddsi_fluid_level), '[]') as wrong_thickness,
    coalesce(array_agg(f.urine_colour order by f.occurred_at) filter (where ${lastDay} and f.urine_colour is not null), '{}') as urine_colours
  from resident p left join care_tracking k on k.resident = p.id and not k.is_deleted
    left join fluid_intake f on f.resident = p.id and not f.is_deleted and f.occurred_at >= $3::timestamptz and f.occurred_at <= $6::timestamptz
  where ${living} and p.status = 'current' group by p.id`;

interface Row extends Omit<FluidFacts, 'target_ml' | 'restriction_ml' | 'expected_ml' | 'last_drink_at'>, Pick<Resident, 'gender' | 'fluid_target_ml' | 'fluid_restriction_ml'> {
  readonly last_drink_at: Date | string | null;
}

async function read({ db, home, resident, now, zone, settings }: Looking): Promise<readonly FluidFacts[]> {
  const house = { time_zone: zone, fluid_day_start: settings.fluid_day_start };
  const day = fluidDayOf(now, house);
  const [before, yesterday, today] = [-2, -1, 0].map((days) => fluidDayBounds(addDays(day, days), house).from);
  const rows = await db.query<Row & Record<string, unknown>>(text, [home, resident, before, yesterday, today, now]);
  return rows.map(({ gender, fluid_target_ml, fluid_restriction_ml, last_drink_at, ...row }) => {
    const target_ml = fluidTarget({ gender, fluid_target_ml, fluid_restriction_ml }, settings);
    return {
      ...row, target_ml, restriction_ml: fluid_restriction_ml,
      expected_ml: Math.round(target_ml * wakingShare(day, now, zone)),
      last_drink_at: last_drink_at === null ? null : new Date(last_drink_at).toISOString(),
    };
  });
}

export const fluidFamily = family({ rules: fluidAlerts, concerns: ['fluid_intake', 'care_tracking', 'resident'], looksBack: true, read });
