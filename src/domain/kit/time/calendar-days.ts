import { addDays, addMonths, daysBetween, type Day } from './time.ts';

const aMonday: Day = '2024-01-01';
const days = [0, 1, 2, 3, 4, 5, 6];

/** Counted from Monday, as weeks are in the house's calendar. */
const weekday = (day: Day): number => ((daysBetween(aMonday, day) % 7) + 7) % 7;

/** The seven days, Monday first, of the week a day lies in. */
export const weekOf = (day: Day): readonly Day[] => days.map((at) => addDays(day, at - weekday(day)));

/** The weeks that a month touches, each whole. */
export function monthOf(day: Day): readonly (readonly Day[])[] {
  const first: Day = `${day.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const weeks = [weekOf(first)];
  for (let next = addDays(weeks[0]?.[0] ?? first, 7); next <= last; next = addDays(next, 7)) weeks.push(weekOf(next));
  return weeks;
}

const keySteps: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => weekOf(day)[0] ?? day,
  End: (day) => weekOf(day)[6] ?? day,
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day a key leads to in a calendar; null for a key that means nothing there. */
export const dayByKey = (key: string, day: Day): Day | null => keySteps[key]?.(day) ?? null;
