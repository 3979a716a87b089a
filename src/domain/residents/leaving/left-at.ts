import { addDays, compareMoments, momentAt, type Day, type Moment } from '../../kit/time/time.ts';

interface Leaving {
  readonly discharge_date: Day;
  readonly died_at: Moment | null;
  readonly completed_at: Moment;
}

/** The moment from which somebody no longer lived here: their death; else the end of the day they left, unless the discharge was completed in the course of it. */
export function leftAt({ discharge_date, died_at, completed_at }: Leaving, zone: string): Moment {
  if (died_at !== null) return died_at;
  const dayEnds = momentAt(addDays(discharge_date, 1), '00:00', zone);
  return compareMoments(completed_at, dayEnds) < 0 ? completed_at : dayEnds;
}
