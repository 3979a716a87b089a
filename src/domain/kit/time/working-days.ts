import { addDays, daysBetween, type Day } from './time.ts';

const isWorkingDay = (day: Day): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Monday to Friday, the first day not counted. Bank holidays are working days here, so that nobody is told too late a day. */
export const workingDays = (from: Day, to: Day): number =>
  Array.from({ length: Math.max(0, daysBetween(from, to)) }, (_, at) => addDays(from, at + 1)).filter(isWorkingDay)
    .length;

/** The day on which so many working days have passed. */
export function workingDaysAfter(from: Day, count: number): Day {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
