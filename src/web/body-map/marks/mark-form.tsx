import { Button, Select } from '@mantine/core';
import { bodyRegions } from '#domain/incidents/body-map/body-regions.ts';
import { holds, isNeeded, type Field } from '#domain/kit/vocabulary/fields.ts';
import { IconShieldQuestion, IconTrash } from '@tabler/icons-react';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { framed } from '../../kit/input/input-props.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { ChipField } from './chip-field.tsx';
import { markFacts, markFields, type ChartMark, type MarkValues } from './chart.ts';
import { whyAsked } from './one/safeguarding-question.tsx';
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
          values={values}
          error={errors[name] ?? null}
          onChange={(value) => onChange({ [name]: value })}
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
  values: RecordValues & Pick<MarkValues, 'view' | 'region'>;
  error: string | null;
  onChange(value: unknown): void;
}

function MarkInput({ field, name, values, ...rest }: InputProps) {
  const props = { ...rest, name, value: values[name] ?? null, needed: isNeeded(field, values) };
  if (name === 'region' && field.kind === 'choice') {
    const places = bodyRegions
      .filter(({ view }) => view === values.view)
      .map(({ key, words }) => ({ value: key, label: words }));
    return (
      <Select
        {...framed({ ...props, field })}
        data={places}
        value={values.region}
        onChange={(key) => key && rest.onChange(key)}
        searchable
        allowDeselect={false}
        nothingFoundMessage="No such place"
      />
    );
  }
  if (asChips.has(name) && field.kind === 'choice') return <ChipField {...props} field={field} />;
  if (asChips.has(name) && field.kind === 'whole') return <ChipField {...props} field={field} />;
  return <FieldInput {...props} field={field} />;
}
