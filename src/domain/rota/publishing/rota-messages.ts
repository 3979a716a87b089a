import { weekdayAndDay } from '../../kit/time/day-words.ts';
import { compareMoments } from '../../kit/time/time.ts';
import { shiftName, shiftTimes } from '../grid/shift-words.ts';
import { isReplanned } from '../replanned.ts';
import type { Rota } from '../rota.ts';

type Said = Pick<Rota, 'home' | 'staff' | 'date' | 'shift_type' | 'start_at' | 'end_at' | 'status'>;

/** What one person is told about their rota, and nobody else. */
export interface RotaMessage {
  readonly staff: string;
  readonly message: string;
}

/** `Mon 16 Nov: Early 07:30–15:00` */
const line = (shift: Omit<Said, 'home' | 'staff' | 'status'>, zone: string): string =>
  `${weekdayAndDay(shift.date)}: ${shiftName(shift.shift_type)} ${shiftTimes(shift, zone)}`;

/** Who hears of shifts that are published, each of their own ones only, in the order of the days. */
export function publishMessages(
  shifts: readonly Omit<Said, 'home' | 'status'>[],
  zone: string,
): readonly RotaMessage[] {
  const ordered = shifts.toSorted((a, b) => compareMoments(a.start_at, b.start_at));
  return [...Map.groupBy(ordered, ({ staff }) => staff)].flatMap(([staff, own]) =>
    staff === null ? [] : [{ staff, message: own.map((shift) => line(shift, zone)).join('\n') }],
  );
}

const known: readonly string[] = ['published', 'accepted', 'declined', 'swap_requested'];
const isKnown = (shift: Said): shift is Said & { staff: string } =>
  shift.staff !== null && known.includes(shift.status);

/** What a change after publishing means to those it concerns: whoever had the shift, and whoever has it now. */
export function changeMessages(before: Said, after: Said, zone: string): readonly RotaMessage[] {
  const [was, is] = [line(before, zone), line(after, zone)];
  const isTheirs = before.staff === after.staff;
  if (isKnown(before) && after.status === 'cancelled')
    return [{ staff: before.staff, message: `${was} is cancelled.` }];
  if (!isKnown(before) && !known.includes(before.status)) return [];
  if (!isReplanned(before, after)) return [];
  if (isTheirs && isKnown(after))
    return [{ staff: after.staff, message: `${was} is now ${is}. Please say whether you can.` }];
  return [
    ...(isKnown(before) ? [{ staff: before.staff, message: `${was} is no longer yours.` }] : []),
    ...(isKnown(after)
      ? [
          {
            staff: after.staff,
            message: `${is} is now yours.${after.status === 'published' ? ' Please say whether you can.' : ''}`,
          },
        ]
      : []),
  ];
}

/** A published shift was taken off the rota altogether. */
export const removalMessages = (shift: Said, zone: string): readonly RotaMessage[] =>
  isKnown(shift) ? [{ staff: shift.staff, message: `${line(shift, zone)} was taken off the rota.` }] : [];
