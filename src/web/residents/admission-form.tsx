import type { Complaints } from '#domain/kit/entity.ts';
import { resident } from '#domain/residents/resident.ts';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ErrorSummary } from '../kit/error-summary.tsx';
import { formFields } from '../kit/form-plan.ts';
import { FormSection } from '../kit/form-section.tsx';
import { useCircumstances } from '../kit/use-circumstances.ts';
import type { EntityFormState } from '../kit/use-entity-form.ts';
import { AdmissionReview } from './admission-review.tsx';
import { AdmissionTrail } from './admission-trail.tsx';
import { admissionSteps, stepComplaints, stepOf, unfinishedStep } from './admission-steps.ts';
import { KnownAlready } from './known-already.tsx';
import { NumberCheck } from './number-check.tsx';
import css from './admission.module.css';

const fields = formFields(resident, false, ['home']);

interface FormProps {
  form: EntityFormState;
  prefix: string;
  /** Saving comes at the end, once everything was read through. */
  bar: ReactNode;
}

/** A short way through what the first day needs. It can be left at any step, and goes on there. */
export function AdmissionForm({ form, prefix, bar }: FormProps) {
  const circumstances = useCircumstances(resident, null)(null);
  const [at, setAt] = useState(0);
  const [wrong, setWrong] = useState<Complaints>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const step = admissionSteps[at];

  const goTo = (next: number) => {
    setWrong({});
    setAt(next);
    requestAnimationFrame(() => heading.current?.focus());
  };
  useGoingOn(form, () => setAt(unfinishedStep(fields, form.values, circumstances)));
  useGoingBack(form, goTo);
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
      form.change(name, name === 'national_id' ? withoutSpaces(value, form.values['national_id_type']) : value);
    },
  };
  const planned = form.sections.flatMap((section) => section.fields);
  const asked = step.fields.flatMap((name) => planned.filter((field) => field.name === name));
  const isLast = at === admissionSteps.length - 1;
  const problems = step.fields.flatMap((name) => (wrong[name] ? [{ text: wrong[name], leadsTo: `${prefix}-${name}` }] : []));
  return (
    <>
      <AdmissionTrail at={at} onChoose={(chosen) => chosen < at && goTo(chosen)} />
      <header>
        <h2 ref={heading} tabIndex={-1} className={css['heading']}>{step.title}</h2>
        <p className={css['why']}>{step.why}</p>
      </header>
      {problems.length > 0 && <ErrorSummary key={JSON.stringify(wrong)} problems={problems} text="" />}
      {asked.length > 0 && <FormSection section={{ title: null, fields: asked }} form={shown} prefix={prefix} />}
      {at === 0 && <NumberCheck number={form.values['national_id']} type={form.values['national_id_type']} />}
      {(at === 0 || isLast) && <KnownAlready values={form.values} />}
      {isLast && <AdmissionReview values={form.values} onChoose={goTo} />}
      <div className={css['ways']}>
        {at > 0 && <Button variant="default" onClick={() => goTo(at - 1)}>Back</Button>}
        {!isLast && <Button onClick={next}>Next: {admissionSteps[at + 1]?.title.toLowerCase()}</Button>}
      </div>
      {isLast && bar}
    </>
  );
}

/** A number is read aloud in groups and typed with gaps; it is kept without. */
const withoutSpaces = (value: unknown, type: unknown): unknown => (type !== 'local' && typeof value === 'string' ? value.replace(/[\s-]/g, '') : value);

/** A draft that came back opens at the first step that is not finished. */
function useGoingOn(form: EntityFormState, goOn: () => void) {
  const { restored } = form.draft;
  const go = useEffectEvent(goOn);
  useEffect(() => {
    if (restored) go();
  }, [restored]);
}

/** What the server refuses is shown at the step it was asked on. */
function useGoingBack(form: EntityFormState, goTo: (step: number) => void) {
  const { outcome, errors } = form;
  const go = useEffectEvent(() => {
    const steps = Object.keys(errors).filter((name) => errors[name]).map(stepOf).filter((step) => step >= 0);
    if (steps.length > 0) goTo(Math.min(...steps));
  });
  useEffect(() => {
    if (outcome?.kind === 'failed') go();
  }, [outcome]);
}
