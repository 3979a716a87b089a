import { addDays, addMinutes, daysBetween, hoursBetween, momentAt, wallClock, type Day } from '../../kit/time/time.ts';
import { longestShiftHours } from '../rota.ts';
import type { ShiftPlan } from './shift-edit.ts';

/** The same shift on another day or with another person: by the clock on the wall, whatever the clocks do in between. */
export function movedShift(
  shift: ShiftPlan,
  to: { readonly staff: string | null; readonly date: Day },
  zone: string,
): ShiftPlan {
  const days = daysBetween(shift.date, to.date);
  const at = (moment: string) => {
    const { day, time } = wallClock(moment, zone);
    return days === 0 ? moment : momentAt(addDays(day, days), time, zone);
  };
  const isTheirs = to.staff === shift.staff;
  return {
    ...shift,
    ...to,
    start_at: at(shift.start_at),
    end_at: at(shift.end_at),
    // Why a rule was overridden was said of one person on one day.
    override_reason: isTheirs && days === 0 ? shift.override_reason : null,
  };
}

const shortestHours = 0.25;

/** Ends so much later, or earlier; as it was where that would leave nothing of it, or too much. */
export function lengthenedShift(shift: ShiftPlan, minutes: number): ShiftPlan {
  const end_at = addMinutes(shift.end_at, minutes);
  const hours = hoursBetween(shift.start_at, end_at);
  return hours < shortestHours || hours > longestShiftHours ? shift : { ...shift, end_at };
}
