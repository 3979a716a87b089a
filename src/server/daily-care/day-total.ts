import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fluidDay, fluidDayBounds, fluidDayOf, type FluidEntry } from '#domain/daily-care/fluid-day.ts';
import { fluidIntake } from '#domain/daily-care/fluid-intake.ts';
import { fluidTarget } from '#domain/daily-care/fluid-target.ts';
import { settingsOf } from '#domain/homes/settings.ts';
import { isId, readValue } from '#domain/kit/read-value.ts';
import { resident, type Resident } from '#domain/residents/resident.ts';
import type { Keeper } from '../kit/keeper.ts';
import { leaveTo } from '../kit/leave.ts';
import { invalid } from '../kit/refusals.ts';
import { actorOf, declareCall } from '../kit/route.ts';
import { find } from '../kit/store.ts';

const entries = `select occurred_at, direction, amount_ml, is_deleted from fluid_intake where resident = $1 and occurred_at >= $2 and occurred_at < $3 order by occurred_at`;

function asked(request: FastifyRequest): { readonly id: string; readonly date: string | null } {
  const { resident: id, date } = request.query as { readonly resident?: string; readonly date?: string };
  if (!isId(id)) throw invalid({ resident: 'Resident must be chosen from the list.' });
  if (!date) return { id, date: null };
  const reading = readValue({ kind: 'date', label: 'Date' }, date);
  if ('wrong' in reading) throw invalid({ date: reading.wrong });
  return { id, date };
}

/** What one resident drank on one fluid day, against the target and the pace of the day. */
export function declareDayTotal(app: FastifyInstance, keeper: Keeper): void {
  declareCall(app, {
    method: 'GET', path: '/api/fluid-intake/day-total', asks: 'view fluid_intake',
    async answer(request) {
      const actor = actorOf(request);
      leaveTo(actor, 'view', fluidIntake);
      const { id, date } = asked(request);
      const person = (await find(keeper, keeper.db, actor, resident, id)) as Resident;
      const home = await keeper.homes.factsOf(keeper.db, person.home);
      const settings = settingsOf({ settings: home.settings });
      const house = { time_zone: home.zone, fluid_day_start: settings.fluid_day_start };
      const now = keeper.now();
      const day = date ?? fluidDayOf(now, house);
      const { from, to } = fluidDayBounds(day, house);
      const rows = await keeper.db.query<FluidEntry>(entries, [id, from, to]);
      const target_ml = fluidTarget(person, settings);
      return { resident: id, date: day, from, to, target_ml, ...fluidDay(rows, { ...house, day, now, target_ml }) };
    },
  });
}
