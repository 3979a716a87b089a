import { IconBackspace } from '@tabler/icons-react';
import css from './pads.module.css';

interface NumberPadProps {
  id: string;
  label: string;
  unit: string;
  /** As typed so far: the domain reads it, not the pad. */
  value: string;
  error: string | null;
  tone?: 'danger' | 'watch' | undefined;
  onChange(typed: string): void;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;
const mostCharacters = 5;

const typed = (value: string, key: string) => {
  if (key === '.' && (value === '' || value.includes('.'))) return value;
  return `${value}${key}`.slice(0, mostCharacters);
};

/** Keys as large as a thumb. A keyboard types into the same figure. */
export function NumberPad({ id, label, unit, value, error, tone, onChange }: NumberPadProps) {
  return (
    <div className={css['numberPad']} data-tone={error ? 'danger' : tone}>
      <label htmlFor={id} className={css['figureLabel']}>{label}</label>
      <div className={css['figure']}>
        <input id={id} value={value} inputMode="none" autoComplete="off" aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.value.replace(',', '.').replace(/[^\d.]/g, '').slice(0, mostCharacters))} />
        <span aria-hidden>{unit}</span>
      </div>
      {error && <p id={`${id}-error`} className={css['figureError']}>{error}</p>}
      <fieldset className={css['keys']} aria-label={`Keys for ${label.toLowerCase()}`}>
        {keys.map((key) => <button key={key} type="button" onClick={() => onChange(typed(value, key))}>{key}</button>)}
        <button type="button" aria-label="Delete the last figure" onClick={() => onChange(value.slice(0, -1))}><IconBackspace size={26} stroke={1.5} aria-hidden /></button>
      </fieldset>
    </div>
  );
}
