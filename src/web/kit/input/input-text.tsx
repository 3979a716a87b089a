import { TextInput, Textarea } from '@mantine/core';
import type { Pattern } from '#domain/kit/vocabulary/fields.ts';
import { asText, fieldProps, type InputProps } from './input-props.ts';
import css from '../styles/field.module.css';

const keyboards: Readonly<
  Record<Pattern, { type?: string; inputMode?: 'tel' | 'email' | 'numeric'; autoCapitalize?: string }>
> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  postcode: { autoCapitalize: 'characters' },
  time_zone: { autoCapitalize: 'none' },
  dbs_number: { inputMode: 'numeric' },
  username: { autoCapitalize: 'none' },
  uuid: { autoCapitalize: 'none' },
};

/** Room on the page tells how much is expected. */
const widthFor = (max: number) => (max <= 20 ? css['short'] : max <= 60 ? css['middle'] : undefined);

export const Text = (props: InputProps<'text'>) => (
  <TextInput
    {...fieldProps(props)}
    {...(props.field.like ? keyboards[props.field.like] : {})}
    name={props.name}
    value={asText(props.value)}
    classNames={{ wrapper: widthFor(props.field.max) ?? '' }}
    autoComplete="off"
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
);

export const LongText = (props: InputProps<'longText'>) => (
  <Textarea
    {...fieldProps(props)}
    name={props.name}
    value={asText(props.value)}
    autosize
    minRows={3}
    maxRows={16}
    onChange={(event) => props.onChange(event.currentTarget.value)}
  />
);
