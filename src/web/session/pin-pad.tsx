import { UnstyledButton } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import css from './pin-pad.module.css';

export const pinLength = 6;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

interface PinPadProps {
  field: Ref<HTMLInputElement>;
  value: string;
  isBusy: boolean;
  onChange(pin: string): void;
  /** What was typed or pasted is no PIN. */
  onOther(text: string): void;
}

/** Six digits by finger, key or paste. The field keeps the focus throughout, so that both hands work at once. */
export function PinPad({ field, value, isBusy, onChange, onOther }: PinPadProps) {
  const take = (text: string) => {
    if (isBusy) return;
    const trimmed = text.trim();
    if (!/^\d*$/.test(trimmed)) onOther(text);
    else onChange(trimmed.slice(0, pinLength));
  };
  const key = (label: string, next: string, face: ReactNode = label) => (
    <UnstyledButton
      key={label}
      className={css['key']}
      aria-label={label}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => take(next)}
    >
      {face}
    </UnstyledButton>
  );
  return (
    <div className={css['pad']} data-busy={isBusy || undefined}>
      <div className={css['field']}>
        {/* A keyboard that slides over the pad would only be in the way, so `inputMode` asks for none. */}
        <input
          ref={field}
          type="password"
          inputMode="none"
          autoComplete="off"
          name="pin"
          aria-label="PIN"
          aria-describedby="pin-help"
          value={value}
          onChange={(event) => take(event.currentTarget.value)}
        />
        <div className={css['dots']} aria-hidden>
          {Array.from({ length: pinLength }, (_, at) => (
            <span key={at} data-filled={at < value.length || undefined} />
          ))}
        </div>
      </div>
      <p id="pin-help" className={css['help']}>
        Opens at the sixth digit.
      </p>
      <div className={css['keys']}>
        {digits.map((digit) => key(digit, value + digit))}
        <span />
        {key('0', `${value}0`)}
        {key('Take the last digit back', value.slice(0, -1), <IconBackspace size={28} stroke={1.75} aria-hidden />)}
      </div>
    </div>
  );
}
