import { instantOf, type Moment } from '../../kit/time/time.ts';
import { shiftName } from '../grid/shift-words.ts';
import type { Rota } from '../rota.ts';

/** A shift as its person's calendar shows it: when, which, and in which house. Nothing about residents ever. */
export type CalendarShift = Pick<Rota, 'id' | 'version' | 'shift_type' | 'start_at' | 'end_at' | 'status'> & {
  readonly house: string;
};

/** `20261116T073000Z` */
const stamp = (moment: Moment): string =>
  new Date(instantOf(moment)).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

/** RFC 5545, 3.3.11: these four mean something else when they stand by themselves. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (one) => `\\${one}`).replace(/\r?\n/g, '\\n');

const longest = 74;

/** RFC 5545, 3.1: a line of more than 75 bytes goes on in the next one after a space. Names are cut by letters, never within one. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const letter of line) {
    const last = parts.at(-1) ?? '';
    if (new TextEncoder().encode(last + letter).length > longest) parts.push(` ${letter}`);
    else parts[parts.length - 1] = last + letter;
  }
  return parts.join('\r\n');
}

const event = ({ id, version, shift_type, start_at, end_at, house }: CalendarShift, now: Moment): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@hearth`,
  `DTSTAMP:${stamp(now)}`,
  `SEQUENCE:${version}`,
  `DTSTART:${stamp(start_at)}`,
  `DTEND:${stamp(end_at)}`,
  `SUMMARY:${escaped(`${shiftName(shift_type)}, ${house}`)}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/** One's own shifts as a file that calendars subscribe to. */
export const calendarFile = (shifts: readonly CalendarShift[], now: Moment): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hearth//Rota//EN',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:My shifts',
    ...shifts.flatMap((shift) => event(shift, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
