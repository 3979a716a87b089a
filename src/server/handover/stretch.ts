import type { Stretch } from '#domain/handover/material.ts';
import { shiftChange } from '#domain/handover/shift-change.ts';
import { settingsOf, type GivenSettings } from '#domain/kit/house-settings.ts';
import { addHours } from '#domain/kit/time.ts';
import type { Keeper } from '../kit/keeper.ts';

const received = `select max(received_at) as at from handover where home = $1 and not is_deleted and status = 'received' and received_at <= $2::timestamptz`;

/** From the last handover that was received, or a day back where there is none, to the end of the coming shift. */
export async function stretchOf({ db, homes }: Keeper, home: string, now: string): Promise<Stretch> {
  const facts = await homes.factsOf(db, home);
  const { shift_times } = settingsOf({ settings: facts.settings as GivenSettings });
  const [last] = await db.query<{ at: Date | string | null }>(received, [home, now]);
  const since = last?.at ? new Date(last.at).toISOString() : addHours(now, -24);
  return { since, now, until: shiftChange(now, facts.zone, shift_times).ends, zone: facts.zone };
}
