import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import { nameInList } from '#domain/kit/names/names-apart.ts';
import { staff as staffEntity } from '#domain/staff/person/staff.ts';
import { withJobs } from '../../kit/person/person-options.ts';
import type { CoverCell } from '#domain/rota/cover/day-cover.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { lengthenedShift, movedShift } from '#domain/rota/grid/moved-shift.ts';
import type { GridPerson, GridShift } from '#domain/rota/grid/rota-grid.ts';
import { editStep, type ShiftEdit, type ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import { shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { v7 } from 'uuid';

/** What edits are said in: the clock of the house, and its people. */
export interface PlanningWords {
  zone: string;
  people: readonly GridPerson[];
}

export interface CellPlace {
  staff: string | null;
  date: Day;
}

export const nameOf = (staff: string | null, { people }: PlanningWords): string => {
  const colleagues = withJobs(staffEntity, people);
  const person = colleagues.find(({ id }) => id === staff);
  return person ? nameInList(person, colleagues) : staff === null ? 'Open' : 'Somebody else';
};

/** `Early 07:30–15:00, Mon 16 Nov, Joy Osei` */
export const planWords = (plan: ShiftPlan, words: PlanningWords): string =>
  `${shiftName(plan.shift_type)} ${shiftTimes(plan, words.zone)}, ${weekdayAndDay(plan.date)}, ${nameOf(plan.staff, words)}`;

export const added = (plan: ShiftPlan, words: PlanningWords): ShiftEdit => ({
  words: `${planWords(plan, words)}: added`,
  steps: [editStep(v7(), null, plan)],
});

export const changed = (shift: GridShift, after: ShiftPlan, words: PlanningWords): ShiftEdit => ({
  words: `${planWords(after, words)}: changed`,
  steps: [editStep(shift.id, shift, after)],
});

export const moved = (shift: GridShift, to: CellPlace, words: PlanningWords): ShiftEdit => {
  const after = movedShift(shift, to, words.zone);
  return { words: `${planWords(after, words)}: moved here`, steps: [editStep(shift.id, shift, after)] };
};

export const copied = (plan: ShiftPlan, to: CellPlace, words: PlanningWords): ShiftEdit => {
  const after = movedShift({ ...plan, override_reason: null, cover_for: null }, to, words.zone);
  return { words: `${planWords(after, words)}: copied here`, steps: [editStep(v7(), null, after)] };
};

export const lengthened = (shift: GridShift, minutes: number, words: PlanningWords): ShiftEdit => {
  const after = lengthenedShift(shift, minutes);
  return { words: `${planWords(after, words)}: new hours`, steps: [editStep(shift.id, shift, after)] };
};

export const takenOff = (shift: GridShift, words: PlanningWords): ShiftEdit => ({
  words: `${planWords(shift, words)}: taken off`,
  steps: [editStep(shift.id, shift, null)],
});

/** A whole shift for somebody, where one is missing. */
export const planForGap = (
  { date, shift, from, to }: Pick<CoverCell, 'date' | 'shift' | 'from' | 'to'>,
  staff: string,
): ShiftPlan => ({
  date,
  shift_type: shift,
  start_at: from,
  end_at: to,
  break_minutes: shift === 'sleep_in' ? 0 : 30,
  staff,
  role_on_shift: 'support',
  one_to_one_resident: null,
  cover_for: null,
  override_reason: null,
  notes: null,
});

/** Whole weeks that the server copied. */
export const copiedInOne = (made: readonly { id: string; plan: ShiftPlan }[]): ShiftEdit => ({
  words: `${made.length} shifts copied`,
  steps: made.map(({ id, plan }) => editStep(id, null, plan)),
});
