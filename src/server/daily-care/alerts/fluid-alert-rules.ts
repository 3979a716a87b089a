import { fluidAlerts, type FluidFacts } from '#domain/alerts/rules/care/fluid-alerts.ts';
import { expectedBy, fluidDayBounds, fluidDayOf } from '#domain/daily-care/fluids/fluid-day.ts';
import { fluidRange } from '#domain/daily-care/fluids/fluid-range.ts';
import { addDays } from '#domain/kit/time/time.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';
import { ruleSet, type SweepContext } from '../../kit/alerts/rule-set.ts';
import { living } from '../../kit/alerts/living.ts';
import { unanswered } from '../../kit/alerts/open-alerts.ts';

/** `:before`, `:yesterday` and `:today` are the moments at which the fluid days of the house began. */
const drunk = (from: string, to: string): string =>
  `coalesce(sum(f.amount_ml) filter (where f.direction = 'intake' and f.occurred_at >= ${from}::timestamptz and f.occurred_at < ${to}::timestamptz), 0)::int`;
const lastDay = `f.occurred_at > :now::timestamptz - interval '24 hours'`;

/** A report of what came of it, or might have. */
const reported = `exists (select 1 from incident i where i.resident = p.id and not i.is_deleted and i.status <> 'draft' and i.incident_type in ('choking', 'near_miss', 'illness', 'other') and i.occurred_at >= d.occurred_at - interval '1 hour' and i.occurred_at <= :now::timestamptz)`;
/** A later change of the profile makes no old drink wrong: only what is of the last day, or was told of then. */
const wrongThickness = `coalesce((select json_agg(json_build_object('id', d.id, 'given', d.thickness_level, 'asked', p.iddsi_fluid_level)) from fluid_intake d where d.resident = p.id and not d.is_deleted
      and d.direction = 'intake' and d.route = 'oral' and p.has_dysphagia and p.iddsi_fluid_level is not null and d.thickness_level is distinct from p.iddsi_fluid_level and d.occurred_at <= :now::timestamptz
      and (d.occurred_at > :now::timestamptz - interval '24 hours' or ${unanswered('FL-5', 'd.id')}) and not ${reported}), '[]')`;

const residents =
  new NamedStatement(`select p.id as resident, coalesce(bool_or(k.fluid_intake), false) as tracked, p.gender, p.fluid_target_ml, p.fluid_restriction_ml,
    ${drunk(':today', ':now')} as today_ml, ${drunk(':yesterday', ':today')} as yesterday_ml, ${drunk(':before', ':yesterday')} as day_before_ml,
    max(f.occurred_at) filter (where f.direction = 'intake' and f.amount_ml > 0) as last_drink_at,
    ${wrongThickness} as wrong_thickness,
    coalesce(array_agg(f.urine_colour order by f.occurred_at) filter (where ${lastDay} and f.urine_colour is not null), '{}') as urine_colours,
    to_json(max(f.occurred_at) filter (where ${lastDay} and f.urine_colour >= 6)) #>> '{}' as dark_at
  from resident p left join care_tracking k on k.resident = p.id and not k.is_deleted
    left join fluid_intake f on f.resident = p.id and not f.is_deleted and f.occurred_at >= :before::timestamptz and f.occurred_at <= :now::timestamptz
  where ${living} and p.status = 'current' group by p.id`);

interface FluidRow
  extends
    Omit<FluidFacts, 'fluid_day' | 'day_began' | 'target_ml' | 'limit_ml' | 'expected_ml' | 'last_drink_at'>,
    Pick<Resident, 'gender' | 'fluid_target_ml' | 'fluid_restriction_ml'> {
  readonly last_drink_at: Date | string | null;
}

async function read({ db, home, resident, now, zone, settings }: SweepContext): Promise<readonly FluidFacts[]> {
  const house = { time_zone: zone, fluid_day_start: settings.fluid_day_start };
  const day = fluidDayOf(now, house);
  const [before, yesterday, today] = [-2, -1, 0].map((days) => fluidDayBounds(addDays(day, days), house).from);
  const rows = await residents.run<FluidRow>(db, {
    home,
    resident,
    before,
    yesterday,
    today,
    now,
  });
  return rows.map(({ gender, fluid_target_ml, fluid_restriction_ml, last_drink_at, ...row }) => {
    const range = fluidRange({ gender, fluid_target_ml, fluid_restriction_ml }, settings);
    return {
      ...row,
      fluid_day: day,
      day_began: today ?? now,
      ...range,
      expected_ml: expectedBy(range.target_ml, day, now, zone),
      last_drink_at: last_drink_at === null ? null : new Date(last_drink_at).toISOString(),
    };
  });
}

export const fluidAlertRules = ruleSet({
  rules: fluidAlerts,
  sweptOn: ['fluid_intake', 'care_tracking', 'resident', 'incident'],
  backTested: ['FL-1', 'FL-2', 'FL-3', 'FL-4', 'FL-6', 'FL-7'],
  read,
});
