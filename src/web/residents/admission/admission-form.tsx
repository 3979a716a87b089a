import { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StepsForm } from '../../kit/form/steps/steps-form.tsx';
import { useCircumstances } from '../../kit/form/use-circumstances.ts';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { AdmissionReview } from './admission-review.tsx';
import { admission } from './admission-steps.ts';
import { KnownAlready } from './known-already.tsx';
import { NumberCheck } from './number-check.tsx';

/** A short way through what the first day needs. */
export function AdmissionForm({
  form,
  prefix,
  bar,
}: {
  form: EntityFormState<typeof resident>;
  prefix: string;
  bar: ReactNode;
}) {
  const { values } = form;
  const typed: EntityFormState<typeof resident> = {
    ...form,
    change: (name, value) =>
      form.change(name, name === 'national_id' ? withoutSpaces(value, values.national_id_type) : value),
  };
  return (
    <>
      {/* Whoever stands at the door at night is not asked for everything. What was typed here stays as a draft. */}
      <Button component={Link} to="?emergency=1" variant="default" className="no-print">
        Admit in an emergency
      </Button>
      <StepsForm
        steps={admission}
        form={typed}
        prefix={prefix}
        bar={bar}
        circumstances={useCircumstances(resident, null)(null)}
      >
        {({ at, isLast, goTo }) => (
          <>
            {at === 0 && <NumberCheck number={values.national_id} type={values.national_id_type} />}
            {(at === 0 || isLast) && <KnownAlready values={values} />}
            {isLast && <AdmissionReview values={values} onChoose={goTo} />}
          </>
        )}
      </StepsForm>
    </>
  );
}

/** A number is read aloud in groups and typed with gaps; it is stored without. */
const withoutSpaces = (value: unknown, type: unknown): unknown =>
  type !== 'local' && typeof value === 'string' ? value.replace(/[\s-]/g, '') : value;
