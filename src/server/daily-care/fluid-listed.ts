import { fluidColumns, type FluidFound } from '#domain/daily-care/fluid-columns.ts';
import { fluidDayBounds, fluidDayOf } from '#domain/daily-care/fluid-day.ts';
import { fluidIntake, type FluidIntake } from '#domain/daily-care/fluid-intake.ts';
import { runningTotals, type Drink } from '#domain/daily-care/running-totals.ts';
import type { PageAsking } from '../kit/keeper.ts';
import { leaveTo, rowsSql, type Leave } from '../kit/leave.ts';
import { readsDeparted, scopeSql } from '../kit/scope.ts';
import { workingOut } from '../kit/working-out.ts';
import { stretchesOf } from './stretches.ts';

const drunkSql = (leave: Leave): string => `select t.id, t.resident, t.occurred_at, t.direction, t.amount_ml, t.is_deleted
  from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as q(resident, since, until)
  join fluid_intake t on t.resident = q.resident and t.occurred_at >= q.since and t.occurred_at <= q.until
  where t.direction = 'intake' and not t.is_deleted and $4::uuid is not null and ${rowsSql(fluidIntake, leave, '$4::uuid')} and ${scopeSql(fluidIntake, '$5::uuid[]', '$6::boolean')}`;

interface Drunk extends Drink, Record<string, unknown> {
  readonly resident: string;
}

/** Everything drunk from the beginning of the first fluid day on the page until its last drink, person by person. */
async function findTotals({ keeper, actor, rows, houseOf }: PageAsking): Promise<ReadonlyMap<string, FluidFound>> {
  const people = stretchesOf(rows).map(({ resident, row, first, last }) => {
    const { settings, zone } = houseOf(row);
    const house = { fluid_day_start: settings.fluid_day_start, time_zone: zone };
    return { resident, house, since: fluidDayBounds(fluidDayOf(first, house), house).from, until: last };
  });
  const values = [people.map(({ resident }) => resident), people.map(({ since }) => since), people.map(({ until }) => until), actor.id, actor.homes, readsDeparted(actor)];
  const drunk = Map.groupBy(await keeper.db.query<Drunk>(drunkSql(leaveTo(actor, 'view', fluidIntake)), values), (one) => one.resident);
  const totals = new Map(people.flatMap(({ resident, house }) => [...runningTotals(drunk.get(resident) ?? [], house)]));
  return new Map(rows.map((row) => [row.id, { total: totals.get(row.id) ?? null }]));
}

export const fluidListed = workingOut<FluidIntake, FluidFound>({ find: findTotals, of: fluidColumns });
