import type { Complaints } from '#domain/kit/entity.ts';
import { discharge } from '#domain/residents/discharge.ts';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ErrorSummary } from '../kit/error-summary.tsx';
import { formFields, type PlannedField } from '../kit/form-plan.ts';
import { FormSection } from '../kit/form-section.tsx';
import type { Kept } from '../kit/kept.ts';
import { useCircumstances } from '../kit/use-circumstances.ts';
import type { EntityFormState } from '../kit/use-entity-form.ts';
import { useTelling } from '../kit/use-telling.ts';
import { Checklist, ChecklistShare } from './checklist.tsx';
import { StepTrail } from './step-trail.tsx';
import { stepComplaints, stepOf, stepsFor, unfinishedStep, type LeavingStep } from './leaving-steps.ts';
import css from './discharge.module.css';

const fields = formFields(discharge, false, ['resident']);

interface FormProps {
  form: EntityFormState;
  prefix: string;
  /** Saving comes at the end, once everything was gone through. */
  bar: ReactNode;
  person: Kept;
  record: Kept | null;
}

/** A leaving prepared step by step. It can be left at any step, and goes on there. */
export function LeavingForm({ form, prefix, bar, person, record }: FormProps) {
  const circumstances = useCircumstances(discharge, person)(record);
  const telling = useTelling()(record ?? { id: '' });
  const [at, setAt] = useState(0);
  const [wrong, setWrong] = useState<Complaints>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = stepsFor(form.values);
  const step = steps[at];

  const goTo = (next: number) => {
    setWrong({});
    setAt(next);
    requestAnimationFrame(() => heading.current?.focus());
  };
  useGoingOn(form, () => setAt(unfinishedStep(steps, fields, form.values, circumstances)));
  useGoingBack(form, (field) => stepOf(steps, field), goTo);
  if (!step) return null;

  const next = () => {
    const complaints = stepComplaints(step, fields, form.values, circumstances);
    if (Object.keys(complaints).length > 0) return setWrong(complaints);
    goTo(at + 1);
  };
  const shown: EntityFormState = {
    ...form,
    errors: { ...wrong, ...form.errors },
    change(name, value) {
      setWrong((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field !== name)));
      form.change(name, value);
    },
  };
  const isLast = at === steps.length - 1;
  const problems = step.fields.flatMap((name) => (wrong[name] ? [{ text: wrong[name], leadsTo: `${prefix}-${name}` }] : []));
  return (
    <>
      <StepTrail steps={steps} at={at} onChoose={(chosen) => chosen < at && goTo(chosen)} />
      <header>
        <h2 ref={heading} tabIndex={-1} className={css['heading']}>{step.title}</h2>
        <p className={css['why']}>{step.why}</p>
      </header>
      {problems.length > 0 && <ErrorSummary key={JSON.stringify(wrong)} problems={problems} text="" />}
      {!isLast && <FormSection section={{ title: null, fields: askedOn(step, form) }} form={shown} prefix={prefix} />}
      {isLast && <section className={css['panel']} data-card><ChecklistShare leaving={form.values} /><Checklist leaving={form.values} nameOf={telling.nameOf} onAnswer={form.change} /></section>}
      <div className={css['ways']}>
        {at > 0 && <Button variant="default" onClick={() => goTo(at - 1)}>Back</Button>}
        {!isLast && <Button onClick={next}>Next: {steps[at + 1]?.title.toLowerCase()}</Button>}
      </div>
      {isLast && bar}
    </>
  );
}

/** The questions of a step that apply, in its order and its words. */
function askedOn(step: LeavingStep, form: EntityFormState): PlannedField[] {
  const planned = form.sections.flatMap((section) => section.fields);
  const asked = step.fields.flatMap((name) => planned.filter((field) => field.name === name));
  return asked.map((one) => ({ ...one, field: { ...one.field, label: step.words?.[one.name] ?? one.field.label } }));
}

/** A draft that came back opens at the first step that is not finished. */
function useGoingOn(form: EntityFormState, goOn: () => void) {
  const { restored } = form.draft;
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (restored) go();
  }, [restored]);
}

/** What the server refuses is shown at the step it was asked on. */
function useGoingBack(form: EntityFormState, stepWith: (field: string) => number, goTo: (step: number) => void) {
  const { outcome, errors } = form;
  const go = useEffectEvent(() => {
    const steps = Object.keys(errors).filter((name) => errors[name]).map(stepWith).filter((step) => step >= 0);
    if (steps.length > 0) goTo(Math.min(...steps));
  });
  useEffect(() => {
    if (outcome?.kind === 'failed') go();
  }, [outcome]);
}
