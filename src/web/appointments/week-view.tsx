import { weekOf } from '#domain/kit/time/calendar-days.ts';
import { addDays, type Day } from '#domain/kit/time/time.ts';
import { dayInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { useNow } from '../kit/house/use-now.ts';
import { DayButton } from './day-button.tsx';
import { DayList } from './day-list.tsx';
import { Turner } from './turner.tsx';
import { useDayKeys } from '../kit/input/dates/use-day-keys.ts';
import { isOff, useVisits, useVisitsOn } from './visit.ts';
import kit from '../kit/styles/kit.module.css';
import calendar from './calendar.module.css';
import line from './appointment-line.module.css';

interface WeekProps {
  home: string;
  day: Day;
  onDay(day: Day): void;
}

/** Seven days side by side; on a phone the chosen one of them. */
export function WeekView({ home, day, onDay }: WeekProps) {
  const { today } = useHouseClock();
  const now = useNow();
  const week = weekOf(day);
  const [first, last] = [week[0] ?? day, week[6] ?? day];
  const { visits, state } = useVisits(home, first, last);
  const on = useVisitsOn(visits);
  const { days, onKeyDown } = useDayKeys(day, onDay);
  return (
    <section className={calendar['calendar']} aria-busy={state === 'loading' || undefined}>
      <Turner
        title={`${dayInWords(first, true)} to ${dayInWords(last, true)}`}
        unit="week"
        onTurn={(by) => onDay(addDays(day, 7 * by))}
        onToday={() => onDay(today())}
      />
      {state === 'failed' && (
        <p role="alert">The appointments could not be loaded. This does not mean that there are none.</p>
      )}
      <fieldset ref={days} className={`${kit['plain']} ${calendar['strip']}`} aria-label="Days of the week">
        {week.map((one) => (
          <DayButton
            key={one}
            day={one}
            saysWeekday
            isChosen={one === day}
            isToday={one === today()}
            count={on(one).filter((visit) => !isOff(visit)).length}
            onChoose={onDay}
            onKeyDown={onKeyDown}
          />
        ))}
      </fieldset>
      <div className={calendar['columns']}>
        {week.map((one) => (
          <div key={one} data-chosen={one === day || undefined}>
            <h2 className={`${kit['subheading']} ${calendar['only']}`}>{dayInWords(one)}</h2>
            <DayList visits={on(one)} among={visits} now={now} />
            {on(one).length === 0 && state === 'loaded' && <p className={line['details']}>None</p>}
          </div>
        ))}
      </div>
    </section>
  );
}
