import type { Day } from '../kit/time/time.ts';

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const parts = (day: Day): readonly [year: number, rest: string] => [Number(day.slice(0, 4)), day.slice(4)];
const written = (year: number, rest: string): Day => `${String(year).padStart(4, '0')}${rest}`;

/** The same day so many years later. Periods are minimums, so that of 29 February ends on 1 March. */
export function yearsAfter(day: Day, years: number): Day {
  const [year, rest] = parts(day);
  return rest === '-02-29' && !isLeap(year + years) ? written(year + years, '-03-01') : written(year + years, rest);
}

/** The last day whose years have passed by today: `yearsAfter(day, years) <= today` for it and every day before. */
export function lastPassed(today: Day, years: number): Day {
  const [year, rest] = parts(today);
  return rest === '-02-29' && !isLeap(year - years) ? written(year - years, '-02-28') : written(year - years, rest);
}
