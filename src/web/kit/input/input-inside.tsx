import { Button } from '@mantine/core';
import { isNeeded, holds, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FieldGroup } from './field-group.tsx';
import { useHouseClock } from '../house/house-clock.ts';
import { iconProps } from '../ui/icon-props.ts';
import type { AnyInput, InputProps } from './input-props.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useNewest } from './use-newest.ts';
import { useRowKeys } from '../ui/use-row-keys.ts';
import css from '../styles/field.module.css';

const rowIn = (value: unknown): RecordValues => (isRecordValues(value) ? value : {});
const rowsIn = (value: unknown): RecordValues[] => (Array.isArray(value) ? value.filter(isRecordValues) : []);

interface InsideProps {
  Input: AnyInput;
  fields: Fields;
  id: string;
  value: RecordValues;
  onChange(name: string, given: unknown): void;
}

/** The inputs of named values that live inside one field. */
const Inside = ({ Input, fields, id, value, onChange }: InsideProps) => (
  <div className={css['inside']}>
    {Object.entries(fields)
      .filter(([, field]) => field.readOnly !== true && holds(field.when, value))
      .map(([name, field]) => (
        <Input
          key={name}
          field={field}
          name={name}
          id={`${id}-${name}`}
          value={value[name] ?? null}
          error={null}
          needed={isNeeded(field, value)}
          onChange={(given) => onChange(name, given)}
        />
      ))}
  </div>
);

export function Parts({ Input, field, value, id, error, needed, onChange }: InputProps<'parts'> & { Input: AnyInput }) {
  const change = useNewest(value, onChange);
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      <div className={css['card']}>
        <Inside
          Input={Input}
          fields={field.fields}
          id={id}
          value={rowIn(value)}
          onChange={(name, given) => change((now) => ({ ...rowIn(now), [name]: given }))}
        />
      </div>
    </FieldGroup>
  );
}

export function Rows({ Input, field, value, id, error, needed, onChange }: InputProps<'rows'> & { Input: AnyInput }) {
  const clock = useHouseClock();
  const rows = rowsIn(value);
  const change = useNewest(value, onChange);
  const { keys, placeOf, forget } = useRowKeys(rows.length);
  const adding = rows.length > 0 ? 'Add another' : 'Add';
  const add = () => change((now) => [...rowsIn(now), startValues(field.columns, clock.now(), clock.today())]);
  const put = (key: string, name: string, given: unknown) =>
    change((now) => rowsIn(now).map((row, at) => (at === placeOf(key) ? { ...row, [name]: given } : row)));
  function drop(key: string) {
    change((now) => rowsIn(now).filter((_, at) => at !== placeOf(key)));
    forget(key);
  }
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      {keys.map((key, at) => (
        <fieldset key={key} className={css['card']}>
          <legend className="seen-by-readers">
            {field.label} {at + 1}
          </legend>
          <Inside
            Input={Input}
            fields={field.columns}
            id={`${id}-${at}`}
            value={rowIn(rows[at])}
            onChange={(name, given) => put(key, name, given)}
          />
          <Button
            variant="subtle"
            color="red"
            className={css['remove']}
            leftSection={<IconTrash {...iconProps} />}
            onClick={() => drop(key)}
          >
            Remove {at + 1}
          </Button>
        </fieldset>
      ))}
      <Button
        variant="default"
        aria-label={`${adding} to ${field.label}`}
        onClick={add}
        className={css['remove']}
        leftSection={<IconPlus {...iconProps} />}
      >
        {adding}
      </Button>
    </FieldGroup>
  );
}
