import { discharge } from '#domain/residents/leaving/discharge.ts';
import type { resident } from '#domain/residents/person/resident.ts';
import type { ReactNode } from 'react';
import type { Stored } from '../kit/state/stored-record.ts';
import { StepsForm } from '../kit/form/steps/steps-form.tsx';
import { useCircumstances } from '../kit/form/use-circumstances.ts';
import type { EntityFormState } from '../kit/form/use-entity-form.ts';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { Checklist, ChecklistShare } from './checklist.tsx';
import { leavingSteps } from './leaving-steps.ts';
import css from './discharge.module.css';

interface FormProps {
  form: EntityFormState<typeof discharge>;
  prefix: string;
  bar: ReactNode;
  person: Stored<typeof resident>;
  record: Stored<typeof discharge> | null;
}

/** A leaving prepared step by step, with the checklist at its end. */
export function LeavingForm({ form, prefix, bar, person, record }: FormProps) {
  const circumstances = useCircumstances(discharge, person)(record);
  const wording = useValueWords()(record ?? { id: '' });
  return (
    <StepsForm steps={leavingSteps(form.values)} form={form} prefix={prefix} bar={bar} circumstances={circumstances}>
      {({ isLast }) =>
        isLast && (
          <section className={css['panel']} data-card>
            <ChecklistShare leaving={form.values} />
            <Checklist leaving={form.values} nameOf={wording.nameOf} onAnswer={form.change} />
          </section>
        )
      }
    </StepsForm>
  );
}
