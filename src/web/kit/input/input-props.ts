import type { Field, FieldOf, Kind } from '#domain/kit/vocabulary/fields.ts';
import { rem } from '@mantine/core';
import type { FC } from 'react';
import { wrapperOrder } from '../styles/theme.ts';
import css from '../styles/field.module.css';

/** What every input is given. The value may be half typed: the domain reads it, not the input. */
export interface InputProps<K extends Kind> {
  field: FieldOf<K>;
  name: string;
  /** The id of the element that takes the focus when an error is followed. */
  id: string;
  value: unknown;
  error: string | null;
  needed: boolean;
  onChange(value: unknown): void;
}

/** The input of a field of any kind, as one that holds others is given it. */
export type AnyInput = FC<Omit<InputProps<Kind>, 'field'> & { field: Field }>;

/** The props that an input with a frame of its own passes on. */
export const fieldProps = ({ field, id, error, needed }: InputProps<Kind>) => ({
  id,
  label: field.label,
  description: field.help,
  error: error ?? undefined,
  withAsterisk: needed,
  'aria-required': needed || undefined,
});

/** For inputs of several values, which the theme leaves alone so that the first page need not carry them. */
export const multiValueProps = {
  inputWrapperOrder: wrapperOrder,
  openOnFocus: false,
  classNames: { pill: css['pill'] ?? '' },
  styles: {
    input: { minHeight: 48, fontSize: rem(17), paddingBlock: 2 },
    label: { fontSize: rem(17), fontWeight: 600, marginBottom: 4 },
    error: { fontSize: rem(16), fontWeight: 600 },
    description: { fontSize: rem(16), color: 'var(--secondary)' },
    option: { minHeight: 'var(--control)' },
  },
};

/** A thumb must be able to take a choice back. */
export const clearableProps = (needed: boolean) =>
  needed
    ? { clearable: false }
    : { clearable: true, rightSectionWidth: 92, clearButtonProps: { className: css['clear'] ?? '' } };

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
