import type { ReactNode } from 'react';
import { Chips } from '../../kit/ui/chips.tsx';
import { FieldGroup } from '../../kit/input/field-group.tsx';

interface PadChoiceProps {
  id: string;
  label: string;
  help?: string;
  error?: string | null;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string | readonly string[] | null;
  several?: boolean;
  onChoose(value: string): void;
  onClear?: () => void;
  children?: ReactNode;
}

/** A row of chips under its question, for what a pad asks in its own way. */
export function PadChoice({
  id,
  label,
  help,
  error = null,
  options,
  chosen,
  several = false,
  onChoose,
  onClear,
  children,
}: PadChoiceProps) {
  const list = chosen === null ? [] : typeof chosen === 'string' ? [chosen] : chosen;
  return (
    <FieldGroup id={id} label={label} help={help} error={error} needed={false}>
      <Chips
        name={id}
        options={options}
        chosen={list}
        several={several}
        onChoose={onChoose}
        {...(onClear ? { onClear } : {})}
      />
      {children}
    </FieldGroup>
  );
}
