import type { Circumstances } from '#domain/kit/vocabulary/entity.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../error-summary.tsx';
import type { PlannedField } from '../form-plan.ts';
import { FormSection } from '../form-section.tsx';
import type { FormStep, FormSteps } from './form-steps.ts';
import { useFullScreen } from '../../page/full-screen.ts';
import { StepTrail } from '../../ui/step-trail.tsx';
import type { EntityFormState } from '../use-entity-form.ts';
import { useFormSteps } from './use-form-steps.ts';
import kit from '../../styles/kit.module.css';
import css from './steps-form.module.css';

interface Place {
  readonly at: number;
  readonly isLast: boolean;
  goTo(step: number): void;
}

interface StepsFormProps {
  steps: FormSteps;
  form: EntityFormState;
  prefix: string;
  /** Saving comes at the end, once everything was gone through. */
  bar: ReactNode;
  circumstances: Circumstances;
  /** What else stands on a step, below its questions. */
  children(place: Place): ReactNode;
}

/** A form asked step by step; each is checked before the next, and what lies behind can be opened again. */
export function StepsForm({ steps: all, form, prefix, bar, circumstances, children }: StepsFormProps) {
  useFullScreen();
  const { at, wrong, tried, heading, goTo, goOn, shown } = useFormSteps(all, form, circumstances);
  const { steps } = all;
  const step = steps[at];
  if (!step) return null;

  const isLast = at === steps.length - 1;
  const problems = step.fields.flatMap((name) =>
    wrong[name] ? [{ text: wrong[name], leadsTo: `${prefix}-${name}` }] : [],
  );
  return (
    <>
      <StepTrail steps={steps} at={at} onChoose={goTo} />
      <header>
        <h2 ref={heading} tabIndex={-1} className={kit['heading']}>
          {step.title}
        </h2>
        <p className={kit['reason']}>{step.why}</p>
      </header>
      {problems.length > 0 && <ErrorSummary attempt={tried} problems={problems} text="" />}
      {!isLast && <FormSection section={{ title: null, fields: askedOn(step, form) }} form={shown} prefix={prefix} />}
      {children({ at, isLast, goTo })}
      <div className={`${kit['buttons']} ${css['ways']}`}>
        {at > 0 && (
          <Button variant="default" onClick={() => goTo(at - 1)}>
            Back
          </Button>
        )}
        {!isLast && <Button onClick={goOn}>Next: {steps[at + 1]?.title.toLowerCase()}</Button>}
      </div>
      {isLast && bar}
    </>
  );
}

/** The questions of a step that apply, in its order and its words. */
function askedOn(step: FormStep, form: EntityFormState): PlannedField[] {
  const planned = form.sections.flatMap((section) => section.fields);
  const asked = step.fields.flatMap((name) => planned.filter((field) => field.name === name));
  return asked.map((one) => {
    const label = step.words?.[one.name];
    return label ? { ...one, field: { ...one.field, label } } : one;
  });
}
