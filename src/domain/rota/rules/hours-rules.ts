import { weekOf } from '../../kit/time/calendar-days.ts';
import { addDays, addHours, compareMoments, localDay, momentAt, type Moment } from '../../kit/time/time.ts';
import { hoursWords } from '../hours-words.ts';
import { averageWeeklyHours, isWork } from '../working-hours.ts';
import type { RotaFinding, RuledShift } from './rota-finding.ts';

/** Working Time Regulations 1998 reg. 4: 48 hours a week on average over 17 weeks, unless somebody opted out. */
const longestWeekHours = 48;
const averagedWeeks = 17;

/** Reg. 6: a night worker eight hours for each working day, on average; six working days to the week. */
const longestNightHours = 8;
const workingDays = averagedWeeks * 6;
/** From a third of the shifts on somebody counts as a night worker: our own choice. */
const nightShare = 1 / 3;

const isNight = ({ shift_type }: RuledShift): boolean => shift_type === 'waking_night';

/** What somebody works on average up to the end of a week. */
export interface WeekAverage {
  readonly week: number;
  readonly isNightWorker: boolean;
}

export function weekAverage(shifts: readonly RuledShift[], until: Moment): WeekAverage {
  const from = addHours(until, -averagedWeeks * 7 * 24);
  const all = shifts.filter(
    (one) => isWork(one) && compareMoments(one.end_at, from) > 0 && compareMoments(one.start_at, until) < 0,
  );
  return {
    week: averageWeeklyHours(all, until),
    isNightWorker: all.filter(isNight).length >= all.length * nightShare,
  };
}

interface Averaging {
  readonly hasOptedOut: boolean;
  readonly zone: string;
  averageOf(until: Moment): WeekAverage;
}

/** Both averages up to the end of the week of the shift. */
export function averageHours(shift: RuledShift, { hasOptedOut, zone, averageOf }: Averaging): readonly RotaFinding[] {
  const monday = weekOf(localDay(shift.start_at, zone))[0] ?? localDay(shift.start_at, zone);
  const { week, isNightWorker } = averageOf(momentAt(addDays(monday, 7), '00:00', zone));
  const night = (week * averagedWeeks) / workingDays;
  const average = `over ${averagedWeeks} weeks`;
  return [
    ...(!hasOptedOut && week > longestWeekHours
      ? [
          {
            code: 'over_48_hours' as const,
            field: 'staff' as const,
            brief: `${hoursWords(week)} a week, ${hoursWords(longestWeekHours)} allowed`,
            words: `${hoursWords(week)} a week on average ${average}, ${hoursWords(longestWeekHours)} allowed without an opt-out.`,
          },
        ]
      : []),
    ...(isNightWorker && isNight(shift) && night > longestNightHours
      ? [
          {
            code: 'night_hours' as const,
            field: 'staff' as const,
            brief: `${hoursWords(night)} a night, ${hoursWords(longestNightHours)} allowed`,
            words: `${hoursWords(night)} a working day on average ${average} for a night worker, ${hoursWords(longestNightHours)} allowed.`,
          },
        ]
      : []),
  ];
}
