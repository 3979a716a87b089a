import { ActionIcon, TextInput } from '@mantine/core';
import type { FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Chips } from '../ui/chips.tsx';
import { FieldGroup } from './field-group.tsx';
import { asText, fieldProps, type InputProps } from './input-props.ts';
import css from '../styles/field.module.css';

type NumberField = FieldOf<'whole'> | FieldOf<'decimal'>;

/** A range one may walk through with a thumb. */
const fewSteps = 30;
const hasSteps = (field: NumberField) => field.kind === 'whole' && field.max - field.min <= fewSteps;

function stepped(field: NumberField, value: unknown, by: number): number {
  const now = Number(value);
  if (asText(value) === '' || Number.isNaN(now)) return Math.max(field.min, Math.min(field.max, 0));
  return Math.max(field.min, Math.min(field.max, now + by));
}

/** Typed, never spun: a wheel or an arrow key must not change a weight. */
function NumberInput(props: InputProps<'whole'> | InputProps<'decimal'>) {
  const { field, value, name, onChange } = props;
  return (
    <TextInput
      {...fieldProps(props)}
      name={name}
      value={asText(value)}
      inputMode={field.kind === 'whole' && field.min >= 0 ? 'numeric' : 'decimal'}
      classNames={{ wrapper: css['number'] ?? '' }}
      autoComplete="off"
      rightSection={field.unit && <span className={css['unit']}>{field.unit}</span>}
      rightSectionWidth={field.unit ? Math.max(44, field.unit.length * 10 + 20) : 0}
      // The comma is how much of Europe writes it; the domain reads a point.
      onChange={(event) => onChange(event.currentTarget.value.replace(',', '.'))}
      inputContainer={(input) => (hasSteps(field) ? <Stepper {...props}>{input}</Stepper> : input)}
    />
  );
}

const Stepper = ({
  field,
  value,
  onChange,
  children,
}: (InputProps<'whole'> | InputProps<'decimal'>) & { children: ReactNode }) => (
  <div className={css['stepper']}>
    {children}
    <ActionIcon
      variant="default"
      aria-label={`Less: ${field.label}`}
      onClick={() => onChange(stepped(field, value, -1))}
    >
      <IconMinus stroke={1.75} />
    </ActionIcon>
    <ActionIcon
      variant="default"
      aria-label={`More: ${field.label}`}
      onClick={() => onChange(stepped(field, value, 1))}
    >
      <IconPlus stroke={1.75} />
    </ActionIcon>
  </div>
);

/** A scale of a few marks is tapped, not typed. */
const mostMarks = 6;
const marksOf = ({ min, max, unit }: FieldOf<'whole'>) =>
  !unit && max - min < mostMarks
    ? Array.from({ length: max - min + 1 }, (_, at) => [String(min + at), String(min + at)] as const)
    : null;

export function Whole(props: InputProps<'whole'>) {
  const { field, value, id, error, needed, onChange } = props;
  const marks = marksOf(field);
  if (!marks) return <NumberInput {...props} />;
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      <Chips
        name={id}
        options={marks}
        chosen={[asText(value)]}
        onChoose={(mark) => onChange(Number(mark))}
        {...(needed ? {} : { onClear: () => onChange(null) })}
      />
    </FieldGroup>
  );
}
export const Decimal = (props: InputProps<'decimal'>) => <NumberInput {...props} />;
