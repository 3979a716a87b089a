import type { Kind } from '#domain/kit/vocabulary/fields.ts';
import type { FC } from 'react';
import { Choice, Choices } from '../input/input-choice.tsx';
import { DateInput } from '../input/dates/input-date.tsx';
import { Explained } from '../input/explained.tsx';
import { FileInput } from '../input/files/input-file.tsx';
import { Parts, Rows } from '../input/input-inside.tsx';
import { LinkInput } from '../input/input-link.tsx';
import { Decimal, Whole } from '../input/input-number.tsx';
import type { AnyInput, InputProps } from '../input/input-props.ts';
import { Ref, Refs } from '../input/input-ref.tsx';
import { LongText, Text } from '../input/input-text.tsx';
import { Moment, Time } from '../input/dates/input-time.tsx';
import { Words } from '../input/input-words.tsx';
import { YesNo } from '../input/input-yes-no.tsx';

/** One input per kind. A new kind does not compile until it has its line here; a special case belongs to an area. */
const inputs: { readonly [K in Kind]: FC<InputProps<K>> } = {
  text: Text,
  longText: LongText,
  whole: Whole,
  decimal: Decimal,
  yesNo: YesNo,
  date: DateInput,
  time: Time,
  moment: Moment,
  choice: Choice,
  choices: Choices,
  words: Words,
  ref: Ref,
  refs: Refs,
  file: FileInput,
  rows: (props) => <Rows {...props} Input={FieldInput} />,
  parts: (props) => <Parts {...props} Input={FieldInput} />,
  link: LinkInput,
};

export const FieldInput: AnyInput = (props) => {
  // The input for a kind takes the fields of that kind; the compiler does not follow the two together.
  const Input = inputs[props.field.kind] as AnyInput;
  const { label, explains } = props.field;
  if (!explains) return <Input {...props} />;
  return (
    <Explained label={label} explains={explains} id={props.id}>
      <Input {...props} />
    </Explained>
  );
};
