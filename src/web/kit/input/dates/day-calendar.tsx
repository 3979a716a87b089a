import { monthWords } from '#domain/kit/time/day-words.ts';
import { ActionIcon } from '@mantine/core';
import { monthOf } from '#domain/kit/time/calendar-days.ts';
import { addMonths, type Day } from '#domain/kit/time/time.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { dayInWords } from '../../house/house-clock.ts';
import { iconProps } from '../../ui/icon-props.ts';
import { useDayKeys } from './use-day-keys.ts';
import kit from '../../styles/kit.module.css';
import css from './day-calendar.module.css';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

interface CalendarProps {
  /** The day one begins at. */
  start: Day;
  chosen: string;
  today: Day;
  onChoose(day: Day): void;
}

/** A month to pick a day from, by finger or with the arrow keys. */
export function DayCalendar({ start, chosen, today, onChoose }: CalendarProps) {
  const [at, setAt] = useState(start);
  const { days, onKeyDown } = useDayKeys(at, setAt);
  return (
    <div className={css['calendar']}>
      <div className={css['turn']}>
        <ActionIcon aria-label="Earlier month" onClick={() => setAt(addMonths(at, -1))}>
          <IconChevronLeft {...iconProps} />
        </ActionIcon>
        <strong aria-live="polite">{monthWords(at)}</strong>
        <ActionIcon aria-label="Later month" onClick={() => setAt(addMonths(at, 1))}>
          <IconChevronRight {...iconProps} />
        </ActionIcon>
      </div>
      <div className={css['week']} aria-hidden>
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <fieldset ref={days} className={`${kit['plain']} ${css['week']}`} aria-label="Days of the month">
        {monthOf(at)
          .flat()
          .map((day) => (
            <button
              key={day}
              type="button"
              className={css['day']}
              data-day={day}
              data-outside={day.slice(0, 7) !== at.slice(0, 7) || undefined}
              data-autofocus={day === at || undefined}
              aria-label={dayInWords(day)}
              aria-pressed={day === chosen}
              aria-current={day === today ? 'date' : undefined}
              tabIndex={day === at ? 0 : -1}
              onClick={() => onChoose(day)}
              onKeyDown={onKeyDown}
            >
              {Number(day.slice(8))}
            </button>
          ))}
      </fieldset>
    </div>
  );
}
