import { compareMoments, type Day, type Moment } from '../../kit/time/time.ts';
import { isActive } from '../active-shift.ts';
import {
  counts,
  periodOf,
  staffedShifts,
  stretchesWithin,
  type PlannedShift,
  type StaffedHouse,
  type StaffedShift,
} from '../staffing-gap.ts';

/** What a shift must have among its people. */
export const shiftSkills = {
  may_lead_shift: 'somebody to lead',
  first_aider: 'a first aider',
  medicines_competent: 'somebody competent with medicines',
} as const;
export type ShiftSkill = keyof typeof shiftSkills;

export interface CoverPerson extends Readonly<Partial<Record<ShiftSkill, boolean | null>>> {
  readonly id: string;
}

export interface CoverShift extends PlannedShift {
  readonly id: string;
}

/** Need against cover of one shift of one day, with everything its sum is made of. */
export interface CoverCell {
  readonly date: Day;
  readonly shift: StaffedShift;
  readonly from: Moment;
  readonly to: Moment;
  readonly needed: number;
  /** The fewest who are there at any time of the shift: by what is published, and with the drafts. */
  readonly published: number;
  readonly planned: number;
  /** When the plan has too few, and how many are missing. */
  readonly short: readonly { readonly from: Moment; readonly to: Moment; readonly missing: number }[];
  /** Who makes up the figure, by the ids of their shifts. */
  readonly shifts: readonly string[];
  readonly lacks: readonly ShiftSkill[];
}

const fewest = (staffed: readonly CoverShift[], period: { from: Moment; to: Moment }): number =>
  Math.min(...stretchesWithin(staffed, period).map(({ people }) => people.size));

const isThere = ({ staff, role_on_shift }: PlannedShift) => staff !== null && role_on_shift !== 'shadow';
const touches = (shift: PlannedShift, { from, to }: { from: Moment; to: Moment }) =>
  compareMoments(shift.start_at, to) < 0 && compareMoments(from, shift.end_at) < 0;

/** The shifts of one day that the house must staff. `shifts` may hold other days as well; only those at the time count. */
export function dayCover(
  shifts: readonly CoverShift[],
  day: Day,
  house: StaffedHouse,
  people: ReadonlyMap<string, CoverPerson>,
): readonly CoverCell[] {
  return staffedShifts.flatMap((shift) => {
    const needed = house.min_staffing[shift] ?? 0;
    const period = periodOf(shift, day, house);
    const at = shifts.filter((one) => isThere(one) && counts(one.shift_type, shift) && touches(one, period));
    const planned = at.filter((one) => isActive(one) || one.status === 'draft');
    // Who only reaches into a shift that nobody needs does not make it one.
    if (needed === 0 && !planned.some(({ shift_type }) => shift_type === shift)) return [];
    const short = stretchesWithin(planned, period)
      .map(({ from, to, people: there }) => ({ from, to, missing: needed - there.size }))
      .filter(({ missing }) => missing > 0);
    return [
      {
        date: day,
        shift,
        ...period,
        needed,
        published: fewest(at.filter(isActive), period),
        planned: fewest(planned, period),
        short,
        shifts: planned.map(({ id }) => id),
        lacks: shift === 'sleep_in' ? [] : lacking(planned, people),
      },
    ];
  });
}

/** A shift lead of the rota leads, whatever their file says. */
function lacking(planned: readonly CoverShift[], people: ReadonlyMap<string, CoverPerson>): readonly ShiftSkill[] {
  if (planned.length === 0 || people.size === 0) return [];
  const has = (skill: ShiftSkill) =>
    planned.some(
      ({ staff, role_on_shift }) =>
        (skill === 'may_lead_shift' && role_on_shift === 'shift_lead') || people.get(staff ?? '')?.[skill] === true,
    );
  return (['may_lead_shift', 'first_aider', 'medicines_competent'] as const).filter((skill) => !has(skill));
}

export type CoverTone = 'good' | 'watch' | 'danger';

/** Red where too few are planned, amber where it holds only with drafts or without a skill, green where it holds. */
export function coverTone({ needed, planned, published, lacks }: CoverCell): CoverTone {
  if (planned < needed) return 'danger';
  return published < needed || lacks.length > 0 ? 'watch' : 'good';
}
