import type { Day } from '../../kit/time/time.ts';
import type { StaffedShift } from '../staffing-gap.ts';

type ByShift = { readonly [S in Exclude<StaffedShift, 'sleep_in'>]?: number | null } | null;

/** What the rota looks at of somebody who lives in the house. */
export interface CareNeed {
  readonly id: string;
  readonly name: string;
  readonly care_minutes: ByShift;
  readonly one_to_one_hours: ByShift;
  readonly mobility: string | null;
  readonly personal_care_by: string | null;
  /** The day on which they move in or come back; null for whoever is in the house. */
  readonly since: Day | null;
}

/** How many people a shift needs, with the figures its sum is made of. */
export interface ShiftNeed {
  /** The house has never fewer. */
  readonly least: number;
  readonly care_minutes: number;
  readonly one_to_one_hours: number;
  /** Hours of work that both make, one person's care being `care_minutes_per_hour` of an hour. */
  readonly work_hours: number;
  readonly people: number;
}

export interface NeedRules {
  readonly care_minutes_per_hour: number;
  readonly residents: readonly CareNeed[];
}

type Wakes = Exclude<StaffedShift, 'sleep_in'>;
const wakes = (shift: StaffedShift): shift is Wakes => shift !== 'sleep_in';

export const isThereOn = ({ since }: CareNeed, day: Day): boolean => since === null || since <= day;

/** One resident's part of the need of a shift. */
export interface NeedLine {
  readonly resident: string;
  readonly name: string;
  readonly care_minutes: number;
  readonly one_to_one_hours: number;
}

/** Whose care makes the need of a shift, the most first. A sleep-in is there for whatever may happen and for nobody by the minute. */
export function needLines(shift: StaffedShift, day: Day, residents: readonly CareNeed[]): readonly NeedLine[] {
  if (!wakes(shift)) return [];
  return residents
    .filter((resident) => isThereOn(resident, day))
    .map(({ id, name, care_minutes, one_to_one_hours }) => ({
      resident: id,
      name,
      care_minutes: care_minutes?.[shift] ?? 0,
      one_to_one_hours: Number(one_to_one_hours?.[shift] ?? 0),
    }))
    .filter((line) => line.care_minutes > 0 || line.one_to_one_hours > 0)
    .toSorted((a, b) => b.one_to_one_hours - a.one_to_one_hours || b.care_minutes - a.care_minutes);
}

const sumOf = (lines: readonly NeedLine[], name: 'care_minutes' | 'one_to_one_hours'): number =>
  lines.reduce((sum, line) => sum + line[name], 0);

interface AskedShift {
  readonly shift: StaffedShift;
  readonly day: Day;
  readonly hours: number;
  readonly least: number;
}

/** Whichever is more: what the house has at least, or as many as the hours of work of its residents take. */
export function shiftNeed(
  { shift, day, hours, least }: AskedShift,
  { residents, care_minutes_per_hour }: NeedRules,
): ShiftNeed {
  const lines = needLines(shift, day, residents);
  const [care_minutes, one_to_one_hours] = [sumOf(lines, 'care_minutes'), sumOf(lines, 'one_to_one_hours')];
  const work_hours = care_minutes / care_minutes_per_hour + one_to_one_hours;
  // Hundredths of a person are rounding, not work.
  const people = Math.max(least, Math.ceil(work_hours / hours - 0.01));
  return { least, care_minutes, one_to_one_hours, work_hours, people };
}
