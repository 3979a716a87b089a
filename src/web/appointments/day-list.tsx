import { shortDay, weekdayWord } from '#domain/kit/time/day-words.ts';
import { localDay, type Moment } from '#domain/kit/time/time.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import type { ListedAppointment } from './visit.ts';
import { AppointmentLine } from './appointment-line.tsx';
import kit from '../kit/styles/kit.module.css';

interface DayListProps {
  visits: readonly ListedAppointment[];
  among: readonly ListedAppointment[];
  now: Moment;
  /** Each line says its day, where the heading does not. */
  saysDay?: boolean;
  onOutcome?: ((visit: ListedAppointment) => void) | undefined;
}

export function DayList({ visits, among, now, saysDay = false, onOutcome }: DayListProps) {
  const { zone } = useHouseClock();
  const said = (visit: ListedAppointment) => {
    const day = localDay(visit.starts_at, zone);
    return `${weekdayWord(day)} ${shortDay(day)}`;
  };
  return (
    <ul className={kit['list']}>
      {visits.map((visit) => (
        <AppointmentLine
          key={visit.id}
          visit={visit}
          among={among}
          now={now}
          onOutcome={onOutcome}
          {...(saysDay ? { day: said(visit) } : {})}
        />
      ))}
    </ul>
  );
}
