import { optionPairs, type FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { Chips } from '../../kit/ui/chips.tsx';
import { FieldGroup } from '../../kit/input/field-group.tsx';
import type { InputProps } from '../../kit/input/input-props.ts';

/** The options as chips however many there are: what is seen on a body is picked with a thumb, not looked up. */
function optionsOf(field: FieldOf<'choice'> | FieldOf<'whole'>): readonly (readonly [string, string])[] {
  if (field.kind === 'choice') return optionPairs(field);
  return Array.from(
    { length: field.max - field.min + 1 },
    (_, step) => [String(field.min + step), String(field.min + step)] as const,
  );
}

export function ChipField({ field, id, value, error, needed, onChange }: InputProps<'choice'> | InputProps<'whole'>) {
  const choose = (chosen: string) => onChange(field.kind === 'whole' ? Number(chosen) : chosen);
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      <Chips
        name={id}
        options={optionsOf(field)}
        chosen={value === null || value === undefined ? [] : [String(value)]}
        onChoose={choose}
        {...(needed ? {} : { onClear: () => onChange(null) })}
      />
    </FieldGroup>
  );
}
