import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { isDay, type Day } from '#domain/kit/time/time.ts';
import { typedDay, type Tense } from '#domain/kit/time/typed-day.ts';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { DayCalendar } from './day-calendar.tsx';
import { dayInWords, useHouseClock } from '../../house/house-clock.ts';
import { iconProps } from '../../ui/icon-props.ts';
import { useTyped } from './use-typed.ts';
import css from '../../styles/field.module.css';

interface DayBoxProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'className'> {
  value: string;
  tense?: Tense;
  isLate?: boolean;
  onChange(value: string | null): void;
}

/** A day, typed as one writes it or picked from a calendar: the same on every device, whatever language its browser speaks. */
export function DayBox({ value, tense = 'any', isLate = false, onChange, ...rest }: DayBoxProps) {
  const clock = useHouseClock();
  const [isOpen, setIsOpen] = useState(false);
  const { input, forget } = useTyped({
    value,
    isLate,
    onChange,
    shown: (day) => (isDay(day) ? dayInWords(day, true) : day),
    read: (typed) => typedDay(typed, clock.today(), tense),
  });
  function choose(day: Day) {
    setIsOpen(false);
    forget();
    onChange(day);
  }
  return (
    <TextInput
      placeholder="such as 14 Nov"
      {...rest}
      {...input}
      className={css['date'] ?? ''}
      rightSectionWidth={48}
      rightSection={
        <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" shadow="md" trapFocus returnFocus>
          <Popover.Target>
            <ActionIcon
              aria-label="Calendar"
              aria-describedby={rest.id && `${rest.id}-label`}
              size={44}
              onClick={() => setIsOpen(!isOpen)}
            >
              <IconCalendar {...iconProps} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <DayCalendar
              start={isDay(value) ? value : clock.today()}
              chosen={value}
              today={clock.today()}
              onChoose={choose}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
