import type { ReactNode } from 'react';
import { Chips } from '../../kit/ui/chips.tsx';
import { FieldGroup } from '../../kit/input/field-group.tsx';

interface PadChoiceProps<V extends string> {
  id: string;
  label: string;
  help?: string;
  error?: string | null;
  options: readonly (readonly [value: V, label: string])[];
  chosen: string | readonly string[] | null;
  several?: boolean;
  onChoose: (value: V) => void;
  onClear?: () => void;
  children?: ReactNode;
}

/** A row of chips under its question, for what a pad asks in its own way. */
export function PadChoice<V extends string>({
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
}: PadChoiceProps<V>) {
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
