import { fluidDayBounds, fluidDayOf } from '#domain/daily-care/fluid-day.ts';
import { overRestriction } from '#domain/daily-care/fluid-restriction.ts';
import type { AreaRules, RuleJudging } from '../kit/keeper.ts';

const soFar = `select p.fluid_restriction_ml as restriction_ml,
    (select coalesce(sum(t.amount_ml), 0)::int from fluid_intake t where t.resident = p.id and not t.is_deleted and t.direction = 'intake' and t.id is distinct from $4::uuid
      and t.occurred_at >= $2::timestamptz and t.occurred_at < $3::timestamptz) as drunk_ml
  from resident p where p.id = $1::uuid and p.fluid_restriction_ml is not null`;

async function tooMuch({ db, record, home }: RuleJudging): Promise<ReturnType<typeof overRestriction>> {
  if (record['direction'] !== 'intake' || typeof record['amount_ml'] !== 'number') return null;
  const house = { fluid_day_start: home.settings.fluid_day_start, time_zone: home.zone };
  const { from, to } = fluidDayBounds(fluidDayOf(String(record['occurred_at']), house), house);
  const [found] = await db.query<{ restriction_ml: number; drunk_ml: number }>(soFar, [record['resident'], from, to, record['id'] ?? null]);
  return found ? overRestriction(found.restriction_ml, found.drunk_ml, record['amount_ml']) : null;
}

/** Whoever may drink only so much is asked about before it is passed, on whichever way the drink is written down. */
export const fluidRules: AreaRules = {
  async warn(asking) {
    const over = await tooMuch(asking);
    return over ? { amount_ml: ['over_restriction', `At most ${over.allowed_ml} ml a day is allowed, and with this it is ${over.total_ml} ml. Is the amount right?`] } : {};
  },
};
