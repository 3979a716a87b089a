import type { Stretch } from '#domain/handover/material/material.ts';
import { shiftChange, type ShiftChange } from '#domain/handover/shift-change.ts';
import { addHours } from '#domain/kit/time/time.ts';
import type { MaterialContext } from './read-material.ts';

// Composed when it was given: what was written between giving and receiving belongs to the next one.
const received = `select max(coalesce(given_at, received_at)) as at from handover where home = $1 and not is_deleted and status = 'received' and received_at <= $2::timestamptz`;

/** The change of shift that the house is at. */
export async function changeAt(
  { db, homes }: MaterialContext,
  home: string,
  now: string,
): Promise<ShiftChange & { readonly zone: string }> {
  const { zone, settings } = await homes.factsOf(db, home);
  return { ...shiftChange(now, zone, settings.shift_times), zone };
}

/** From the last handover that was received, or a day back where there is none, to the end of the coming shift. */
export async function stretchOf(
  reading: MaterialContext,
  home: string,
  now: string,
): Promise<Stretch & { readonly starts: string }> {
  const [last] = await reading.db.query<{ at: Date | string | null }>(received, [home, now]);
  const { starts, ends, zone } = await changeAt(reading, home, now);
  return { since: last?.at ? new Date(last.at).toISOString() : addHours(now, -24), now, until: ends, starts, zone };
}
