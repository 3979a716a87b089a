import type { Circumstances, Complaints } from '#domain/kit/vocabulary/entity.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { stepComplaints, stepOf, unfinishedStep, type FormSteps } from './form-steps.ts';
import type { EntityFormState } from '../use-entity-form.ts';

/** The way through a form in steps. It can be left at any step, and goes on there. */
export function useFormSteps(all: FormSteps, form: EntityFormState, circumstances: Circumstances) {
  const [at, setAt] = useState(0);
  /** What the last try found, and what of it is not mended yet. */
  const [tried, setTried] = useState<Complaints>({});
  const [wrong, setWrong] = useState<Complaints>({});
  const heading = useRef<HTMLHeadingElement>(null);

  const goTo = (next: number) => {
    setWrong({});
    setAt(next);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const goOn = () => {
    const complaints = stepComplaints(all, at, form.values, circumstances);
    if (Object.keys(complaints).length === 0) return goTo(at + 1);
    setTried(complaints);
    setWrong(complaints);
  };
  useGoingOn(form, () => setAt(unfinishedStep(all, form.values, circumstances)));
  useGoingBack(form, (field) => stepOf(all, field), goTo);

  const shown: EntityFormState = {
    ...form,
    errors: { ...wrong, ...form.errors },
    change(name, value) {
      setWrong((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field !== name)));
      form.change(name, value);
    },
  };
  return { at, wrong, tried, heading, goTo, goOn, shown };
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
    const steps = Object.keys(errors)
      .filter((name) => errors[name])
      .map(stepWith)
      .filter((step) => step >= 0);
    if (steps.length > 0) goTo(Math.min(...steps));
  });
  useEffect(() => {
    if (outcome?.kind === 'failed') go();
  }, [outcome]);
}
