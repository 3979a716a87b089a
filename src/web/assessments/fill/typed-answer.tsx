import type { FormQuestion } from '#domain/assessments/form.ts';
import type { GivenAnswer } from '#domain/assessments/filling/given-answers.ts';
import { date, decimal, longText, time, type Field } from '#domain/kit/vocabulary/fields.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { useState } from 'react';
import { FieldInput } from '../../kit/form/field-input.tsx';

type Part = 'value_number' | 'value_text' | 'value_date';

interface TypedPart {
  readonly part: Part;
  readonly field: Field;
}

const widest = 1_000_000;

/** What is typed, and where it is drafted; null for what is chosen or only read. */
export function typedAsked({ kind, text, help, unit, min, max }: FormQuestion): TypedPart | null {
  const words = help ? { help } : {};
  if (kind === 'number')
    return {
      part: 'value_number',
      field: decimal(text, { ...words, ...(unit ? { unit } : {}), min: min ?? -widest, max: max ?? widest, places: 2 }),
    };
  if (kind === 'text') return { part: 'value_text', field: longText(text, { ...words, max: 4000 }) };
  if (kind === 'time') return { part: 'value_text', field: time(text, words) };
  return kind === 'date' ? { part: 'value_date', field: date(text, { ...words, tense: 'any' }) } : null;
}

interface TypedProps {
  id: string;
  label: string;
  asked: TypedPart;
  needed: boolean;
  answer: GivenAnswer;
  error: string | null;
  onChange(answer: GivenAnswer): void;
}

const isNothing = (value: unknown): boolean => value === null || value === '';

/** What is half typed stays as typed; the answer is what can be read of it. */
export function TypedAnswer({ id, label, asked: { part, field }, needed, answer, error, onChange }: TypedProps) {
  const [typed, setTyped] = useState<unknown>(answer[part]);
  const [unread, setUnread] = useState<string | null>(null);
  const change = (value: unknown) => {
    setTyped(value);
    const isFree = part === 'value_text' && field.kind === 'longText';
    const reading = isNothing(value) ? { value: null } : isFree ? { value } : readValue(field, value);
    setUnread('wrong' in reading ? reading.wrong : null);
    onChange({ ...answer, [part]: 'value' in reading ? reading.value : null });
  };
  return (
    <FieldInput
      field={{ ...field, label }}
      id={id}
      name={id}
      value={typed}
      error={error ?? (unread && isNothing(answer[part]) ? unread : null)}
      needed={needed}
      onChange={change}
    />
  );
}
