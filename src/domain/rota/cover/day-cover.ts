import { hoursBetween, instantOf, type Day, type Moment } from '../../kit/time/time.ts';
import { isActive } from '../active-shift.ts';
import {
  counts,
  isNeeded,
  leastOf,
  periodOf,
  staffedShifts,
  stretchesWithin,
  type PlannedShift,
  type StaffedHouse,
  type StaffedShift,
  type CoverStretch,
} from '../staffing-gap.ts';
import { shiftNeed, type NeedRules, type ShiftNeed } from './shift-need.ts';
import { lackedSkills, type CoverPerson, type ShiftSkill } from './shift-skills.ts';

export interface CoverShift extends PlannedShift {
  readonly id: string;
}

/** A house with what its residents need. */
export type CoveredHouse = StaffedHouse & NeedRules;

/** Need against cover of one shift of one day, with everything its sum is made of. */
export interface CoverCell {
  readonly date: Day;
  readonly shift: StaffedShift;
  readonly from: Moment;
  readonly to: Moment;
  readonly need: ShiftNeed;
  /** The fewest who are there at any time of the shift: by what is published, and with the drafts. */
  readonly published: number;
  readonly planned: number;
  /** When the plan has too few, and how many are missing. */
  readonly short: readonly { readonly from: Moment; readonly to: Moment; readonly missing: number }[];
  /** Who makes up the figure, by the ids of their shifts. */
  readonly shifts: readonly string[];
  readonly lacks: readonly ShiftSkill[];
}

const fewest = (stretches: readonly CoverStretch[]): number => Math.min(...stretches.map(({ people }) => people.size));

const isThere = ({ staff, role_on_shift }: PlannedShift) => staff !== null && role_on_shift !== 'shadow';

/** The shifts of one day that the house must staff. `shifts` may hold other days as well; only those at the time count. */
export function dayCover(
  shifts: readonly CoverShift[],
  day: Day,
  house: CoveredHouse,
  people: ReadonlyMap<string, CoverPerson>,
): readonly CoverCell[] {
  const there = shifts.filter((one) => isThere(one) && (one.status === 'draft' || isActive(one)));
  return staffedShifts.flatMap((shift) => {
    const period = periodOf(shift, day, house);
    const [from, to] = [instantOf(period.from), instantOf(period.to)];
    const planned = there.filter(
      (one) => counts(one.shift_type, shift) && instantOf(one.start_at) < to && from < instantOf(one.end_at),
    );
    const least = leastOf(shift, period, house);
    const need = shiftNeed({ shift, day, least, hours: hoursBetween(period.from, period.to) }, house);
    // Who only reaches into a shift that nobody needs does not make it one.
    if (need.people === 0 && !planned.some(({ shift_type }) => shift_type === shift)) return [];
    const stretches = stretchesWithin(planned, period);
    const active = planned.filter(isActive);
    return [
      {
        date: day,
        shift,
        ...period,
        need,
        published: active.length === planned.length ? fewest(stretches) : fewest(stretchesWithin(active, period)),
        planned: fewest(stretches),
        short: stretches
          .map((one) => ({ from: one.from, to: one.to, missing: need.people - one.people.size }))
          .filter(({ missing }) => missing > 0),
        shifts: planned.map(({ id }) => id),
        lacks:
          shift === 'sleep_in' || !isNeeded(period, house)
            ? []
            : lackedSkills(planned, people, { day, residents: house.residents }),
      },
    ];
  });
}

type CoverTone = 'good' | 'watch' | 'danger';

/** Red below the least of the house, amber below the need, with drafts only or without a skill, green where it holds. */
export function coverTone({ need, planned, published, lacks }: CoverCell): CoverTone {
  if (planned < need.least) return 'danger';
  return published < need.people || lacks.length > 0 ? 'watch' : 'good';
}
