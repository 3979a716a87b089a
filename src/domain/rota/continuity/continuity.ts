import { localTime, type Day, type Moment, type Time } from '../../kit/time/time.ts';
import { onShiftAt } from '../on-shift.ts';
import type { Rota } from '../rota.ts';
import { bandAt } from '../shift-of.ts';

/** How many different people a resident was cared for by: fewer is steadier. */
export interface MetResident {
  readonly resident: string;
  readonly name: string;
  /** Everyone who wrote something about them in these days. */
  readonly people: number;
  readonly entries: number;
}

/** How the house was staffed when something happened. */
export interface StaffedIncident {
  readonly id: string;
  readonly occurred_at: Moment;
  readonly incident_type: string;
  readonly severity: string;
  readonly on_duty: number;
  readonly needed: number;
}

/** Who was on duty in a house at a moment, against what it needs at that time of the day. */
export interface Staffing {
  readonly at: Moment;
  readonly on_duty: number;
  readonly needed: number;
  readonly people: readonly (Pick<Rota, 'shift_type' | 'role_on_shift' | 'start_at' | 'end_at'> & {
    readonly staff: string;
    readonly name: string;
  })[];
}

export interface Continuity {
  readonly home: string;
  readonly from: Day;
  readonly days: number;
  /** The resident who met most people first. */
  readonly residents: readonly MetResident[];
  /** Left out for whoever may not see incidents. */
  readonly incidents?: readonly StaffedIncident[];
}

export type DutyShift = Pick<Rota, 'staff' | 'shift_type' | 'status' | 'role_on_shift' | 'start_at' | 'end_at'>;

type Bands = 'early' | 'late' | 'waking_night';

interface StaffedHouse {
  readonly min_staffing: { readonly [B in Bands]?: number };
  readonly shift_times: { readonly [B in Bands]: { readonly start: Time } };
  readonly zone: string;
}

/** Whoever was awake at work in the house, the lead first. */
export const awakeAt = <S extends DutyShift>(shifts: readonly S[], moment: Moment): readonly S[] =>
  onShiftAt(shifts, moment).filter(
    ({ shift_type, role_on_shift }) =>
      shift_type !== 'on_call' && shift_type !== 'sleep_in' && shift_type !== 'office' && role_on_shift !== 'shadow',
  );

/** Who was awake at work at a moment, and how many the house needs at that time of the day. */
export function staffingAt(
  moment: Moment,
  shifts: readonly DutyShift[],
  { min_staffing, shift_times, zone }: StaffedHouse,
): { readonly on_duty: number; readonly needed: number } {
  const there = awakeAt(shifts, moment);
  const band = bandAt(localTime(moment, zone), shift_times);
  return { on_duty: new Set(there.map(({ staff }) => staff)).size, needed: min_staffing[band] ?? 0 };
}
