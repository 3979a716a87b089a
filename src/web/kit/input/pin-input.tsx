import { PasswordInput } from '@mantine/core';

interface PinProps {
  label: string;
  value: string;
  onChange(pin: string): void;
}

/** Six figures that somebody knows by heart, hidden from whoever looks over their shoulder. */
export const PinInput = ({ label, value, onChange }: PinProps) => (
  <PasswordInput
    label={label}
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    value={value}
    visibilityToggleButtonProps={{ 'aria-label': 'Show PIN' }}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
