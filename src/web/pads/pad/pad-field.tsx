import { optionPairs } from '#domain/kit/vocabulary/fields.ts';
import { FieldInput } from '../../kit/form/field-input.tsx';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { PadChoice } from './pad-choice.tsx';

interface PadFieldProps {
  form: EntityFormState;
  prefix: string;
  name: string;
  /** Where the pad asks in other words than the full form. */
  label?: string;
  help?: string;
}

/** One field of the record as the kit draws it; nothing while it does not apply. */
export function PadField({ form, prefix, name, label, help }: PadFieldProps) {
  const planned = form.sections.flatMap(({ fields }) => fields).find((one) => one.name === name);
  if (!planned) return null;
  const field = { ...planned.field, ...(label ? { label } : {}), ...(help === undefined ? {} : { help }) };
  return (
    <FieldInput
      key={form.epoch}
      field={field}
      name={name}
      id={`${prefix}-${name}`}
      value={form.values[name] ?? null}
      error={form.errors[name] ?? null}
      needed={planned.needed}
      onChange={(value) => form.change(name, value)}
    />
  );
}

/** A choice whose options all lie open, however many: a thumb finds a word faster than a list. */
export function OpenChoice({ form, prefix, name, label }: PadFieldProps) {
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

interface PadFieldsProps extends Omit<PadFieldProps, 'name' | 'label' | 'help'> {
  names: readonly string[];
}

export const PadFields = ({ names, ...rest }: PadFieldsProps) =>
  names.map((name) => <PadField key={name} name={name} {...rest} />);
