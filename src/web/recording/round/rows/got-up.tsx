import { isTime } from '#domain/kit/time/time.ts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { TimeBox } from '../../../kit/input/dates/time-box.tsx';
import css from './round-routine.module.css';

/** Longer than anybody takes from one figure to the next. */
const restMs = 2000;

interface GotUpProps {
  label: string;
  value: string;
  /** On its way: what is typed now would not go along. */
  isFixed: boolean;
  onChange(value: string): void;
  onDone(): void;
  children?: ReactNode;
}

/** A time that is being typed passes through others, as 07:03 on the way to 07:30: it is done once the hand moves on or rests. */
export function GotUp({ label, value, isFixed, onChange, onDone, children }: GotUpProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isTime(value)) return;
    const timer = setTimeout(() => done(), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <div className={css['up']}>
      <TimeBox
        label={label}
        value={value}
        readOnly={isFixed}
        onChange={(time) => onChange(time ?? '')}
        onLeft={() => isTime(value) && onDone()}
      />
      {children}
    </div>
  );
}
