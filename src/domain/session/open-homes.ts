import { isAgencyOnly } from '../kit/people/agency-only.ts';
import { isOnDuty } from '../rota/active-shift.ts';
import type { Rota } from '../rota/rota.ts';

/** Which houses are open to a person at a moment. */

interface StaffAccess {
  readonly groups: readonly string[];
  readonly homes: readonly string[];
  readonly access_starts_at: string | null;
  readonly access_expires_at: string | null;
}

export type OwnShift = Pick<Rota, 'home' | 'start_at' | 'end_at' | 'shift_type' | 'status'>;

const minute = 60_000;
/** An agency worker reads in before the shift and writes up after it. */
const before = 30 * minute;
export const writeUpMinutes = 60;
const after = writeUpMinutes * minute;

export function withinWindow({ access_starts_at, access_expires_at }: StaffAccess, now: Date): boolean {
  const begun = access_starts_at === null || Date.parse(access_starts_at) <= now.getTime();
  const over = access_expires_at !== null && Date.parse(access_expires_at) <= now.getTime();
  return begun && !over;
}

const covers = (shift: OwnShift, now: Date): boolean =>
  Date.parse(shift.start_at) - before <= now.getTime() && now.getTime() <= Date.parse(shift.end_at) + after;

export function openHomes(access: StaffAccess, shifts: readonly OwnShift[], now: Date): readonly string[] {
  if (!withinWindow(access, now)) return [];
  if (!isAgencyOnly(access.groups)) return access.homes;
  const onShift = new Set(shifts.filter((shift) => isOnDuty(shift) && covers(shift, now)).map((shift) => shift.home));
  return access.homes.filter((home) => onShift.has(home));
}
