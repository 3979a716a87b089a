import { Checkbox } from '@mantine/core';
import { Chips } from '../ui/chips.tsx';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from './input-props.ts';
import css from '../styles/field.module.css';

const answers = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

/** A question that starts as "no" is ticked; one without an answer yet is asked. */
export function YesNo({ field, value, id, name, error, needed, onChange }: InputProps<'yesNo'>) {
  if (field.default === false) {
    return (
      <Checkbox
        classNames={{ input: css['tick'] ?? '' }}
        id={id}
        name={name}
        label={field.label}
        description={field.help}
        error={error ?? undefined}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  const chosen = value === true ? ['yes'] : value === false ? ['no'] : [];
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      <Chips
        name={id}
        options={answers}
        chosen={chosen}
        onChoose={(answer) => onChange(answer === 'yes')}
        {...(needed ? {} : { onClear: () => onChange(null) })}
      />
    </FieldGroup>
  );
}
