import { addDays, compareMoments, type Day, type Moment } from '../../kit/time/time.ts';
import type { CareNeed } from '../cover/shift-need.ts';
import type { CoverPerson } from '../cover/shift-skills.ts';
import type { LivedIn } from '../lived-in.ts';
import type { Rota } from '../rota.ts';
import type { StaffedHouse } from '../staffing-gap.ts';
import { paidHours } from '../working-hours.ts';
import type { ShiftPlan } from './shift-edit.ts';

/** The shifts of a house over some days, and everyone who could work them. */
export interface RotaGrid {
  readonly home: string;
  readonly from: Day;
  readonly days: number;
  readonly at: Moment;
  readonly min_staffing: StaffedHouse['min_staffing'];
  readonly people: readonly GridPerson[];
  readonly shifts: readonly GridShift[];
  /** What those who live there need, for whoever may read it of them. */
  readonly residents: readonly CareNeed[];
  readonly lived_in: LivedIn;
}

/** Somebody who works in the house. What they can do on a shift is told to those who plan. */
export interface GridPerson extends CoverPerson {
  readonly photo: string | null;
  readonly first_name: string;
  readonly preferred_name: string | null;
  readonly last_name: string;
  readonly role: string;
  /** For those who plan, who have to tell two people of one name apart. */
  readonly username?: string | null;
}

/** What of a shift is shown besides its plan. */
export const shownFields = [
  'id',
  'version',
  'created_by',
  'status',
  'actual_start',
  'actual_end',
  'sleep_in_disturbances',
  'swap_how',
  'swap_with',
  'swap_for',
  'swap_agreed_at',
] as const satisfies readonly (keyof Rota)[];
type ShownField = (typeof shownFields)[number];

export type GridShift = ShiftPlan & Pick<Rota, ShownField>;

/** One line of the grid: somebody's shifts by day, or those that nobody has yet. */
export interface RotaGridRow {
  readonly person: GridPerson | null;
  readonly cells: readonly (readonly GridShift[])[];
  /** Hours to pay for what is in the line. */
  readonly hours: number;
}

export const gridDays = ({ from, days }: Pick<RotaGrid, 'from' | 'days'>): readonly Day[] =>
  Array.from({ length: days }, (_, place) => addDays(from, place));

const none: readonly GridShift[] = [];

/** Staff by days, the open shifts on top. A night stands on the day on which it begins. */
export function gridRows({
  people,
  shifts,
  ...range
}: Pick<RotaGrid, 'people' | 'shifts' | 'from' | 'days'>): readonly RotaGridRow[] {
  const days = gridDays(range);
  const byPerson = Map.groupBy(shifts, ({ staff }) => staff);
  return [null, ...people].map((person) => {
    const own = byPerson.get(person?.id ?? null) ?? none;
    const byDay = Map.groupBy(
      own.toSorted((a, b) => compareMoments(a.start_at, b.start_at)),
      ({ date }) => date,
    );
    return {
      person,
      cells: days.map((day) => byDay.get(day) ?? none),
      hours: own.reduce(
        (sum, shift) => sum + paidHours({ ...shift, sleep_in_disturbances: [...shift.sleep_in_disturbances] }),
        0,
      ),
    };
  });
}
