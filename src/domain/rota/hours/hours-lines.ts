import { hoursBetween, minutesBetween, wallClock } from '../../kit/time/time.ts';
import { shiftName } from '../grid/shift-words.ts';
import type { Rota } from '../rota.ts';
import { paidHours } from '../working-hours.ts';

/** A shift with whose it is, for whoever pays it. */
export type HoursShift = Pick<
  Rota,
  | 'date'
  | 'shift_type'
  | 'start_at'
  | 'end_at'
  | 'actual_start'
  | 'actual_end'
  | 'break_minutes'
  | 'sleep_in_disturbances'
  | 'status'
> & { readonly name: string; readonly staff_number: string | null };

const rounded = (hours: number): string => hours.toFixed(2);

/** Minutes after the planned start; nothing where nobody wrote down when it really began. */
export const lateMinutes = ({ start_at, actual_start }: Pick<Rota, 'start_at' | 'actual_start'>): number | null =>
  actual_start === null ? null : Math.max(0, Math.round(minutesBetween(start_at, actual_start)));

/** The columns of the file for payroll: what was planned beside what was really worked. */
export const hoursColumns = (zone: string): readonly (readonly [heading: string, (shift: HoursShift) => unknown])[] => {
  const time = (moment: string | null) => (moment === null ? '' : wallClock(moment, zone).time);
  const disturbances = (shift: HoursShift) => ({ ...shift, sleep_in_disturbances: [...shift.sleep_in_disturbances] });
  return [
    ['Staff number', ({ staff_number }) => staff_number],
    ['Name', ({ name }) => name],
    ['Date', ({ date }) => date],
    ['Shift', ({ shift_type }) => shiftName(shift_type)],
    ['Status', ({ status }) => status],
    ['Planned start', ({ start_at }) => time(start_at)],
    ['Planned end', ({ end_at }) => time(end_at)],
    ['Really started', ({ actual_start }) => time(actual_start)],
    ['Really ended', ({ actual_end }) => time(actual_end)],
    ['Minutes late', lateMinutes],
    ['Break in minutes', ({ break_minutes }) => break_minutes],
    ['Planned hours', ({ start_at, end_at }) => rounded(hoursBetween(start_at, end_at))],
    ['Hours to pay', (shift) => rounded(paidHours(disturbances(shift)))],
    ['Sleep-ins', ({ shift_type, status }) => (shift_type === 'sleep_in' && status === 'worked' ? 1 : 0)],
  ];
};
