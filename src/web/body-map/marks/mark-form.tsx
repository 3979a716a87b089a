import { Button } from '@mantine/core';
import { bodyRegions } from '#domain/incidents/body-map/body-regions.ts';
import { holds, isNeeded, type Field } from '#domain/kit/vocabulary/fields.ts';
import { IconShieldQuestion, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { fieldProps } from '../../kit/input/input-props.ts';
import { useStableCallback } from '../../kit/input/use-stable-callback.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { ChipField } from './chip-field.tsx';
import { markFacts, markFields, type ChartMark, type MarkValues } from './chart.ts';
import { whyAsked } from './one/safeguarding-question.tsx';
import { Select } from '../../kit/ui/select.tsx';
import kit from '../../kit/styles/kit.module.css';
import question from './one/safeguarding-question.module.css';
import css from './mark-form.module.css';

interface MarkProps {
  mark: ChartMark;
  number: number;
  prefix: string;
  errors: Readonly<Record<string, string>>;
  onChange(part: Partial<MarkValues>): void;
  onRemove(): void;
}

const beforeCause = [
  'region',
  'mark_type',
  'pressure_category',
  'length_mm',
  'width_mm',
  'colour',
  'pain_0_10',
  'cause',
];
const afterCause = ['explanation_by_resident', 'explanation_by_others', 'photo', 'photo_consent', 'next_review_on'];
const further = ['depth_mm', 'shape', 'pattern', 'skin_broken', 'blanches', 'exudate', 'odour', 'notes', 'attachments'];
const asChips = new Set(['mark_type', 'cause', 'pain_0_10', 'pressure_category']);
const narrow = new Set(['length_mm', 'width_mm']);

/** What one mark is: the place first, which the drawing has filled in already. */
export function MarkForm({ mark: { id, values }, number, prefix, errors, onChange, onRemove }: MarkProps) {
  const why = whyAsked(markFacts(values));
  const all: RecordValues = values;
  const change = useStableCallback((name: string, value: unknown) => onChange({ [name]: value }));
  const shown = (names: readonly string[]) =>
    names.flatMap((name) => {
      const field = markFields[name];
      return field && holds(field.when, values) && !(name === 'photo_consent' && !values.photo)
        ? [[name, field] as const]
        : [];
    });
  const inputs = (names: readonly string[]) =>
    shown(names).map(([name, field]) => (
      <div key={`${id}-${name}`} className={css['field']} data-narrow={narrow.has(name) || undefined}>
        <MarkInput
          field={field}
          name={name}
          id={`${prefix}-${id}-${name}`}
          value={all[name] ?? null}
          view={values.view}
          error={errors[name] ?? null}
          needed={isNeeded(field, values)}
          onAnswer={change}
        />
      </div>
    ));
  return (
    <section className={css['markForm']} aria-label={`Mark ${number}`}>
      {inputs(beforeCause)}
      {why && (
        <div className={question['question']} role="note">
          <IconShieldQuestion size={24} stroke={1.75} aria-hidden />
          <div>
            <strong>Must safeguarding be told?</strong>
            <p>{why} Say what is seen and what is said, not guesses. The person in charge decides.</p>
          </div>
        </div>
      )}
      {inputs(afterCause)}
      <details className={css['further']} open={further.some((name) => errors[name])}>
        <summary>More about this mark</summary>
        <div className={css['markForm']}>{inputs(further)}</div>
      </details>
      <div className={kit['buttons']}>
        <Button variant="default" onClick={onRemove} leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}>
          Remove mark {number}
        </Button>
      </div>
    </section>
  );
}

interface InputProps {
  field: Field;
  name: string;
  id: string;
  value: unknown;
  view: MarkValues['view'];
  error: string | null;
  needed: boolean;
  onAnswer(name: string, value: unknown): void;
}

/** Drawn anew only when its own answer has changed. */
const MarkInput = memo(function MarkInput({ field, name, view, onAnswer, ...rest }: InputProps) {
  const props = { ...rest, name, onChange: (value: unknown) => onAnswer(name, value) };
  if (name === 'region' && field.kind === 'choice') {
    const places = bodyRegions
      .filter((region) => region.view === view)
      .map(({ key, words }) => ({ value: key, label: words }));
    return (
      <Select
        {...fieldProps({ ...props, field })}
        data={places}
        value={typeof rest.value === 'string' ? rest.value : null}
        onChange={(key) => key && props.onChange(key)}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No such place"
      />
    );
  }
  if (asChips.has(name) && field.kind === 'choice') return <ChipField {...props} field={field} />;
  if (asChips.has(name) && field.kind === 'whole') return <ChipField {...props} field={field} />;
  return <FieldInput {...props} field={field} />;
});
