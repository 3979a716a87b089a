import { appointment } from '#domain/appointments/appointment.ts';
import { localDay, type Day } from '#domain/kit/time/time.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import type { Listed } from '../kit/state/stored-record.ts';
import { useRecords, type Records } from '../kit/data/use-records.ts';

/** A row of the diary: what a list carries of an appointment. */
export type ListedAppointment = Listed<typeof appointment>;

/** Called off or moved: it no longer takes anybody's time. */
export const isOff = ({ status }: ListedAppointment): boolean => status === 'cancelled' || status === 'rescheduled';

type Visits = Omit<Records, 'records'> & { visits: readonly ListedAppointment[] };

/** A house has fewer appointments in six weeks than one answer holds. */
const most = '200';

/** The appointments of a house from one day to another, the earliest first. */
export function useVisits(
  home: string,
  from: Day,
  to: Day | null,
  more: Readonly<Record<string, string>> = {},
): Visits {
  const { records, ...found } = useRecords(appointment, {
    home,
    date_from: from,
    date_to: to,
    ordering: 'starts_at',
    limit: most,
    ...more,
  });
  return { ...found, visits: records };
}

export function useVisitsOn(visits: readonly ListedAppointment[]): (day: Day) => readonly ListedAppointment[] {
  const { zone } = useHouseClock();
  return (day) => visits.filter(({ starts_at }) => localDay(starts_at, zone) === day);
}
