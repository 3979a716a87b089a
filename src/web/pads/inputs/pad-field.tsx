import { optionPairs } from '#domain/kit/vocabulary/fields.ts';
import { OneField, type OneFieldProps } from '../../kit/form/one-field.tsx';
import { PadChoice } from './pad-choice.tsx';

/** A choice whose options all lie open, however many: a thumb finds a word faster than a list. */
export function OpenChoice({ form, prefix, name, label }: OneFieldProps) {
  const planned = form.sections.flatMap(({ fields }) => fields).find((one) => one.name === name);
  const field = planned?.field;
  if (field?.kind !== 'choice' && field?.kind !== 'choices') return null;
  const several = field.kind === 'choices';
  const value = form.values[name];
  const chosen = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  const choose = (one: string) =>
    form.change(
      name,
      several ? (chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]) : one,
    );
  return (
    <PadChoice
      id={`${prefix}-${name}`}
      label={label ?? field.label}
      error={form.errors[name] ?? null}
      options={optionPairs(field)}
      chosen={chosen}
      several={several}
      onChoose={choose}
    />
  );
}

interface PadFieldsProps extends Omit<OneFieldProps, 'name' | 'label' | 'help'> {
  names: readonly string[];
}

export const PadFields = ({ names, ...rest }: PadFieldsProps) =>
  names.map((name) => <OneField key={name} name={name} {...rest} />);
