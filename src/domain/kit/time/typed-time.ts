import type { Time } from './time.ts';

const named: Readonly<Record<string, Time>> = { noon: '12:00', midday: '12:00', midnight: '00:00' };

/** The time somebody means by what they typed, on the 24-hour clock: "14:30", "1430", "9.30", "9", "2 pm"; null where it is none. */
export function typedTime(given: string): Time | null {
  const typed = given.trim().toLowerCase();
  if (named[typed]) return named[typed];
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?h? ?(am|pm|a|p)?$/.exec(typed) ?? [];
  if (hour === undefined) return null;
  const isTwelve = half !== undefined;
  if (isTwelve && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = isTwelve ? (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : null;
}
