import type { Day, Moment } from '../kit/time/time.ts';
import type { ChartKind } from './charted.ts';
import { fluidDayOf } from '../daily-care/fluids/fluid-day.ts';
import { addDays, wallClock } from '../kit/time/time.ts';

interface House {
  time_zone: string;
  fluid_day_start: string;
}

/** A night is looked at on its morning after, until the next one begins. */
const evening = '20:00';

/** The last day a chart has anything to say about: the fluid day begins late, and a night belongs to the day on which it began. */
export function currentDay(kind: ChartKind, now: Moment, house: House): Day {
  if (kind === 'fluid_intake') return fluidDayOf(now, house);
  const { day, time } = wallClock(now, house.time_zone);
  return kind === 'sleep' && time < evening ? addDays(day, -1) : day;
}
