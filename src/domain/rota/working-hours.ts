import { addHours, compareMoments, hoursBetween, type Moment } from '../kit/time/time.ts';

export interface WorkedShift {
  shift_type: string;
  status: string;
  start_at: Moment;
  end_at: Moment;
  actual_start: Moment | null;
  actual_end: Moment | null;
  break_minutes: number;
  sleep_in_disturbances: { from: Moment; to: Moment }[];
}

/** Weeks over which the average is taken: 17, or 26 where care must not be interrupted (reg. 17 and 21). */
type AverageWeeks = 17 | 26;

const notWork = new Set(['on_call', 'annual_leave', 'sick', 'off']);
const notWorked = new Set(['declined', 'absent', 'cancelled']);

/** Being on call from home, leave and sickness are no work, nor is a shift that fell through. */
export const isWork = (shift: { shift_type: string; status: string }): boolean =>
  !notWork.has(shift.shift_type) && !notWorked.has(shift.status);

/** Mean hours a week up to a moment. All time on the premises counts, a sleep-in included. */
export function averageWeeklyHours(shifts: WorkedShift[], until: Moment, weeks: AverageWeeks = 17): number {
  const from = addHours(until, -weeks * 7 * 24);
  const hours = shifts.filter(isWork).reduce((sum, shift) => {
    const { start, end } = timesOf(shift);
    return sum + Math.max(0, hoursBetween(later(start, from), earlier(end, until)));
  }, 0);
  return hours / weeks;
}

/**
 * Hours to pay: the shift less its break. Of a sleep-in only the time awake to work counts
 * (Royal Mencap Society v Tomlinson-Blake, Supreme Court 2021); its flat payment is not reckoned in hours.
 */
export function paidHours(shift: WorkedShift): number {
  if (!isWork(shift)) return 0;
  if (shift.shift_type === 'sleep_in')
    return shift.sleep_in_disturbances.reduce((sum, { from, to }) => sum + hoursBetween(from, to), 0);
  const { start, end } = timesOf(shift);
  return Math.max(0, hoursBetween(start, end) - shift.break_minutes / 60);
}

/** What was really worked, where it is known. */
const timesOf = (shift: WorkedShift) => ({
  start: shift.actual_start ?? shift.start_at,
  end: shift.actual_end ?? shift.end_at,
});

const later = (a: Moment, b: Moment) => (compareMoments(a, b) > 0 ? a : b);
const earlier = (a: Moment, b: Moment) => (compareMoments(a, b) < 0 ? a : b);
