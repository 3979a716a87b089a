import type { ReactNode } from 'react';
import kit from '../styles/kit.module.css';
import css from '../styles/field.module.css';

interface GroupProps {
  id: string;
  label: string;
  help?: string | undefined;
  error: string | null;
  needed: boolean;
  children: ReactNode;
}

/** The frame of an input that has several parts: one legend, one hint, one error for all of them. */
export function FieldGroup({ id, label, help, error, needed, children }: GroupProps) {
  const said = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={kit['group']}
      id={id}
      tabIndex={-1}
      aria-describedby={said || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={css['legend']}>
        {label}
        {needed && (
          <span className={css['star']} aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      {help && (
        <p className={css['help']} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={css['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
