import { Button } from '@mantine/core';
import { isNeeded, holds, type Fields } from '#domain/kit/fields.ts';
import { startValues } from '#domain/kit/parse.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FieldGroup } from './field-group.tsx';
import { useHouseClock } from './house-clock.ts';
import type { AnyInput, InputProps } from './input-props.ts';
import css from './field.module.css';

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

interface InsideProps {
  Input: AnyInput;
  fields: Fields;
  id: string;
  value: Row;
  onChange(value: Row): void;
}

/** The inputs of named values that live inside one field. */
const Inside = ({ Input, fields, id, value, onChange }: InsideProps) => (
  <div className={css['inside']}>
    {Object.entries(fields)
      .filter(([, field]) => field.readOnly !== true && holds(field.when, value))
      .map(([name, field]) => (
        <Input key={name} field={field} name={name} id={`${id}-${name}`} value={value[name] ?? null} error={null}
          needed={isNeeded(field, value)} onChange={(given) => onChange({ ...value, [name]: given })} />
      ))}
  </div>
);

export function Parts({ Input, field, value, id, error, needed, onChange }: InputProps<'parts'> & { Input: AnyInput }) {
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      <div className={css['card']}>
        <Inside Input={Input} fields={field.fields} id={id} value={isRow(value) ? value : {}} onChange={onChange} />
      </div>
    </FieldGroup>
  );
}

export function Rows({ Input, field, value, id, error, needed, onChange }: InputProps<'rows'> & { Input: AnyInput }) {
  const clock = useHouseClock();
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  const adding = rows.length > 0 ? 'Add another' : 'Add';
  const add = () => onChange([...rows, startValues(field.columns, clock.now(), clock.today())]);
  const change = (at: number, row: Row) => onChange(rows.map((old, index) => (index === at ? row : old)));
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      {rows.map((row, at) => (
        <fieldset key={at} className={css['card']}>
          <legend className="seen-by-readers">{field.label} {at + 1}</legend>
          <Inside Input={Input} fields={field.columns} id={`${id}-${at}`} value={row} onChange={(given) => change(at, given)} />
          <Button variant="subtle" color="red" className={css['remove']} leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}>
            Remove {at + 1}
          </Button>
        </fieldset>
      ))}
      <Button variant="default" aria-label={`${adding} to ${field.label}`} onClick={add} className={css['remove']} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
        {adding}
      </Button>
    </FieldGroup>
  );
}
