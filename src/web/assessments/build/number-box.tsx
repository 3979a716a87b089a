import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface NumberProps {
  label: string;
  value: number | null;
  onChange(value: number | null): void;
  description?: string;
  hasHiddenLabel?: boolean;
}

/** A number that may be half typed: only what can be read is passed on. */
export function NumberBox({ label, value, onChange, description, hasHiddenLabel = false }: NumberProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const isWrong = text.trim() !== '' && Number.isNaN(Number(text));
  return (
    <TextInput
      {...(hasHiddenLabel ? { 'aria-label': label, placeholder: 'Score' } : { label })}
      description={description}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      error={isWrong ? 'A number is wanted, such as 2 or 1.5.' : undefined}
      onChange={(event) => {
        const typed = event.currentTarget.value.replace(',', '.');
        setText(typed);
        if (typed.trim() === '') onChange(null);
        else if (!Number.isNaN(Number(typed))) onChange(Number(typed));
      }}
    />
  );
}
