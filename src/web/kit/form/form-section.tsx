import { byKind, type ByKind } from '#domain/kit/vocabulary/fields.ts';
import { Fragment, memo, useLayoutEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { FieldInput } from './field-input.tsx';
import type { PlannedField, PlannedSection } from './form-plan.ts';
import { sectionId } from '../page/section-links.tsx';
import type { EntityFormState } from './use-entity-form.ts';
import kit from '../styles/kit.module.css';
import css from './form-section.module.css';

const mostChips = 6;
const wide = () => true;
const narrow = () => false;
/** What needs a line of its own, and what may stand beside another. */
const wideInputs: ByKind<[], boolean> = {
  text: narrow,
  longText: wide,
  whole: narrow,
  decimal: narrow,
  yesNo: narrow,
  date: narrow,
  time: narrow,
  moment: ({ default: start }) => start === 'now',
  choice: ({ options }) => Object.keys(options).length <= mostChips,
  choices: wide,
  words: wide,
  ref: narrow,
  refs: wide,
  file: wide,
  rows: wide,
  parts: wide,
  link: wide,
};

function leaves(event: FocusEvent<HTMLElement>): boolean {
  return !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget));
}

interface FormFieldProps extends PlannedField {
  id: string;
  value: unknown;
  error: string | null;
  form: RefObject<Pick<EntityFormState, 'change' | 'checkField'>>;
}

/** Drawn anew only when something of its own has changed: a key in one field says nothing of the ninety others. */
const FormField = memo(function FormField({ form, ...planned }: FormFieldProps) {
  const { name } = planned;
  return (
    <div
      className={css['field']}
      data-wide={byKind(wideInputs, planned.field) || undefined}
      onBlur={(event) => leaves(event) && form.current.checkField(name)}
    >
      <FieldInput {...planned} onChange={(value) => form.current.change(name, value)} />
    </div>
  );
});

interface SectionProps {
  section: PlannedSection;
  form: EntityFormState;
  prefix: string;
  /** What takes the place of a field's usual input; null where another one asks for it already. */
  own?: Readonly<Record<string, ReactNode>>;
}

export function FormSection({ section, form, prefix, own = {} }: SectionProps) {
  const newest = useRef(form);
  useLayoutEffect(() => {
    newest.current = form;
  }, [form]);
  return (
    <section className={css['section']} data-card>
      {section.title && (
        <h2 id={sectionId(prefix, section.title)} tabIndex={-1} className={`${kit['heading']} ${css['heading']}`}>
          {section.title}
        </h2>
      )}
      <div className={css['fields']} data-fields>
        {section.fields.map((planned) => {
          const { name } = planned;
          if (name in own) return own[name] && <Fragment key={name}>{own[name]}</Fragment>;
          return (
            <FormField
              key={`${name}-${form.epoch}`}
              {...planned}
              id={`${prefix}-${name}`}
              value={form.values[name] ?? null}
              error={form.errors[name] ?? null}
              form={newest}
            />
          );
        })}
      </div>
    </section>
  );
}
