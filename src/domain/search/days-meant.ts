import { addDays, addMonths, daysBetween, isDay, type Day } from '../kit/time/time.ts';
import { dayOf as written, monthNamed, nearestDay } from '../kit/time/typed-day.ts';

/** From the first day to the last, both included. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}
interface DaysMeant {
  readonly days: Days | null;
  /** What was typed without the words that told the days. */
  readonly rest: string;
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dayWord = '(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)day';
const nth = '(\\d{1,2})(?:st|nd|rd|th)?';

const one = (day: Day): Days => ({ from: day, to: day });
/** Monday is 0: the house's week begins with it. */
const weekday = (day: Day): number => ((daysBetween('2024-01-01', day) % 7) + 7) % 7;
const weekOf = (day: Day): Days => ({ from: addDays(day, -weekday(day)), to: addDays(day, 6 - weekday(day)) });
const monthOf = (first: Day): Days => ({ from: first, to: addDays(addMonths(first, 1), -1) });

const numberOf = (word: string): number => monthNamed(word.slice(0, 3));
const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

const dated = (today: Day, day: string, month: number, year: string | undefined): Days | null => {
  const meant = year ? written(fullYear(year), month, Number(day)) : nearestDay(today, month, Number(day));
  return meant && isDay(meant) ? one(meant) : null;
};

/** "Tuesday" is the last one that has begun, "last Tuesday" one before today, "next Tuesday" one after it. */
function onWeekday(today: Day, which: string | undefined, name: string): Days {
  const wanted = weekdays.findIndex((day) => day.startsWith(name.slice(0, 3)));
  const back = (weekday(today) - wanted + 7) % 7;
  if (which === 'next') return one(addDays(today, 7 - back));
  return one(addDays(today, which === 'last' && back === 0 ? -7 : -back));
}

function inMonth(today: Day, word: string, year: string | undefined): Days {
  const month = numberOf(word);
  const now = Number(today.slice(0, 4));
  const meant = year ? fullYear(year) : written(now, month, 1) <= today ? now : now - 1;
  return monthOf(written(meant, month, 1));
}

const near = (today: Day, which: string, what: string): Days => {
  const step = { last: -1, this: 0, next: 1 }[which] ?? 0;
  if (what === 'week') return weekOf(addDays(today, 7 * step));
  return monthOf(addMonths(`${today.slice(0, 7)}-01`, step));
};

const stretch = (today: Day, count: string, what: string): Day =>
  what.startsWith('month')
    ? addMonths(today, -Number(count))
    : addDays(today, -Number(count) * (what.startsWith('week') ? 7 : 1));

type Reading = readonly [pattern: string, read: (today: Day, found: readonly (string | undefined)[]) => Days | null];

/** In the order in which they are tried: the longer wording before the shorter one inside it. A bare month is a name as often as a time, so it needs "in" or a year. */
const readings: readonly Reading[] = [
  [
    '(\\d{4})-(\\d{2})-(\\d{2})',
    (_, [year = '', month = '', day = '']) => {
      const meant = `${year}-${month}-${day}`;
      return isDay(meant) ? one(meant) : null;
    },
  ],
  [
    '(\\d{1,2})[/.](\\d{1,2})(?:[/.](\\d{4}|\\d{2}))?',
    (today, [day = '', month, year]) => dated(today, day, Number(month), year),
  ],
  [
    `${nth}(?: of)? ${monthWord}(?:,? (\\d{4}))?`,
    (today, [day = '', month = '', year]) => dated(today, day, numberOf(month), year),
  ],
  [
    `${monthWord} ${nth}(?:,? (\\d{4}))?`,
    (today, [month = '', day = '', year]) => dated(today, day, numberOf(month), year),
  ],
  [`(?:in )?${monthWord} (\\d{4})`, (today, [month = '', year]) => inMonth(today, month, year)],
  [`(?:in|last) ${monthWord}`, (today, [month = '']) => inMonth(today, month, undefined)],
  ['the day before yesterday', (today) => one(addDays(today, -2))],
  ['yesterday', (today) => one(addDays(today, -1))],
  ['today', (today) => one(today)],
  ['tomorrow', (today) => one(addDays(today, 1))],
  ['(last|this|next) (week|month)', (today, [which = '', what = '']) => near(today, which, what)],
  [
    '(?:last|past) (\\d{1,3}) (days?|weeks?|months?)',
    (today, [count = '', what = '']) => ({ from: stretch(today, count, what), to: today }),
  ],
  ['(\\d{1,3}) (days?|weeks?|months?) ago', (today, [count = '', what = '']) => one(stretch(today, count, what))],
  [`(?:(last|this|next|on) )?${dayWord}`, (today, [which, name = '']) => onWeekday(today, which, name)],
];

const patterns = readings.map(
  ([pattern, read]) => [new RegExp(`(?<![\\p{L}\\p{N}:])(?:on )?${pattern}(?![\\p{L}\\p{N}])`, 'iu'), read] as const,
);

/** Finds the days that somebody speaks of, such as "last Tuesday" or "12 November". */
export function daysMeant(typed: string, today: Day): DaysMeant {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(typed);
    const days =
      found &&
      read(
        today,
        found.slice(1).map((part) => part?.toLowerCase()),
      );
    if (days)
      return {
        days,
        rest: `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`
          .replace(/\s+/g, ' ')
          .trim(),
      };
  }
  return { days: null, rest: typed.trim() };
}
