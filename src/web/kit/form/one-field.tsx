import { FieldInput } from './field-input.tsx';
import type { EntityFormState } from './use-entity-form.ts';

export interface OneFieldProps {
  form: EntityFormState;
  prefix: string;
  name: string;
  /** Where the page asks in other words than the full form. */
  label?: string;
  help?: string;
}

/** One field of the record as the kit draws it; nothing while it does not apply. */
export function OneField({ form, prefix, name, label, help }: OneFieldProps) {
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
