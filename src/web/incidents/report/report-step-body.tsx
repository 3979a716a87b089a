import type { incident } from '#domain/incidents/incident/incident.ts';
import { useEffect, useRef } from 'react';
import type { PlannedField } from '../../kit/form/form-plan.ts';
import { FormSection } from '../../kit/form/form-section.tsx';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import type { EntityFormState } from '../../kit/form/use-entity-form.ts';
import { emergencyOf } from '../duties/duty-facts.ts';
import { EarlierIncidents } from './earlier-incidents.tsx';
import { MakeSafe } from './make-safe.tsx';
import { MustBeInformed } from './must-be-informed.tsx';
import type { ReportStep } from './report-steps.ts';
import incidents from '../incidents.module.css';

/** Nobody looks up records in a hurry: a name will do, and the resident of the page is linked already. */
function withoutLinks(planned: PlannedField): PlannedField {
  const { field } = planned;
  if (field.kind !== 'rows') return planned;
  return {
    ...planned,
    field: {
      ...field,
      columns: Object.fromEntries(Object.entries(field.columns).filter(([, column]) => column.kind !== 'link')),
    },
  };
}

interface BodyProps {
  step: ReportStep;
  form: EntityFormState<typeof incident>;
  prefix: string;
  person: StoredRecord | null;
}

/** One step of a report: its idea, its questions, and beside them what helps to answer. */
export function ReportStepBody({ step, form, prefix, person }: BodyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const planned = form.sections.flatMap(({ fields }) => fields).map(withoutLinks);
  const [first, ...rest] = step.sections
    .map(({ title, names }) => ({ title, fields: names.flatMap((name) => planned.filter((one) => one.name === name)) }))
    .filter(({ fields }) => fields.length > 0)
    .map((section) => <FormSection key={section.title} section={section} form={form} prefix={prefix} />);
  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1} className={incidents['stepTitle']}>
          {step.title}
        </h2>
        <p className={incidents['lead']}>{step.about}</p>
      </div>
      {step.idea === 'told' && <MustBeInformed form={form} person={person} />}
      {first}
      {step.idea === 'safe' && <MakeSafe event={emergencyOf(form.values, person ?? {})} />}
      {rest}
      {step.idea === 'happened' && person && <EarlierIncidents resident={person.id} />}
    </>
  );
}
