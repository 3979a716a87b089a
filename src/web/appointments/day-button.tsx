import { weekdayWord } from '#domain/kit/time/day-words.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { dayInWords } from '../kit/house/house-clock.ts';
import kit from '../kit/styles/kit.module.css';
import calendar from './calendar.module.css';

interface DayButtonProps {
  day: Day;
  isChosen: boolean;
  isToday: boolean;
  isOutside?: boolean;
  saysWeekday?: boolean;
  count: number;
  /** What is counted, in one word. */
  counts?: string;
  onChoose(day: Day): void;
  onKeyDown(event: KeyboardEvent): void;
  children?: ReactNode;
}

const countInWords = (count: number, what: string) =>
  count === 0 ? `no ${what}s` : count === 1 ? `1 ${what}` : `${count} ${what}s`;

/** One day of a calendar; only the chosen one is reached with Tab, the others with the arrows. */
export const DayButton = ({
  day,
  isChosen,
  isToday,
  isOutside = false,
  saysWeekday = false,
  count,
  counts = 'appointment',
  onChoose,
  onKeyDown,
  children,
}: DayButtonProps) => (
  <button
    type="button"
    className={`${kit['press']} ${calendar['day']}`}
    data-day={day}
    data-outside={isOutside || undefined}
    aria-pressed={isChosen}
    aria-current={isToday ? 'date' : undefined}
    tabIndex={isChosen ? 0 : -1}
    onClick={() => onChoose(day)}
    onKeyDown={onKeyDown}
  >
    <VisuallyHidden>
      {dayInWords(day)}, {countInWords(count, counts)}
    </VisuallyHidden>
    <span aria-hidden className={calendar['number']}>
      {saysWeekday && <small>{weekdayWord(day)}</small>}
      {Number(day.slice(8))}
    </span>
    <span aria-hidden className={calendar['dots']}>
      {Array.from({ length: Math.min(count, 4) }, (_, at) => (
        <i key={at} />
      ))}
    </span>
    {children}
  </button>
);
