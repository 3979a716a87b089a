import { addDays, momentAt, wallClock, type Day, type Time } from '../../kit/time/time.ts';
import type { Rota } from '../rota.ts';
import { planOf, type ShiftPlan } from './shift-edit.ts';

/** A shift as a planner writes it down: its hours by the clock on the wall. */
export interface SheetValues extends Omit<ShiftPlan, 'start_at' | 'end_at'> {
  readonly starts: Time;
  readonly ends: Time;
}

export const sheetOf = (plan: ShiftPlan, zone: string): SheetValues => {
  const { start_at, end_at, ...rest } = planOf(plan);
  return { ...rest, starts: wallClock(start_at, zone).time, ends: wallClock(end_at, zone).time };
};

/** The plan of what was written. It ends the next day where it ends before it starts; hours that nobody touched stay to the second. */
export function planFromSheet(
  { starts, ends, ...rest }: SheetValues,
  before: ShiftPlan | null,
  zone: string,
): ShiftPlan {
  const was = before && sheetOf(before, zone);
  if (before && was?.date === rest.date && was.starts === starts && was.ends === ends)
    return planOf({ ...rest, start_at: before.start_at, end_at: before.end_at });
  const last: Day = ends <= starts ? addDays(rest.date, 1) : rest.date;
  return planOf({ ...rest, start_at: momentAt(rest.date, starts, zone), end_at: momentAt(last, ends, zone) });
}

type ShiftTimes = Readonly<Partial<Record<string, { readonly start: Time; readonly end: Time }>>>;

/** Another sort of shift brings its own hours, where the house keeps some for it. */
export function hoursFollow(
  type: Rota['shift_type'],
  times: ShiftTimes,
): Partial<Pick<SheetValues, 'starts' | 'ends'>> {
  const hours = times[type];
  return hours ? { starts: hours.start, ends: hours.end } : {};
}
