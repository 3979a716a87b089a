import { Button } from '@mantine/core';
import { addDays, daysBetween, type Day } from '#domain/kit/time/time.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import css from './day-picture.module.css';

interface SliderProps {
  label: string;
  day: Day;
  /** The days on which something changed. */
  stops: readonly Day[];
  first: Day;
  last: Day;
  onDay(day: Day): void;
}

/** Goes to any day by dragging, by keys or, from change to change, by pressing. */
export function DaySlider({ label, day, stops, first, last, onDay }: SliderProps) {
  const id = useId();
  const before = stops.findLast((stop) => stop < day);
  const after = stops.find((stop) => stop > day) ?? (day < last ? last : undefined);
  const span = daysBetween(first, last);
  const at = daysBetween(first, day);
  const changed = stops.includes(day) ? 'something changed' : 'nothing changed';
  return (
    <div className={css['slider']}>
      <label htmlFor={id}>
        {label}: <strong>{dayInWords(day)}</strong>
      </label>
      <div className={css['sliderRow']}>
        <Button
          variant="default"
          disabled={!before}
          onClick={() => before && onDay(before)}
          leftSection={<IconChevronLeft {...iconProps} />}
        >
          Change before
        </Button>
        <div className={css['track']}>
          <input
            id={id}
            type="range"
            min={0}
            max={span}
            step={1}
            value={at}
            disabled={span === 0}
            aria-valuetext={`${dayInWords(day)}, ${changed}`}
            onChange={(event) => onDay(addDays(first, Number(event.currentTarget.value)))}
          />
          <div className={css['ticks']} aria-hidden>
            {stops.map((stop) => (
              <span
                key={stop}
                data-passed={stop <= day || undefined}
                style={{ left: `${span === 0 ? 100 : (daysBetween(first, stop) / span) * 100}%` }}
              />
            ))}
          </div>
        </div>
        <Button
          variant="default"
          disabled={!after}
          onClick={() => after && onDay(after)}
          rightSection={<IconChevronRight {...iconProps} />}
        >
          Change after
        </Button>
      </div>
    </div>
  );
}
