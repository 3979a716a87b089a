import { expectedBy, fluidDayBounds, fluidDayOf } from '#domain/daily-care/fluids/fluid-day.ts';
import { fluidRange } from '#domain/daily-care/fluids/fluid-range.ts';
import type { BoardFluid } from '#domain/homes/board.ts';
import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import type { Day, Moment } from '#domain/kit/time/time.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Actor } from '../kit/access/actor.ts';
import { auditAuditorView } from '../kit/history/audit-view.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { notFound } from '../kit/runtime/refusals.ts';

/** A house at this moment: its clock, its settings and its fluid day. */
export interface HouseNow {
  readonly id: string;
  readonly zone: string;
  readonly settings: HomeSettings;
  readonly now: Moment;
  readonly day: Day;
  readonly from: Moment;
  readonly to: Moment;
}

/** Opens a house to somebody who works there; an auditor's look at everyone in it is written down. */
export async function enterHouse(context: RecordContext, actor: Actor, id: string, looksAt: string): Promise<HouseNow> {
  if (!actor.homes.includes(id)) throw notFound();
  const now = context.now();
  await auditAuditorView(context, actor, { entity: resident.name, home: id, summary: looksAt });
  const { zone, settings } = await context.homes.factsOf(context.db, id);
  const clock = { time_zone: zone, fluid_day_start: settings.fluid_day_start };
  const day = fluidDayOf(now, clock);
  return { id, zone, settings, now, day, ...fluidDayBounds(day, clock) };
}

export type Drinker = Parameters<typeof fluidRange>[0];
export type DrinkFigures = Pick<BoardFluid, 'is_tracked' | 'intake_ml' | 'offers'>;

/** The fluid day so far against its target and its ceiling, and against the hour where fluids are watched. */
export function fluidSoFar(drunk: DrinkFigures, drinker: Drinker, { settings, day, now, zone }: HouseNow): BoardFluid {
  const range = fluidRange(drinker, settings);
  return {
    date: day,
    ...drunk,
    ...range,
    expected_ml: drunk.is_tracked ? expectedBy(range.target_ml, day, now, zone) : null,
  };
}
