import { optionPairs } from '#domain/kit/vocabulary/fields.ts';
import { Chips } from '../ui/chips.tsx';
import { FieldGroup } from './field-group.tsx';
import { clearableProps, fieldProps, multiValueProps, type InputProps } from './input-props.ts';
import { MultiSelect, Select } from '../ui/select.tsx';

/** More than this is a list to search, not a row to look along. */
const mostChips = 6;
const mostChipsOfSeveral = 14;

const asData = (field: InputProps<'choice' | 'choices'>['field']) =>
  optionPairs(field).map(([value, label]) => ({ value, label }));
const chosenOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export function Choice(props: InputProps<'choice'>) {
  const { field, value, id, error, needed, onChange } = props;
  if (optionPairs(field).length > mostChips) {
    return (
      <Select
        {...fieldProps(props)}
        data={asData(field)}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
        searchable
        {...clearableProps(needed)}
        placeholder="Choose"
        nothingFoundMessage="Nothing like that"
      />
    );
  }
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      <Chips
        name={id}
        options={optionPairs(field)}
        chosen={typeof value === 'string' ? [value] : []}
        onChoose={onChange}
        {...(needed ? {} : { onClear: () => onChange(null) })}
      />
    </FieldGroup>
  );
}

export function Choices(props: InputProps<'choices'>) {
  const { field, value, id, error, needed, onChange } = props;
  const chosen = chosenOf(value);
  if (optionPairs(field).length > mostChipsOfSeveral) {
    return (
      <MultiSelect
        {...fieldProps(props)}
        data={asData(field)}
        value={chosen}
        onChange={onChange}
        searchable
        {...multiValueProps}
        {...(chosen.length === 0 ? { placeholder: 'Choose one or more' } : {})}
      />
    );
  }
  const toggled = (one: string) => (chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      <Chips
        name={id}
        several
        options={optionPairs(field)}
        chosen={chosen}
        onChoose={(one) => onChange(toggled(one))}
      />
    </FieldGroup>
  );
}
