import type { HomeSettings } from '../kit/vocabulary/home-settings.ts';
import { addDays, momentAt, type Day, type Moment } from '../kit/time/time.ts';

type ShiftTimes = HomeSettings['shift_times'];

const isTimed = (type: string, times: ShiftTimes): type is keyof ShiftTimes & string => Object.hasOwn(times, type);

/** When a shift of this sort starts and ends in the house; null where the house keeps no hours for it. A shift that ends before it starts ends the next morning. */
export function houseHours(
  type: string,
  day: Day,
  { shift_times, zone }: { readonly shift_times: ShiftTimes; readonly zone: string },
): { readonly start_at: Moment; readonly end_at: Moment } | null {
  if (!isTimed(type, shift_times)) return null;
  const { start, end } = shift_times[type];
  return { start_at: momentAt(day, start, zone), end_at: momentAt(end > start ? day : addDays(day, 1), end, zone) };
}
