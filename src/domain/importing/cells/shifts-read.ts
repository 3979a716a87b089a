import { minutesOfDay } from '../../kit/time/time.ts';
import { shiftRoles } from '../../rota/rota.ts';

const said =
  /^(?:(every day|monday to friday|saturday and sunday): *)?(\d{1,2}) (.+?) (\d{2}:\d{2}) to (\d{2}:\d{2})(?: \((.+)\))?$/i;
const week = [1, 2, 3, 4, 5, 6, 7];
/** Of the days in a week, counted from Monday. */
const daysSaid: Readonly<Record<string, readonly number[]>> = {
  'every day': week,
  'monday to friday': week.slice(0, 5),
  'saturday and sunday': week.slice(5),
};
/** Whoever is there to sleep has no break; twenty minutes are the law from six hours on (Working Time Regulations 1998, 12). */
const breakIn = (shift: string): number => (/^sleep/i.test(shift) ? 0 : 30);

/** `2 Early 07:30 to 15:00`, with a role in brackets or else the first of them leading, as a row for each day and each person. What is written as rows already stays. */
function oneShift(text: string, weeks: number): readonly string[] {
  const [, days = 'every day', count, shift = '', starts = '', ends = '', role] = said.exec(text.trim()) ?? [];
  if (count === undefined) return [text];
  const midnights = minutesOfDay(ends) <= minutesOfDay(starts) ? 1 : 0;
  return Array.from({ length: weeks }, (_, past) => (daysSaid[days.toLowerCase()] ?? week).map((day) => past * 7 + day))
    .flat()
    .flatMap((day) =>
      Array.from({ length: Number(count) }, (_, place) =>
        [
          day,
          shift,
          starts,
          ends,
          midnights,
          breakIn(shift),
          role ?? (place === 0 ? shiftRoles.shift_lead : shiftRoles.support),
        ].join(),
      ),
    );
}

/** The shifts of a pattern as people say them, one after the other with a semicolon, as the rows of a cell. */
export const shiftsRead = (text: string, weeks: number): string =>
  text
    .split(/[;\n]/)
    .flatMap((one) => oneShift(one, weeks))
    .join(';');
