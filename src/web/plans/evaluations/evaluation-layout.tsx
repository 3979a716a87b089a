import { isDay } from '#domain/kit/time/time.ts';
import { evaluation } from '#domain/plans/review/evaluation.ts';
import { outcomeDoes } from '#domain/plans/review/evaluation-outcomes.ts';
import { Fragment, type ReactNode } from 'react';
import { FieldInput } from '../../kit/form/field-input.tsx';
import { FormSection } from '../../kit/form/form-section.tsx';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { textOrNull } from '../../kit/state/stored-record.ts';
import { GatheredEvidence } from './gathered-evidence.tsx';
import { PeriodChoice } from './period-choice.tsx';
import css from './evaluations.module.css';

const dayOrNull = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : null);

/** What was looked at, what the records say of it, and only then the judgement. */
export function evaluationLayout(form: EntityFormState<typeof evaluation>, prefix: string, bar: ReactNode) {
  const values = { ...form.before, ...form.values };
  const [about, resident] = [textOrNull(values.plan), textOrNull(values.resident)];
  const [from, to] = [dayOrNull(values.period_from), dayOrNull(values.period_to)];
  const isPeriod = from !== null && to !== null && from <= to;
  const own = { plan: null, outcome: <OutcomeInput form={form} prefix={prefix} /> };
  return (
    <div className={css['columns']}>
      {form.sections.map((section, place) => (
        <Fragment key={section.title ?? ''}>
          <div className={css['part']}>
            {place === 0 && about && <PeriodChoice form={form} plan={about} resident={resident ?? ''} />}
            <FormSection section={section} form={form} prefix={prefix} own={own} />
          </div>
          {place === 0 && about && resident && (
            <GatheredEvidence form={form} plan={about} resident={resident} days={isPeriod ? { from, to } : null} />
          )}
        </Fragment>
      ))}
      <div className={css['part']}>{bar}</div>
    </div>
  );
}

function OutcomeInput({ form, prefix }: { form: EntityFormState<typeof evaluation>; prefix: string }) {
  const chosen = form.values.outcome;
  const field = evaluation.fields.outcome;
  const words: Readonly<Record<string, string>> = field.options;
  return (
    <div className={css['outcome']}>
      <FieldInput
        field={field}
        name="outcome"
        id={`${prefix}-outcome`}
        value={chosen ?? null}
        error={form.errors.outcome ?? null}
        needed
        onChange={(value) => form.change('outcome', value)}
      />
      <dl className={css['does']}>
        {Object.entries(outcomeDoes).map(([outcome, does]) => (
          <div key={outcome} data-chosen={outcome === chosen || undefined}>
            <dt>{words[outcome]}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
