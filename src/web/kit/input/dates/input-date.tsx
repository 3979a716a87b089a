import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayOffers } from '#domain/kit/time/day-offers.ts';
import { Chips } from '../../ui/chips.tsx';
import { DayBox } from './day-box.tsx';
import { FieldGroup } from '../field-group.tsx';
import { useHouseClock } from '../../house/house-clock.ts';
import { asText, fieldProps, type InputProps } from '../input-props.ts';
import kit from '../../styles/kit.module.css';
import css from '../../styles/field.module.css';

/** Nobody looks for a birthday in a calendar. */
const isKnownByHeart = (name: string) => name.includes('birth');

export const DateInput = (props: InputProps<'date'>) =>
  isKnownByHeart(props.name) ? <ThreeBoxes {...props} /> : <DayAndOffers {...props} />;

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
const joined = ({ day, month, year }: Typed) =>
  day + month + year === '' ? null : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');

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
          <TextInput
            key={key}
            label={label}
            name={`${name}-${key}`}
            inputMode="numeric"
            maxLength={digits}
            autoComplete="off"
            data-digits={digits}
            className={css['box']}
            error={Boolean(error)}
            value={typed[key]}
            onChange={(event) => type({ [key]: event.currentTarget.value.replace(/\D/g, '') })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function DayAndOffers(props: InputProps<'date'>) {
  const { field, value, id, name, onChange } = props;
  const offers = dayOffers(field, useHouseClock().today());
  return (
    <div className={css['beside']}>
      <DayBox {...fieldProps(props)} name={name} value={asText(value)} tense={field.tense} onChange={onChange} />
      {offers.length > 0 && (
        <fieldset className={kit['group']}>
          <legend className="seen-by-readers">{field.label}, quick choice</legend>
          <Chips name={`${id}-near`} options={offers} chosen={[asText(value)]} onChoose={onChange} />
        </fieldset>
      )}
    </div>
  );
}
