import { useState } from 'react';
import type { Field } from '#domain/kit/vocabulary/fields.ts';
import { FieldInput } from '../kit/form/field-input.tsx';
import { FieldValue } from '../kit/record/field-value.tsx';
import { everyField } from './every-field.ts';
import kit from '../kit/styles/kit.module.css';
import css from './gallery.module.css';

const wording = { zone: 'Europe/London', nameOf: () => null };

interface SpecimenProps {
  field: Field;
  id: string;
  start: unknown;
  error?: string;
}

function Input({ field, id, start, error }: SpecimenProps) {
  const [value, setValue] = useState(start);
  return (
    <FieldInput
      field={field}
      name={id}
      id={id}
      value={value}
      error={error ?? null}
      needed={error !== undefined}
      onChange={setValue}
    />
  );
}

/** Each kind of field empty, filled in, wrong and as it is read. */
export const FieldSpecimens = () =>
  Object.entries(everyField).map(([kind, { field, value }]) => (
    <section key={kind} className={css['field']} aria-label={`Kind ${kind}`}>
      <h3 className={kit['heading']}>{kind}</h3>
      <Input field={{ ...field, label: `${field.label}, empty` }} id={`${kind}-empty`} start={null} />
      <Input field={{ ...field, label: `${field.label}, filled in` }} id={`${kind}-filled`} start={value} />
      <Input
        field={{ ...field, label: `${field.label}, wrong` }}
        id={`${kind}-wrong`}
        start={value}
        error={`${field.label} is not as it should be.`}
      />
      <div>
        <FieldValue field={field} value={value} wording={wording} />
      </div>
    </section>
  ));
