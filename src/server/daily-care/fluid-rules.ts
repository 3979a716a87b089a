import { fluidDayBounds, fluidDayOf } from '#domain/daily-care/fluid-day.ts';
import { overRestriction } from '#domain/daily-care/fluid-restriction.ts';
import type { AreaRules, RuleJudging } from '../kit/keeper.ts';

const soFar = `select coalesce(sum(amount_ml), 0)::int as drunk_ml from fluid_intake where resident = $1::uuid and not is_deleted and direction = 'intake' and id is distinct from $4::uuid
  and occurred_at >= $2::timestamptz and occurred_at < $3::timestamptz`;

/** Only for the few who have a limit is the day added up. */
async function tooMuch({ db, record, home, resident }: RuleJudging): Promise<ReturnType<typeof overRestriction>> {
  const limit = resident?.['fluid_restriction_ml'];
  if (typeof limit !== 'number' || record['direction'] !== 'intake' || typeof record['amount_ml'] !== 'number') return null;
  const house = { fluid_day_start: home.settings.fluid_day_start, time_zone: home.zone };
  const { from, to } = fluidDayBounds(fluidDayOf(String(record['occurred_at']), house), house);
  const [found] = await db.query<{ drunk_ml: number }>(soFar, [record['resident'], from, to, record['id'] ?? null]);
  return overRestriction(limit, found?.drunk_ml ?? 0, record['amount_ml']);
}

/** Whoever may drink only so much is asked about before it is passed, on whichever way the drink is written down. */
export const fluidRules: AreaRules = {
  async warn(asking) {
    const over = await tooMuch(asking);
    return over ? { amount_ml: ['over_restriction', `At most ${over.allowed_ml} ml a day is allowed, and with this it is ${over.total_ml} ml. Is the amount right?`] } : {};
  },
};
