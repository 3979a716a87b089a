import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Chips } from './chips.tsx';
import { FieldGroup } from './field-group.tsx';
import { useHouseClock } from './house-clock.ts';
import { asText, framed, type InputProps } from './input-props.ts';
import kit from './kit.module.css';
import css from './field.module.css';

/** Nobody looks for a birthday in a calendar. */
const isKnownByHeart = (name: string) => name.includes('birth');

export const DateInput = (props: InputProps<'date'>) => (isKnownByHeart(props.name) ? <ThreeBoxes {...props} /> : <Calendar {...props} />);

const boxes = [
  { key: 'day', label: 'Day', digits: 2 },
  { key: 'month', label: 'Month', digits: 2 },
  { key: 'year', label: 'Year', digits: 4 },
] as const;
type Typed = Record<(typeof boxes)[number]['key'], string>;

function typedFrom(value: unknown): Typed {
  const [year = '', month = '', day = ''] = asText(value).split('-');
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/** What is not yet a date stays as typed, so that the domain can say so. */
const joined = ({ day, month, year }: Typed) => (day + month + year === '' ? null : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'));

function ThreeBoxes({ field, value, id, name, error, needed, onChange }: InputProps<'date'>) {
  const [typed, setTyped] = useState(() => typedFrom(value));
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    onChange(joined(next));
  };
  return (
    <FieldGroup id={id} label={field.label} help={field.help ?? 'For example, 27 3 1941'} error={error} needed={needed}>
      <div className={css['boxes']}>
        {boxes.map(({ key, label, digits }) => (
          <TextInput key={key} label={label} name={`${name}-${key}`} inputMode="numeric" maxLength={digits} autoComplete="off" data-digits={digits}
            className={css['box']} error={Boolean(error)} value={typed[key]}
            onChange={(event) => type({ [key]: event.currentTarget.value.replace(/\D/g, '') })} />
        ))}
      </div>
    </FieldGroup>
  );
}

function Calendar(props: InputProps<'date'>) {
  const { field, value, id, name, onChange } = props;
  const clock = useHouseClock();
  const near = [[clock.today(), 'Today'], [clock.dayAway(-1), 'Yesterday'], [clock.dayAway(1), 'Tomorrow']] as const;
  const isOffered = field.must === true || field.default === 'today';
  return (
    <div className={css['beside']}>
      <TextInput {...framed(props)} type="date" name={name} value={asText(value)} className={css['date']} max="9999-12-31"
        onChange={(event) => onChange(event.currentTarget.value || null)} />
      {isOffered && (
        <fieldset className={kit['group']}>
          <legend className="seen-by-readers">{field.label}, quick choice</legend>
          <Chips name={`${id}-near`} options={near} chosen={[asText(value)]} onChoose={onChange} />
        </fieldset>
      )}
    </div>
  );
}
