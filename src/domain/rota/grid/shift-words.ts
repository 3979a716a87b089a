import { hasClockChange, hoursBetween, wallClock } from '../../kit/time/time.ts';
import { hoursWords } from '../hours-words.ts';
import { shiftTypes, type Rota } from '../rota.ts';

type Worded = Pick<Rota, 'shift_type' | 'start_at' | 'end_at'>;

/** Where there is little room. */
const short: Partial<Record<Rota['shift_type'], string>> = {
  waking_night: 'Night',
  annual_leave: 'Leave',
  off: 'Off',
};

export const shiftName = (type: Rota['shift_type'], isShort = false): string =>
  (isShort ? short[type] : undefined) ?? shiftTypes[type];

/** `07:30–15:00` on the clock of the house. */
export const shiftTimes = ({ start_at, end_at }: Worded, zone: string): string =>
  `${wallClock(start_at, zone).time}–${wallClock(end_at, zone).time}`;

/** How long it lasts, told only of nights on which the clocks change: everything else is read off its times. */
export function clockChangeWords(shift: Worded, zone: string): string | null {
  return hasClockChange(shift.start_at, shift.end_at, zone)
    ? `lasts ${hoursWords(hoursBetween(shift.start_at, shift.end_at))}: the clocks change`
    : null;
}

/** The state of a shift as the rota shows it: nobody has it, its person has not heard of it, or it holds. */
type ShiftState = 'open' | 'draft' | 'published' | 'accepted' | 'declined' | 'swap' | 'worked' | 'absent' | 'cancelled';

const states: { readonly [S in Rota['status']]: ShiftState } = {
  draft: 'draft',
  published: 'published',
  accepted: 'accepted',
  declined: 'declined',
  swap_requested: 'swap',
  worked: 'worked',
  absent: 'absent',
  cancelled: 'cancelled',
};

export const shiftState = ({ staff, status }: Pick<Rota, 'staff' | 'status'>): ShiftState =>
  staff === null && status !== 'cancelled' ? 'open' : states[status];

const stateWords: { readonly [L in ShiftState]: string } = {
  open: 'Open',
  draft: 'Draft',
  published: 'Published',
  accepted: 'Accepted',
  declined: 'Declined',
  swap: 'Swap asked for',
  worked: 'Worked',
  absent: 'Absent',
  cancelled: 'Cancelled',
};

/** The state of a shift in words; of an open one also whether it has been published. */
export function shiftStateWords(
  shift: Pick<Rota, 'staff' | 'status'> & Partial<Pick<Rota, 'shift_type' | 'created_by'>>,
): string {
  if (shift.shift_type === 'annual_leave' && shift.status === 'draft' && shift.created_by === shift.staff)
    return 'Asked for';
  return shiftState(shift) === 'open' && shift.status === 'draft' ? 'Open, draft' : stateWords[shiftState(shift)];
}
