import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { IconBackspace } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import kit from '../../kit/styles/kit.module.css';
import css from './number-pad.module.css';

interface NumberPadProps {
  id: string;
  label: string;
  unit: string;
  /** As typed so far: the domain reads it, not the pad. */
  value: string;
  error: string | null;
  tone?: 'danger' | 'watch' | undefined;
  onChange(typed: string): void;
  /** What the figure means, said between it and the keys, where the eyes are. */
  children?: ReactNode;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;
/** Three figures and one after the point: finer than that no scale and no thermometer here shows. */
const shape = /^\d{0,3}(\.\d?)?$/;

/** Keys as large as a thumb. A keyboard types into the same figure. */
export function NumberPad({ id, label, unit, value, error, tone, onChange, children }: NumberPadProps) {
  const type = (typed: string) => shape.test(typed) && onChange(typed);
  return (
    <div className={css['numberPad']} data-tone={error ? 'danger' : tone}>
      <label htmlFor={id} className={css['figureLabel']}>
        {label}
      </label>
      <div className={css['figure']}>
        <input
          id={id}
          value={value}
          inputMode="none"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => type(event.currentTarget.value.replace(',', '.'))}
        />
        <span aria-hidden>{unit}</span>
      </div>
      {error && (
        <p id={`${id}-error`} className={kit['trouble']}>
          {error}
        </p>
      )}
      {children}
      <fieldset className={`${kit['group']} ${css['keys']}`} aria-label={`Keys for ${midSentence(label)}`}>
        {keys.map((key) => (
          <button key={key} type="button" className={kit['press']} onClick={() => type(`${value}${key}`)}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className={kit['press']}
          aria-label="Delete the last figure"
          onClick={() => onChange(value.slice(0, -1))}
        >
          <IconBackspace size={26} stroke={1.5} aria-hidden />
        </button>
      </fieldset>
    </div>
  );
}
