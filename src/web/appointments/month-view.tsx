import { monthWords, weekdayWord } from '#domain/kit/time/day-words.ts';
import { monthOf } from '#domain/kit/time/calendar-days.ts';
import { addMonths, localTime, type Day } from '#domain/kit/time/time.ts';
import { dayInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { useNow } from '../kit/house/use-now.ts';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { DayButton } from './day-button.tsx';
import { DayList } from './day-list.tsx';
import { Turner } from './turner.tsx';
import { useDayKeys } from '../kit/input/dates/use-day-keys.ts';
import { isOff, useVisits, useVisitsOn, type ListedAppointment } from './visit.ts';
import { visitTone } from './visit-tone.ts';
import kit from '../kit/styles/kit.module.css';
import calendar from './calendar.module.css';
import line from './appointment-line.module.css';

interface MonthProps {
  home: string;
  day: Day;
  onDay(day: Day): void;
}

/** As many as a square has room for. */
const shown = 3;

/** A month of days, marked where something is, and below it the day one has chosen. */
export function MonthView({ home, day, onDay }: MonthProps) {
  const { today } = useHouseClock();
  const now = useNow();
  const weeks = monthOf(day);
  const { visits, state } = useVisits(home, weeks[0]?.[0] ?? day, weeks.at(-1)?.[6] ?? day);
  const on = useVisitsOn(visits);
  const { days, onKeyDown } = useDayKeys(day, onDay);
  const notCancelled = (one: Day) => on(one).filter((visit) => !isOff(visit));
  return (
    <section className={calendar['calendar']} aria-busy={state === 'loading' || undefined}>
      <Turner
        title={monthWords(day)}
        unit="month"
        onTurn={(by) => onDay(addMonths(day, by))}
        onToday={() => onDay(today())}
      />
      {state === 'failed' && (
        <p role="alert">The appointments could not be loaded. This does not mean that there are none.</p>
      )}
      <div className={calendar['weekdays']} aria-hidden>
        {weeks[0]?.map((one) => (
          <span key={one}>{weekdayWord(one)}</span>
        ))}
      </div>
      <fieldset ref={days} className={`${kit['plain']} ${calendar['month']}`} aria-label="Days of the month">
        {weeks.flat().map((one) => (
          <DayButton
            key={one}
            day={one}
            isChosen={one === day}
            isToday={one === today()}
            isOutside={one.slice(0, 7) !== day.slice(0, 7)}
            count={notCancelled(one).length}
            onChoose={onDay}
            onKeyDown={onKeyDown}
          >
            <Names visits={notCancelled(one)} />
          </DayButton>
        ))}
      </fieldset>
      <h2 className={kit['subheading']}>{dayInWords(day)}</h2>
      <DayList visits={on(day)} among={visits} now={now} />
      {on(day).length === 0 && state === 'loaded' && <p className={line['details']}>No appointments on this day.</p>}
    </section>
  );
}

/** For those who see; a reader is told how many there are and finds them below. */
function Names({ visits }: { visits: readonly ListedAppointment[] }) {
  const { zone } = useHouseClock();
  const wording = useValueWords();
  return (
    <span aria-hidden className={calendar['names']}>
      {visits.slice(0, shown).map((visit) => (
        <span key={visit.id} className={line['toned']} data-tone={visitTone(visit.appointment_type)}>
          {localTime(visit.starts_at, zone)}{' '}
          {visit.resident ? (wording(visit).nameOf(visit.resident) ?? '') : visit.title}
        </span>
      ))}
      {visits.length > shown && <span>{visits.length - shown} more</span>}
    </span>
  );
}
