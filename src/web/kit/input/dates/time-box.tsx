import { TextInput, type TextInputProps } from '@mantine/core';
import { typedTime } from '#domain/kit/time/typed-time.ts';
import { useTyped } from './use-typed.ts';
import css from '../../styles/field.module.css';

interface TimeBoxProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'className' | 'onBlur'> {
  value: string;
  onChange(value: string | null): void;
  onLeft?: () => void;
}

/** A figure or two are on their way to another time: "1" becomes "14" and "1430". */
const isBeginning = (typed: string) => /^\d{1,2}$/.test(typed.trim());

/** A time on the 24-hour clock, typed in any of the usual ways: the same on every device. */
export function TimeBox({ value, onChange, onLeft, ...rest }: TimeBoxProps) {
  const { input } = useTyped({ value, onChange, isBeginning, shown: (time) => time, read: typedTime });
  const leave = () => {
    input.onBlur();
    onLeft?.();
  };
  return <TextInput placeholder="such as 14:30" {...rest} {...input} onBlur={leave} className={css['time'] ?? ''} />;
}
