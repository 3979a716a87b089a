import { addDays, addMonths, daysBetween, isDay, type Day } from './time.ts';

/** Where a day lies that a field asks for: behind us, ahead of us, or either. It settles which year is meant and which days are offered. */
export type Tense = 'past' | 'future' | 'any';

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The number of a month by its name or the beginning of it; 0 where there is none. Three letters tell all of them apart. */
export const monthNamed = (word: string): number =>
  word.length < 3
    ? 0
    : monthNames.findIndex(
        (name) => name.startsWith(word.toLowerCase()) || (name === 'september' && word.toLowerCase() === 'sept'),
      ) + 1;

export const dayOf = (year: number, month: number, day: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const fits: { readonly [T in Tense]: (day: Day, today: Day) => boolean } = {
  past: (day, today) => day <= today,
  future: (day, today) => day >= today,
  any: () => true,
};

/** Without a year, the nearest one that fits is meant: in March "12 November" is behind us and "20 April" ahead. */
export function nearestDay(today: Day, month: number, day: number, tense: Tense = 'any'): Day | null {
  const year = Number(today.slice(0, 4));
  // A leap day may be four years off.
  const all = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((away) => dayOf(year + away, month, day)).filter(isDay);
  const fitting = all.filter((one) => fits[tense](one, today));
  return fitting.toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0] ?? null;
}

/** Two figures of a year are of this century, unless that lies ahead where only the past is asked for. */
function fullYear(year: string, today: Day, tense: Tense): number {
  if (year.length > 2) return Number(year);
  const near = 2000 + Number(year);
  return tense === 'past' && near > Number(today.slice(0, 4)) ? near - 100 : near;
}

interface Parts {
  readonly day: string;
  readonly month: number;
  readonly year: string | undefined;
}

const shapes: readonly (readonly [RegExp, (found: readonly string[]) => Parts])[] = [
  [/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/, ([, year, month, day = '']) => ({ day, month: Number(month), year })],
  [
    /^(\d{1,2})[-/., ]+(\d{1,2})(?:[-/., ]+(\d{4}|\d{2}))?$/,
    ([, day = '', month, year]) => ({ day, month: Number(month), year }),
  ],
  [/^(\d{2})(\d{2})(\d{4}|\d{2})?$/, ([, day = '', month, year]) => ({ day, month: Number(month), year })],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*(?:of )?([a-z]+)[-/., ]*(\d{4}|\d{2})?$/,
    ([, day = '', month = '', year]) => ({ day, month: monthNamed(month), year }),
  ],
  [
    /^([a-z]+) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/,
    ([, month = '', day = '', year]) => ({ day, month: monthNamed(month), year }),
  ],
];

const words: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 };

/** "+3" is in three days, "+2w" in two weeks, "-1m" a month ago. */
function counted(typed: string, today: Day): Day | null {
  const [, sign, count = '', unit] = /^([+-]) ?(\d{1,3}) ?(d|w|m|y)?[a-z]*$/.exec(typed) ?? [];
  if (!sign) return null;
  const steps = Number(`${sign}${count}`);
  if (unit === 'm' || unit === 'y') return addMonths(today, steps * (unit === 'y' ? 12 : 1));
  return addDays(today, steps * (unit === 'w' ? 7 : 1));
}

/** The day somebody means by what they typed, day before month as one writes here; null where it is none. */
export function typedDay(given: string, today: Day, tense: Tense = 'any'): Day | null {
  const typed = given.trim().toLowerCase().replace(/\s+/g, ' ');
  const away = words[typed];
  if (away !== undefined) return addDays(today, away);
  for (const [shape, partsOf] of shapes) {
    const found = shape.exec(typed);
    if (!found) continue;
    const { day, month, year } = partsOf(found);
    const meant = year
      ? dayOf(fullYear(year, today, tense), month, Number(day))
      : nearestDay(today, month, Number(day), tense);
    if (meant && isDay(meant)) return meant;
  }
  return counted(typed, today);
}
