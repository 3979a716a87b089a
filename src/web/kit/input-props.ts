import type { FieldOf, Kind } from '#domain/kit/fields.ts';

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

/** The props that an input with a frame of its own passes on. */
export const framed = ({ field, id, error, needed }: InputProps<Kind>) => ({
  id,
  label: field.label,
  description: field.help,
  error: error ?? undefined,
  withAsterisk: needed,
  'aria-required': needed || undefined,
});

export const asText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
