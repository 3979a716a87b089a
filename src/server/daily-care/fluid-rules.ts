import { fluidIntake, type FluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { fluidDayBounds, fluidDayOf } from '#domain/daily-care/fluids/fluid-day.ts';
import { millilitres } from '#domain/daily-care/fluids/fluid-range.ts';
import { overRestriction } from '#domain/daily-care/fluids/fluid-restriction.ts';
import type { Warning } from '#domain/kit/vocabulary/warnings.ts';
import { rulesFor, type ValidationContext } from '../kit/context/record-context.ts';

const soFar = `select coalesce(sum(amount_ml), 0)::int as drunk_ml from fluid_intake where resident = $1::uuid and not is_deleted and direction = 'intake' and id is distinct from $4::uuid
  and occurred_at >= $2::timestamptz and occurred_at < $3::timestamptz`;

/** A drink as it is to stand on the fluid chart. */
interface Drink {
  readonly id: unknown;
  readonly resident: unknown;
  readonly occurred_at: unknown;
  readonly amount_ml: number;
}

/** Whoever may drink only so much is asked about before it is passed. Only for the few who have a limit is the day added up. */
export async function tooMuch(
  { db, home, resident }: Pick<ValidationContext<FluidIntake>, 'db' | 'home' | 'resident'>,
  drink: Drink,
): Promise<Warning | null> {
  const limit = resident?.fluid_restriction_ml;
  if (typeof limit !== 'number') return null;
  const house = { fluid_day_start: home.settings.fluid_day_start, time_zone: home.zone };
  const { from, to } = fluidDayBounds(fluidDayOf(String(drink.occurred_at), house), house);
  const [found] = await db.query<{ drunk_ml: number }>(soFar, [drink.resident, from, to, drink.id ?? null]);
  const over = overRestriction(limit, found?.drunk_ml ?? 0, drink.amount_ml);
  return (
    over && [
      'over_restriction',
      `At most ${millilitres(over.allowed_ml)} a day is allowed, and with this it is ${millilitres(over.total_ml)}. Is the amount right?`,
    ]
  );
}

export const fluidRules = rulesFor(fluidIntake, {
  async warn(asking) {
    const { id, resident, occurred_at, direction, amount_ml } = asking.record;
    if (direction !== 'intake' || typeof amount_ml !== 'number') return {};
    const doubt = await tooMuch(asking, { id, resident, occurred_at, amount_ml });
    return doubt ? { amount_ml: doubt } : {};
  },
});
